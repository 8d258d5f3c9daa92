import { contentWordsIn } from './claim-verifier/align.ts';
import { bestSentenceFor } from './claim-verifier/entailment.ts';
import type { CitedEvent } from './claim-verifier/evidence.ts';
import { indexEvidence, parseText } from './claim-verifier/evidence-index.ts';

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
