import { type Voice, voices } from './data/voices.ts';
import { literal } from './figures.ts';
import { findAll, type Hit, lexiconOfTables } from './lexicon.ts';
import type { Passage } from './passage.ts';

/** The classes of speakers and tones in a passage, in text order, without those in a figure of speech. */
export function voicesIn({ words, figures }: Passage): Hit<Voice>[] {
  return literal(findAll(lexicon, words), figures);
}

const lexicon = lexiconOfTables<Voice>(voices);
