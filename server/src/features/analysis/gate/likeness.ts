import { type Alignment, align, isTelling, type Placed, tellingIn } from './align.ts';
import { miscopied } from './copy.ts';
import { formsIn } from './dates.ts';
import type { Ground, Read } from './evidence.ts';
import type { Token } from './tokens.ts';

/** The sentence of the evidence that a claim is closest to. */
export interface Anchor {
  sentence: Read;
  shared: Alignment;
  /** How much of the claim's telling words it has in the same order. */
  share: number;
}

/** From this share a claim is a copy, in which each word that differs is a change of meaning. */
const copyShare = 0.5;

/** Below this share of words that the evidence has at all, a claim says more than its events. */
const leastKnown = 0.5;

export function anchorOf(claim: Read, { sentences }: Ground): Anchor | null {
  const telling = tellingIn(claim);
  let best: Anchor | null = null;
  for (const sentence of sentences) {
    const shared = align(claim.tokens, sentence.tokens);
    const share = telling.filter(({ at }) => shared.has(at)).length / Math.max(1, telling.length);
    const isShorter = sentence.tokens.length < (best?.sentence.tokens.length ?? 0);
    if (!best || share > best.share || (share === best.share && isShorter)) best = { sentence, shared, share };
  }
  return best;
}

/** Why the claim is no fair rendering of its evidence: a copy with something exchanged, or mostly words of its own. */
export function unfaithful(claim: Read, { sentence, shared, share }: Anchor, ground: Ground): string | null {
  const telling = tellingIn(claim);
  if (telling.every(({ token }) => token.kind === 'name')) return wrongFrame(claim, telling, ground);
  if (telling.length <= 2 && share < 1) return 'no cited event has these words together';
  if (share >= copyShare) return miscopied(claim, sentence, shared, ground);
  const ordinary = telling.filter(({ token }) => token.kind === 'word');
  const known = ordinary.filter(({ token }) => ground.keys.has(token.key));
  return known.length < leastKnown * ordinary.length ? 'most of its words are not in the cited events' : null;
}

/** A part of names alone, as before a colon: with a day it is when and where an event was, else it is named so. */
function wrongFrame({ dates }: Read, names: readonly Placed[], { sentences, events }: Ground): string | null {
  const days = formsIn(dates);
  if (days.some((day) => !events.days.has(day))) return 'no cited event is of that day';
  const wanted = keysOf(names.map(({ token }) => token));
  const known = days.length > 0 ? events.places : sentences;
  const isKnown = names.length === 0 || known.some(({ tokens }) => keysOf(tokens.filter(isTelling)).includes(wanted));
  return isKnown ? null : 'no cited event has these names together';
}

/** Between spaces, so that one may be looked for in another. */
function keysOf(tokens: readonly Token[]): string {
  return ` ${tokens.map(({ key }) => key).join(' ')} `;
}
