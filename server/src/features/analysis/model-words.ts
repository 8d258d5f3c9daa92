import { findActs } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import { findAll } from '../../language/lexicon.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { synonyms } from '../../language/synonyms.ts';
import { passageOf } from '../../language/title-passage.ts';
import { contentWordsIn } from './claim-verifier/align.ts';
import { bestSentenceFor } from './claim-verifier/entailment.ts';
import type { CitedEvent } from './claim-verifier/evidence.ts';
import { indexEvidence, parseText } from './claim-verifier/evidence-index.ts';

/** How much of what a sentence says stands in the words of an event, or in words of the same meaning: 0 to 1. */
export function saidBy(text: string, event: CitedEvent): number {
  const { keys, words } = indexEvidence([event]);
  const meanings = new Set([...words].flatMap(meaningsOf));
  const contentWords = contentWordsIn(parseText(text));
  const said = contentWords.filter(
    ({ token: { key, word, kind } }) =>
      keys.has(key) || (kind === 'word' && meaningsOf(word).some((meaning) => meanings.has(meaning))),
  );
  return said.length / Math.max(1, contentWords.length);
}

/** Below so many words that say something, a sentence is texts only by one that says little more. */
const fewWords = 5;
const littleMore = 2;

/** Is a sentence of few words no sentence of the event, but picked out of a longer one? 'Iran closed the strait' of a plan to close it. */
export function isPicked(text: string, event: CitedEvent): boolean {
  const claim = parseText(text);
  const count = contentWordsIn(claim).length;
  if (count >= fewWords) return false;
  const best = bestSentenceFor(claim, indexEvidence([event]));
  return !best || best.share < 1 || contentWordsIn(best.sentence).length > count + littleMore;
}

/** Does a sentence lay an armed act on a party that does none in the event? */
export function hasStrangeDoer(text: string, { title, summary, reports }: CitedEvent): boolean {
  const texts = [title, ...sentencesOf(summary), ...reports.map((report) => report.title)];
  const known = new Set(texts.flatMap(doersIn));
  return doersIn(text).some((doer) => !known.has(doer));
}

function doersIn(text: string): Party[] {
  return findActs(passageOf(text)).flatMap(({ actor }) => actor ?? []);
}

function meaningsOf(word: string): string[] {
  return findAll(synonyms, [word]).map(({ value }) => value);
}
