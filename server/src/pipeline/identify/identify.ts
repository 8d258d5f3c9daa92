import type { EventType } from '@vigil/common/events';
import type { Frame } from '../../language/frame.ts';
import { type Reading, readItem } from '../../reading/reading.ts';
import { agreementOf, isBroad } from './agreement.ts';
import { isOfOne, keysOf, mergeFrames, nameFighter } from './compare.ts';
import { conflictOf, hardConflictOf, isToldOtherwise } from './conflict.ts';
import {
  addEvent,
  countEvents,
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
import { type Comparison, featuresOf } from './judge/features.ts';
import { probabilityOf } from './judge/judge.ts';
import { shareDeed } from './kinship.ts';
import { termsOf } from './terms.ts';
import { cosine } from './vector.ts';
import { isOtherOfMould, wordingOf } from './wording.ts';

export { createIndex };

/** An item as a report of something. */
export interface Candidate {
  title: string;
  summary: string;
  at: Date;
  eventType: EventType;
  location: string;
  /** The text as it was read before; without it the text is read here. */
  reading?: Reading | undefined;
}

const hour = 3_600_000;

/** Reports further apart than this are never of one event. */
const windowMs = 40 * hour;

/** Likeness falls to 1/e in this time since the last report. */
const fadeMs = 24 * hour;

/** Least likeness of a report and its event. Words about what is done are many and alike, so they must be more alike. */
const thresholds = { done: 0.25, said: 0.3 };

/**
 * Two headlines without a summary have few words that could be alike: this much less is asked of them, if the one
 * follows the other closely. Falls to 1/e in the time beside it.
 */
const bareRelief = 0.18;
const reliefMs = 3 * hour;

/** What a point of agreement adds to likeness. */
const pointShare = 0.11;

/** Points that a bare headline which names too little must have with an event. */
const leastAgreement = 0.7;

/** Points that are enough by themselves: of what they name, two things besides are one. */
const fullAgreement = 2.7;

/** Likeness of words is taken times this when the two tell of other deeds. */
const otherDeed = 0.7;

/** Events that a search looks at closely. */
const looks = 8;

/** Reports that are the core of an event. */
const coreReports = 4;

/** Least probability of the judge that a report belongs to an event. */
const leastProbability = 0.37;

/**
 * The known event that a text reports, or null; with `byFrame` only one with which it has the deed and the place, thing
 * or person in common, whatever their words. Changes nothing but the terms that the index has heard of.
 */
export function identify(index: Index, candidate: Candidate, { byFrame = false } = {}): string | null {
  const report = locate(index, candidate);
  let best: { score: number; eventId: string } | null = null;
  for (const comparison of comparisonsOf(index, report, candidate.at)) {
    const score = index.judge ? probabilityOf(index.judge, featuresOf(comparison)) : scoreOf(comparison);
    const least = index.judge ? leastProbability : 0;
    const isBest = score > (best?.score ?? least);
    if (isBest && !(byFrame && !tellsOf(comparison.event, report))) best = { score, eventId: comparison.event.eventId };
  }
  return best?.eventId ?? null;
}

/** The events that a report may belong to: those likest to it that nothing parts from it for good. */
export function comparisonsOf(index: Index, report: Located, time: Date): Comparison[] {
  const at = time.getTime();
  const span = { from: at - windowMs, to: at + windowMs };
  const rivals = countEvents(index, span);
  const least = report.frame.stance === 'done' ? thresholds.done : thresholds.said;
  return findAlike(index, report, looks, span).flatMap((event) => {
    if (areParted(event, report) || isNearMiss(event, report)) return [];
    const margin = likenessOf(event, report, at) - least;
    const isJoined = margin >= -reliefOf(event, report, at) && !conflictOf(event.frame, report.frame);
    return [{ event, report, at, margin, isJoined, rivals }];
  });
}

/**
 * Two headlines with one trigger or nearly the same words, one of them told in another way: 'Iran says it will close
 * Hormuz', 'Iran closes Hormuz'.
 */
function isNearMiss(event: Known, { bare, frame, vector }: Located): boolean {
  if (!bare || !event.bare) return false;
  const others = event.core.filter((one) => isToldOtherwise(one.frame, frame));
  if (others.length === 0) return false;
  return others.some((one) => shareDeed(one.frame, frame)) || cosine(event.vector, vector) > nearMissWords;
}

const nearMissWords = 0.25;

/** Without a judge: likeness, of what the rules join. */
function scoreOf({ margin, isJoined }: Comparison): number {
  return isJoined ? 1 + margin : 0;
}

/** Lets the index know that a text reports this event, which may be a new one. */
export function remember(index: Index, eventId: string, candidate: Candidate): void {
  const located = locate(index, candidate);
  const { vector, frame, keys } = located;
  const at = candidate.at.getTime();
  const event = findEvent(index, eventId);
  if (!event) {
    addEvent(index, {
      eventId,
      eventType: candidate.eventType,
      firstAt: at,
      lastAt: at,
      vector,
      frame,
      isBroad: isBroad(frame),
      keys,
      bare: located.bare,
      core: [{ vector, frame }],
    });
    return;
  }
  growEvent(index, event, located, at);
  if (event.core.length < coreReports) event.core.push({ vector, frame });
  event.frame = mergeFrames(event.frame, frame);
  event.isBroad ||= isBroad(frame);
}

/** Lets an event go: nothing is identified with it any more. */
export function forget(index: Index, eventId: string): void {
  dropEvent(index, eventId);
}

/** The text as the index sees it. */
export function locate(index: Index, { title, summary, eventType, location, reading: known }: Candidate): Located {
  const { last } = index;
  const isSame = last?.title === title && last.summary === summary;
  if (isSame && last.eventType === eventType && last.location === location) return last;
  const reading = known ?? readItem({ title, summary, language: 'en' });
  const { frame } = reading;
  const keys = keyIds(index, keysOf(frame));
  const bare = reading.lead.words.length === 0 ? wordingOf(reading.title) : null;
  index.last = { title, summary, eventType, location, vector: weigh(index, termsOf(reading)), frame, keys, bare };
  return index.last;
}

function reliefOf(event: Known, { bare, frame }: Located, at: number): number {
  if (!bare || !event.bare || tellOther(event.frame, frame)) return 0;
  return bareRelief * Math.exp(-Math.abs(at - event.lastAt) / reliefMs);
}

/** Both are known to tell of something, and not of the same. */
function tellOther(a: Frame, b: Frame): boolean {
  return a.deeds.length > 0 && b.deeds.length > 0 && !shareDeed(a, b);
}

/** Not by words alone; of two bare headlines with one of those who fight in common less is asked. */
function tellsOf(event: Known, { frame, bare }: Located): boolean {
  if (!bare || !event.bare || !nameFighter(event.frame, frame)) return isOfOne(event.frame, frame);
  const agreement = agreementOf(event, frame, { isBare: true });
  return agreement >= fullAgreement || (agreement > leastAgreement && shareDeed(event.frame, frame));
}

/** For good, however alike their words. */
function areParted(event: Known, { frame, bare }: Located): boolean {
  if (event.core.some((one) => hardConflictOf(one.frame, frame))) return true;
  return bare !== null && event.bare !== null && isOtherOfMould(event.bare, bare);
}

function likenessOf(event: Known, { vector, frame, bare }: Located, at: number): number {
  const isBare = bare !== null && event.bare !== null;
  const age = Math.abs(at - event.firstAt);
  const apart = Math.max(0, event.firstAt - at, at - event.lastAt);
  const words = cosine(event.vector, vector) * (tellOther(event.frame, frame) ? otherDeed : 1);
  return (
    words * Math.exp(-apart / fadeMs) + pointShare * agreementOf(event, frame, { isBare }) * Math.exp(-age / fadeMs)
  );
}
