import { type Alignment, align, contentWordsIn, isContentWord, type PlacedToken } from './align.ts';
import { copyFault } from './copy.ts';
import { formsIn } from './dates.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

/** The sentence of the evidence that a claim is closest to. */
interface BestSentence {
  sentence: ParsedText;
  shared: Alignment;
  /** How much of the claim's content words it has in the same order. */
  share: number;
}

export function bestSentenceFor(claim: ParsedText, { sentences }: EvidenceIndex): BestSentence | null {
  const contentWords = contentWordsIn(claim);
  let best: BestSentence | null = null;
  for (const sentence of sentences) {
    const shared = align(claim.tokens, sentence.tokens);
    const share = contentWords.filter(({ at }) => shared.has(at)).length / Math.max(1, contentWords.length);
    const isShorter = sentence.tokens.length < (best?.sentence.tokens.length ?? 0);
    if (!best || share > best.share || (share === best.share && isShorter)) best = { sentence, shared, share };
  }
  return best;
}

/** Why the claim is no fair rendering of its evidence. */
export function notEntailed(
  claim: ParsedText,
  { sentence, shared, share }: BestSentence,
  index: EvidenceIndex,
): string | null {
  const contentWords = contentWordsIn(claim);
  if (contentWords.every(({ token }) => token.kind === 'name')) return wrongDateline(claim, contentWords, index);
  if (contentWords.length <= 2 && share < 1) return 'no cited event has these words together';
  return copyFault(claim, sentence, shared);
}

/** A part of names alone, as before a colon: with a day it is when and where an event was, else it is named so. */
function wrongDateline(
  { dates }: ParsedText,
  names: readonly PlacedToken[],
  { sentences, events }: EvidenceIndex,
): string | null {
  const days = formsIn(dates);
  if (days.some((day) => !events.days.has(day))) return 'no cited event is of that day';
  const wanted = keysOf(names.map(({ token }) => token));
  const known = days.length > 0 ? events.places : sentences;
  const isKnown =
    names.length === 0 || known.some(({ tokens }) => keysOf(tokens.filter(isContentWord)).includes(wanted));
  return isKnown ? null : 'no cited event has these names together';
}

/** Between spaces, so that one may be looked for in another. */
function keysOf(tokens: readonly Token[]): string {
  return ` ${tokens.map(({ key }) => key).join(' ')} `;
}
