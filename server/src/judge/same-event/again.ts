/** An act of arms as one report of an event tells it, with the time of the report in ms since 1970. */
export interface TimedAct {
  at: number;
  /** It sounds or is launched now. */
  isLive: boolean;
  isAgain: boolean;
}

/** A report that may belong to a known event. */
export interface NewReport extends TimedAct {
  act: 'attack' | 'all-clear' | null;
  /** An alarm sounds. */
  isAlarm: boolean;
  looksBack: boolean;
  isTollFirst: boolean;
  /** 0 where it counts none. */
  deaths: number;
  injured: number;
}

export interface KnownActs {
  /** It is an all-clear. */
  isClear: boolean;
  /** It began as a repetition of an earlier event. */
  isRepeat: boolean;
  /** Its acts as its reports tell them; empty for what is no act of arms. */
  acts: readonly TimedAct[];
  /** The numbers of dead and injured that its reports give. */
  deaths: readonly TimedToll[];
  injured: readonly TimedToll[];
}

/** A number of dead or injured and the time of its report. */
export interface TimedToll {
  at: number;
  count: number;
}

/** What the two have in common, and what happened between them. */
export interface Between {
  /** They name one town, or the report is of what happens now: time alone can tell two acts apart. */
  isSpecific: boolean;
  /** By what they say, apart from their times, they are nearly certain to be of one event. */
  isNear: boolean;
  /** Times of all-clears for the place. */
  clearedAt: readonly number[];
}

/** `open`: time does not part them. `doubt`: two events that are possibly the same. */
export type Relation = 'open' | 'doubt' | 'another';

/** The same act later than this is another one. */
export const actMs = 45 * 60_000;

/** Two outlets tell one 'new wave' within this time. */
const againMs = 10 * 60_000;

/** An all-clear is given after the last siren: clocks of two outlets differ by this. */
export const clockMs = 60_000;

/**
 * Whether a report tells a known act or what happened again. A second strike that is missed is worse than two cards of one: only what
 * plainly looks back, a toll that goes on, or a number already known belongs to an act of more than 45 minutes before.
 */
export function relationOf(report: NewReport, event: KnownActs, between: Between): Relation {
  const isClear = report.act === 'all-clear';
  if (isClear !== event.isClear) return isClear || report.act === 'attack' ? 'another' : 'open';
  if (report.act === null) return 'open';
  if (event.acts.length === 0) return followsToll(report, event) ? 'doubt' : 'open';
  const begun = begunAt(event);
  const isLater = Math.abs(report.at - begun) > actMs;
  if (isClear) return isLater ? 'another' : 'open';
  if (report.looksBack) return 'open';
  if (report.isLive && isBetween(between.clearedAt, report.at, begun)) return 'another';
  const byWords = report.isAgain ? relationOfAgain(report, event) : isWhatCameBefore(report, event) ? 'another' : null;
  if (byWords !== null) return byWords;
  if (!isLater || !between.isSpecific) return 'open';
  if (between.isNear && report.at < begun && isKnownByToll(event)) return 'open';
  return isOfKnownToll(report, event, between) ? 'open' : 'doubt';
}

/** Whether something sounds or is launched after the dead were counted of an act that no report has told yet. */
function followsToll({ at, isLive, looksBack }: NewReport, { deaths, injured }: KnownActs): boolean {
  return isLive && !looksBack && [...deaths, ...injured].some((toll) => toll.at < at);
}

/** The time of the first act of an event. */
export function begunAt({ acts }: Pick<KnownActs, 'acts'>): number {
  return Math.min(...acts.map(({ at }) => at));
}

/** Whether one of these times lies between two others. */
function isBetween(times: readonly number[], one: number, other: number): boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  return times.some((at) => at > from + clockMs && at < to);
}

/** 'Second wave', 'sirens again': the same where the event says so too, at that time, or is what followed. */
function relationOfAgain({ at }: NewReport, event: KnownActs): Relation {
  const begun = begunAt(event);
  if (at < begun && begun - at <= actMs && !isAgainFirst(event)) return 'open';
  const repeated = event.acts.filter(({ isAgain }) => isAgain);
  if (repeated.some((act) => Math.abs(at - act.at) <= againMs)) return 'open';
  if (event.isRepeat && Math.abs(at - begun) <= againMs / 2) return 'open';
  return repeated.some((act) => Math.abs(at - act.at) <= actMs) ? 'doubt' : 'another';
}

/** An act before one that says 'again', and that an event begins with, is what it repeats. */
function isWhatCameBefore({ at, isTollFirst }: NewReport, event: KnownActs): boolean {
  return !isTollFirst && at < begunAt(event) && isAgainFirst(event);
}

function isAgainFirst(event: KnownActs): boolean {
  const begun = begunAt(event);
  return event.acts.some((act) => act.at === begun && act.isAgain);
}

/** Whether a report tells one moment with an event: what sounds or is launched within minutes of what it launched or hit. */
export function isOfMoment({ at, act, isLive, looksBack }: NewReport, { isClear, acts }: KnownActs): boolean {
  if (act !== 'attack' || !isLive || looksBack || isClear) return false;
  return acts.some((one) => Math.abs(at - one.at) <= againMs);
}

/** Only reports that count casualties are known, which are made long after the act: it may have begun before the first of them. */
function isKnownByToll({ acts, deaths, injured }: KnownActs): boolean {
  return deaths.length + injured.length > 0 && acts.every(({ isLive }) => !isLive);
}

/** A toll that is told again or rises. One that falls is of another act. */
function isOfKnownToll(
  { at, deaths, injured, isTollFirst }: NewReport,
  event: KnownActs,
  { isNear }: Between,
): boolean {
  if (deaths > 0 && event.deaths.length > 0) {
    if (event.deaths.some(({ count }) => count === deaths)) return true;
    return (isTollFirst || isNear) && isOnItsWay({ at, count: deaths }, event.deaths, isNear);
  }
  if (deaths > 0 && isNear && event.injured.some((toll) => toll.at <= at)) return true;
  return isTollFirst || (injured > 0 && event.injured.some(({ count }) => count === injured));
}

/** A toll multiplies by no more than this between two reports that follow each other. */
const maxGrowth = 4;

/**
 * Whether a number of dead fits a toll that rises: none before it is higher, none after it lower. It may leap only where both are
 * near: the numbers between may not have been read yet.
 */
export function isOnItsWay({ at, count }: TimedToll, tolls: readonly TimedToll[], mayLeap = false): boolean {
  const before = tolls.filter((one) => one.at <= at);
  const after = tolls.filter((one) => one.at > at);
  const below = Math.max(0, ...before.map((one) => one.count));
  const above = Math.min(Number.POSITIVE_INFINITY, ...after.map((one) => one.count));
  if (tolls.length === 0 || below > count || above < count) return false;
  if (mayLeap) return true;
  return (below > 0 && count <= below * maxGrowth) || (Number.isFinite(above) && above <= count * maxGrowth);
}
