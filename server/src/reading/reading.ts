import { type AnalysedText, analyseText } from '../language/analysed-text.ts';
import { type Readable, readable, type Written } from './readable.ts';

/** A text that was read once, for all that judge it. */
export interface Reading extends AnalysedText {
  /** The text in English, in its language, and what was recognised in it. */
  text: Readable;
}

/** Reads a title and its summary, in English or a language that has a lexicon. */
export function readItem(written: Written): Reading {
  return analyseText(readable(written));
}
