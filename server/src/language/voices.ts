import { type Voice, voiceNames, voices } from './data/voices.ts';
import { literal } from './figures.ts';
import { createLexicon, findAll, type Hit } from './lexicon.ts';
import type { Passage } from './passage.ts';
import { phrasesOf } from './phrases.ts';

/** The classes of speakers and tones in a passage, in text order, without those in a figure of speech. */
export function voicesIn({ words, figures }: Passage): Hit<Voice>[] {
  return literal(findAll(lexicon, words), figures);
}

const lexicon = createLexicon<Voice>(
  voiceNames.flatMap((voice) => phrasesOf(voices[voice]).map((phrase): [string, Voice] => [phrase, voice])),
);
