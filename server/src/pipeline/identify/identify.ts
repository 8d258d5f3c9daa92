import type { EventType } from '@vigil/common/events';
import { read } from '../../language/passage.ts';
import {
  addEvent,
  createIndex,
  dropEvent,
  findAlike,
  findEvent,
  growEvent,
  type Index,
  type Known,
  keyIds,
  type Located,
  weigh,
} from './index.ts';
import { termsOf } from './terms.ts';
import { cosine } from './vector.ts';
import { isArmed, isVetoed, keysOf, mergeSlots, sameness, slotsOf } from './veto.ts';

export { createIndex };

/** An item as a report of something. */
export interface Candidate {
  title: string;
  summary: string;
  at: Date;
  eventType: EventType;
  location: string;
}

const hour = 3_600_000;

/** Reports further apart than this are never of one event. */
const windowMs = 72 * hour;

// The next four were set together on a grid over the labelled set, where pairs reach F1 0.81 at a precision of 0.88.
// Grid points a tenth away give 0.46 to 0.80, half of them more than 0.76: the set is small. See docs/classify.md.

/** Likeness falls to 1/e in this time since the last report. */
const fadeMs = 24 * hour;

/** Least likeness of a report and its event. */
const threshold = 0.28;

/** What it adds to likeness that the same party did the same to the same one. */
const samenessBonus = 0.36;

/** Likeness of words is taken times this when one tells of an armed act and the other does not, or the types differ. */
const otherKind = 0.75;

/** Events that a search looks at closely. */
const looks = 8;

/** The known event that a text reports, or null. Changes nothing but the terms that the index has heard of. */
export function identify(index: Index, candidate: Candidate): string | null {
  const located = locate(index, candidate);
  let best: { likeness: number; eventId: string } | null = null;
  const at = candidate.at.getTime();
  const isNear = ({ firstAt }: Known) => Math.abs(at - firstAt) <= windowMs;
  for (const event of findAlike(index, located, looks, isNear)) {
    const likeness = likenessOf(event, located, at);
    if (likeness >= threshold && likeness > (best?.likeness ?? 0)) best = { likeness, eventId: event.eventId };
  }
  return best?.eventId ?? null;
}

/** Lets the index know that a text reports this event, which may be a new one. */
export function remember(index: Index, eventId: string, candidate: Candidate): void {
  const located = locate(index, candidate);
  const { vector, slots, keys } = located;
  const at = candidate.at.getTime();
  const event = findEvent(index, eventId);
  if (!event) {
    addEvent(index, { eventId, eventType: candidate.eventType, firstAt: at, lastAt: at, vector, slots, keys });
    return;
  }
  growEvent(index, event, located);
  event.slots = mergeSlots(event.slots, slots);
  event.firstAt = Math.min(event.firstAt, at);
  event.lastAt = Math.max(event.lastAt, at);
}

/** Lets an event go: nothing is identified with it any more. */
export function forget(index: Index, eventId: string): void {
  dropEvent(index, eventId);
}

function locate(index: Index, { title, summary, eventType, location }: Candidate): Located {
  const { last } = index;
  const isSame = last?.title === title && last.summary === summary;
  if (isSame && last.eventType === eventType && last.location === location) return last;
  const reading = read({ title, summary });
  const slots = slotsOf(reading, eventType, location);
  const keys = keyIds(index, keysOf(slots));
  index.last = { title, summary, eventType, location, vector: weigh(index, termsOf(reading)), slots, keys };
  return index.last;
}

function likenessOf(event: Known, { eventType, vector, slots }: Located, at: number): number {
  const age = Math.abs(at - event.firstAt);
  if (isVetoed(event.slots, slots)) return 0;
  const apart = Math.max(0, event.firstAt - at, at - event.lastAt);
  const isOther = event.eventType !== eventType || isArmed(event.slots) !== isArmed(slots);
  const words = cosine(event.vector, vector) * (isOther ? otherKind : 1);
  const bonus = samenessBonus * sameness(event.slots, slots) * Math.exp(-age / fadeMs);
  return words * Math.exp(-apart / fadeMs) + bonus;
}
