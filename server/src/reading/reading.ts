import { type Act, findActs } from '../language/acts.ts';
import { type Frame, frameOf } from '../language/frame.ts';
import { type Passages, read } from '../language/passage.ts';
import { type Readable, readable, type Written } from './readable.ts';

/** A text that was read once, for all that judge it. */
export interface Reading extends Passages {
  /** The text in English, in its language, and what was recognised in it. */
  text: Readable;
  /** The armed acts of the title. */
  acts: readonly Act[];
  /** What the title tells apart from its words; made when it is first asked for. */
  readonly frame: Frame;
}

/** Reads a title and its summary, in English or a language that has a lexicon. */
export function readItem(written: Written): Reading {
  const text = readable(written);
  const passages = read(text);
  let frame: Frame | null = null;
  return {
    ...passages,
    text,
    acts: findActs(passages.title),
    get frame() {
      frame ??= frameOf(passages);
      return frame;
    },
  };
}
