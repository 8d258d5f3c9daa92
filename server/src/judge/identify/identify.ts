import type { PossiblySame } from '@vigil/common/events';
import type { Frame } from '../../language/frame.ts';
import { reportedActOf } from '../../language/reported-act.ts';
import { type Reading, readItem } from '../../reading/reading.ts';
import { clearsFor, cutBy, isOfOneMoment, moveReports, relationTo, repetitionOf, withAct } from './acts.ts';
import { actMs, begunAt } from './again.ts';
import { agreementOf, isBroad } from './agreement.ts';
import { isOfOne, keysOf, mergeFrames, nameFighter, shareDetail } from './compare.ts';
import { coreReports, isContradicted, isOfOtherDay, mayBelong } from './constraints.ts';
import { dayOf, withoutDay } from './day.ts';
import {
  addEvent,
  countEvents,
  createIndex,
  dropEvent,
  findAlike,
  findEvent,
  growEvent,
  type Index,
  keyIds,
  type Span,
  weigh,
} from './index.ts';
import { type Comparison, featuresOf } from './judge/features.ts';
import { type PairModel, probabilityOf } from './judge/judge.ts';
import { shareTrigger, triggersOf } from './kinship.ts';
import type { Known, Located } from './known.ts';
import { isOfPlace, type Parted, possiblySameOf } from './possible.ts';
import { grown, repeats, settlementOf } from './settlement.ts';
import { subjectOf } from './subject.ts';
import { termsOf } from './terms.ts';
import { cosine } from './vector.ts';
import { wordingOf } from './wording.ts';

export { createIndex, cutBy, moveReports };

/** An item as a report of something. */
export interface Candidate {
  title: string;
  summary: string;
  at: Date;
  /** The text as it was read before; without it the text is read here. */
  reading?: Reading | undefined;
  /** It is judged to tell that a truce or deal was concluded: critical, and diplomatic. */
  isSettlement?: boolean;
}

/** What a text reports. */
export interface Identification {
  /** The known event; null for none. */
  eventId: string | null;
  /** Without a known event, those that it is possibly the same as, the most probable first. */
  possiblySame: PossiblySame[];
  /** What the title says happened, and what of the event it says in related words. */
  triggers: string[];
  /** Without a known event, the one that it repeats; null for none. */
  againOf: string | null;
  /** The known event was first reported later. */
  isEarlier: boolean;
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

/** Minimum points of agreement of a bare headline that names few details. */
const minAgreement = 0.7;

/** Points of agreement that suffice alone: two more details are the same. */
const fullAgreement = 2.7;

/** Factor on the similarity of words if the two report other triggers. */
const otherTrigger = 0.7;

/** Events that a search looks at closely. */
const looks = 8;

/** Minimum probability of the judge that a report belongs to an event. */
const minProbability = 0.43;
/** Minimum probability for a report that the rules join as well. */
const minJoinedProbability = 0.4;
/** Minimum probability for two headlines that are bare twins. */
const minTwinProbability = 0.2;

/** With fewer events than this of the same days the rules decide: the judge is trained on days of many. */
const fewEvents = 5;

/**
 * The known event that a text reports; with `byFrame` only one with which it has the trigger and the place, thing or person
 * in common, for any words. Changes nothing.
 */
export function identify(index: Index, report: Located, { byFrame = false } = {}): Identification {
  const settled = settledEvent(index, report);
  if (settled) return reporting(settled, report);
  const judge = countEvents(index, spanAround(report.at)) < fewEvents ? null : index.judge;
  const { comparisons, parted } = compareAll(index, report);
  let best: { score: number; event: Known } | null = null;
  for (const comparison of comparisons) {
    const score = scoreOf(comparison, judge);
    const isBest = score > (judge ? thresholdOf(comparison) : 0) && score > (best?.score ?? 0);
    if (isBest && !(byFrame && !agrees(comparison.event, report) && !isOfOneMoment(comparison.event, report)))
      best = { score, event: comparison.event };
  }
  const open = comparisons.map(({ event }) => event);
  if (best) return reporting(repetitionOf(best.event, open, report), report);
  return {
    eventId: null,
    possiblySame: possiblySameOf(comparisons, parted, index.judge),
    triggers: triggersOf(report.frame, null),
    againOf: parted.find(({ event }) => begunAt(event.history) <= report.at)?.event.eventId ?? null,
    isEarlier: false,
  };
}

function reporting({ eventId, frame, firstAt }: Known, report: Located): Identification {
  const triggers = triggersOf(report.frame, frame);
  return { eventId, possiblySame: [], triggers, againOf: null, isEarlier: report.at < firstAt };
}

/**
 * The event of which the report says again that it is settled. One truce is told in words that have little in common
 * ('suspends bombing', 'double sided ceasefire'), and each of them would alert users.
 */
function settledEvent({ events }: Index, report: Located): Known | null {
  const { settlement, at } = report;
  if (!settlement) return null;
  const isRepeated = ({ settled, core }: Known) =>
    settled !== null && repeats(settled, settlement, at) && !isOfOtherDay(core, report);
  return events.find((event) => event && isRepeated(event)) ?? null;
}

/** The minimum probability of the judge from which it joins a report and an event. */
function thresholdOf(comparison: Comparison): number {
  if (isBareTwin(comparison)) return minTwinProbability;
  return comparison.isJoined ? minJoinedProbability : minProbability;
}

/**
 * Two headlines without a summary that the rules join, and that have a trigger and a place, thing or person in common. The judge,
 * trained on news, finds such a pair improbable where it has few words in common.
 */
function isBareTwin({ event, report, isJoined }: Comparison): boolean {
  if (!isJoined || !event.bare || !report.bare || !shareTrigger(event.frame, report.frame)) return false;
  return shareDetail(event.frame, report.frame);
}

function spanAround(at: number): Span {
  return { from: at - windowMs, to: at + windowMs };
}

/** The events that a report may belong to: those likest to it that nothing parts from it for good. */
export function comparisonsOf(index: Index, report: Located): Comparison[] {
  return compareAll(index, report).comparisons;
}

/** With those that only a repetition parts from it, the latest first. */
function compareAll(index: Index, report: Located): { comparisons: Comparison[]; parted: Parted[] } {
  const least = report.frame.stance === 'done' ? thresholds.done : thresholds.said;
  const comparisons: Comparison[] = [];
  const parted: Parted[] = [];
  const clearedAt = clearsFor(index, report);
  for (const event of candidatesFor(index, report)) {
    if (!mayBelong(event, report)) continue;
    const margin = likenessOf(event, report) - least;
    const isJoined = margin >= -reliefOf(event, report) && !isContradicted(event, report);
    const comparison = { event, report, margin, isJoined };
    const relation = relationTo(event, report, clearedAt);
    if (relation === 'open') comparisons.push(comparison);
    else if (event.history.isClear === (report.reported.act === 'all-clear') && isOfPlace(comparison))
      parted.push({ ...comparison, isDoubt: relation === 'doubt' });
  }
  parted.sort((a, b) => begunAt(b.event.history) - begunAt(a.event.history));
  return { comparisons, parted };
}

/** The likest events; of an act those of the same hour too, which many alike of other hours would crowd out. */
function candidatesFor(index: Index, report: Located): Known[] {
  const { at, reported } = report;
  const alike = findAlike(index, report, looks, spanAround(at));
  if (reported.act === null) return alike;
  return [...new Set([...alike, ...findAlike(index, report, looks, { from: at - actMs, to: at + actMs })])];
}

/**
 * Of what the rules join, 1 and their likeness, where they decide: without a judge, and of titles that give one day, of
 * which the judge has seen none. Otherwise the judge's probability.
 */
function scoreOf(comparison: Comparison, judge: PairModel | null): number {
  const { event, report, margin, isJoined } = comparison;
  if (isOfOneMoment(event, report)) return 1;
  const isOfDay = report.day !== null && event.core.every(({ day }) => day === report.day);
  if (isJoined && (isOfDay || !judge)) return 1 + margin;
  return judge ? probabilityOf(judge, featuresOf(comparison)) : 0;
}

/** Adds a report to an event, which may be a new one, that repeats `againOf`. */
export function remember(index: Index, eventId: string, report: Located, againOf: string | null = null): void {
  const { vector, frame, keys, subject, day, bare, at, settlement } = report;
  const one = { vector, frame, subject, day, bare, at };
  const event = findEvent(index, eventId);
  if (!event) {
    addEvent(index, {
      eventId,
      firstAt: at,
      lastAt: at,
      vector,
      frame,
      isBroad: isBroad(frame),
      keys,
      bare,
      core: [one],
      reports: 1,
      settled: settlement && grown(null, settlement, at),
      history: withAct(null, report, againOf !== null),
      againOf,
    });
    return;
  }
  growEvent(index, event, report);
  if (event.core.length < coreReports) event.core.push(one);
  event.reports += 1;
  event.history = withAct(event.history, report, event.history.isRepeat);
  event.frame = mergeFrames(event.frame, frame);
  event.isBroad ||= isBroad(frame);
  if (settlement) event.settled = grown(event.settled, settlement, at);
}

/** Lets an event go: nothing is identified with it any more. */
export function forget(index: Index, eventId: string): void {
  dropEvent(index, eventId);
}

/** The text as the index sees it, until the next new event is remembered. */
export function locate(index: Index, { title, summary, at, reading: known, isSettlement }: Candidate): Located {
  // A day at the end of a title is a key of the search and a constraint, but no word of the text.
  const undated = withoutDay(title);
  const reading = known && undated === title ? known : readItem({ title: undated, summary, language: 'en' });
  const { frame } = reading;
  const day = dayOf(title);
  return {
    at: at.getTime(),
    vector: weigh(index, termsOf(reading)),
    frame,
    subject: subjectOf(reading.title),
    day,
    reported: reportedActOf(reading.title, frame),
    keys: keyIds(index, [...keysOf(frame), ...(day === null ? [] : [`= day ${day}`])]),
    bare: reading.lead.words.length === 0 ? wordingOf(reading.title) : null,
    settlement: isSettlement ? settlementOf(reading) : null,
  };
}

function reliefOf(event: Known, { bare, frame, at }: Located): number {
  if (!bare || !event.bare || haveOtherTriggers(event.frame, frame)) return 0;
  return bareRelief * Math.exp(-Math.abs(at - event.lastAt) / reliefMs);
}

/** Whether the triggers of both are known and have nothing in common. */
function haveOtherTriggers(a: Frame, b: Frame): boolean {
  return a.triggers.length > 0 && b.triggers.length > 0 && !shareTrigger(a, b);
}

/** Whether they agree in more than words. Two bare headlines that share a party to the fighting need fewer points. */
function agrees(event: Known, { frame, bare }: Located): boolean {
  if (!bare || !event.bare || !nameFighter(event.frame, frame)) return isOfOne(event.frame, frame);
  const agreement = agreementOf(event, frame, { isBare: true });
  return agreement >= fullAgreement || (agreement > minAgreement && shareTrigger(event.frame, frame));
}

function likenessOf(event: Known, { vector, frame, bare, at }: Located): number {
  const isBare = bare !== null && event.bare !== null;
  const age = Math.abs(at - event.firstAt);
  const apart = Math.max(0, event.firstAt - at, at - event.lastAt);
  const words = cosine(event.vector, vector) * (haveOtherTriggers(event.frame, frame) ? otherTrigger : 1);
  return (
    words * Math.exp(-apart / fadeMs) + pointShare * agreementOf(event, frame, { isBare }) * Math.exp(-age / fadeMs)
  );
}
