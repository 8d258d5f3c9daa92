import {
  actMs,
  begunAt,
  clockMs,
  isOfMoment,
  isOnItsWay,
  type KnownActs,
  type Relation,
  relationOf,
  type TimedToll,
} from './again.ts';
import { actorsAgree } from './features.ts';
import type { Known } from './known.ts';
import { areElsewhere, areTogether, isAround, isTown } from './place.ts';
import type { Comparable } from './stated-report.ts';

/** Acts and numbers that are kept of an event. */
const maxKept = 24;

/** Whether a report is of a known event, as far as time and what is said of repetition tell. `clearedAt`: as of `clearsFor`. */
export function relationTo(event: Known, report: Comparable, isNear: boolean, clearedAt: readonly number[]): Relation {
  const isSpecific = report.act.isAlarm || isOfTown(event, report);
  return relationOf(report.act, event.history, { isSpecific, isNear, clearedAt });
}

export function isOfTown({ core }: Known, report: Comparable): boolean {
  return core.some((one) => areTogether(one, report));
}

/** Two all-clears for one place, or two reports of one moment in one town, or in it and around it: time and place decide. */
export function isOfOneMoment(event: Known, report: Comparable): boolean {
  if (event.history.isClear) return report.act.act === 'all-clear' && isForPlaceOf(event, report);
  return isOfMoment(report.act, event.history) && event.core.some((one) => isOfPlace(one, report));
}

/** In one town; or one of it and one around it, unless they name other authors: two attack one country at a time. */
function isOfPlace(one: Comparable, other: Comparable): boolean {
  return areTogether(one, other) || (isAround(one, other) && actorsAgree(one, other) >= 0);
}

/** Times of the all-clears for the place of a report of what sounds or is launched now. */
export function clearsFor(clears: Iterable<Known>, report: Comparable): number[] {
  if (!report.act.isLive) return [];
  return [...clears].flatMap((clear) =>
    Math.abs(clear.firstAt - report.at) <= clearMs && isForPlaceOf(clear, report) ? [clear.firstAt] : [],
  );
}

/** An all-clear is looked for among those of this time around a report. */
const clearMs = 12 * 3_600_000;

/** Whether an all-clear is given for the place of a report; one that names no town is for its country. */
function isForPlaceOf({ core }: Known, report: Comparable): boolean {
  return core.some((clear) => {
    if (isTown(clear) && isTown(report)) return !areElsewhere(clear, report);
    return clear.country === report.country || clear.country === 'region' || report.country === 'region';
  });
}

/** What an event is known by after its first report, or one more. */
export function withAct(history: KnownActs | null, { act: stated }: Comparable, isRepeat: boolean): KnownActs {
  const { at, act, isLive, isAgain, looksBack, isTollFirst, deaths, injured } = stated;
  const isAct = act === 'all-clear' || (act === 'attack' && !looksBack && !isTollFirst);
  return {
    isClear: history?.isClear ?? act === 'all-clear',
    isRepeat,
    acts: isAct ? [...(history?.acts ?? []), { at, isLive, isAgain }].slice(-maxKept) : (history?.acts ?? []),
    deaths: withToll(history?.deaths ?? [], { at, count: deaths }),
    injured: withToll(history?.injured ?? [], { at, count: injured }),
  };
}

function withToll(tolls: readonly TimedToll[], one: TimedToll): readonly TimedToll[] {
  return one.count === 0 ? tolls : [...tolls, one].slice(-maxKept);
}

/** An event that an all-clear cuts in two: something sounded before it, and again after `since`. */
export interface CutEvent {
  eventId: string;
  since: number;
}

export function cutBy(events: readonly Known[], clear: Comparable): CutEvent[] {
  return events.flatMap((event) => {
    const { history, core } = event;
    if (history.isClear || !core.some((one) => isForPlaceOf({ ...event, core: [clear] }, one))) return [];
    const isBefore = history.acts.some(({ at }) => at < clear.at - clockMs && clear.at - at <= actMs);
    const after = history.acts.filter(({ at, isLive }) => isLive && at > clear.at && at - clear.at <= actMs);
    const since = Math.min(...after.map(({ at }) => at)) - 1;
    return isBefore && after.length > 0 ? [{ eventId: event.eventId, since }] : [];
  });
}

/** Gives what was reported of an event after `since` to another one, which it repeats. */
export function moveActs(from: Known, to: Known, since: number): void {
  const isLater = ({ at }: { at: number }) => at > since;
  const { acts, deaths, injured } = from.history;
  to.history = {
    ...to.history,
    acts: [...to.history.acts, ...acts.filter(isLater)].slice(-maxKept),
    deaths: [...to.history.deaths, ...deaths.filter(isLater)].slice(-maxKept),
    injured: [...to.history.injured, ...injured.filter(isLater)].slice(-maxKept),
  };
  from.history = {
    ...from.history,
    acts: acts.filter((one) => !isLater(one)),
    deaths: deaths.filter((one) => !isLater(one)),
    injured: injured.filter((one) => !isLater(one)),
  };
  const staying = from.core.filter((one) => !isLater(one));
  if (staying.length > 0) from.core = staying;
}

/**
 * Of an event and those that repeat it, the one that a report is of: the latest that had begun by then. Of a report that counts casualties,
 * also of others of the town that it may be of, the latest with a lower or equal count.
 */
export function repetitionOf(
  best: Known,
  { open, likely }: { open: readonly Known[]; likely: readonly Known[] },
  report: Comparable,
): Known {
  const { at, act } = report;
  if (act.act === null) return best;
  // An event of which only a count of the dead is known has begun at an unknown time.
  const isCounted = act.deaths > 0 || (act.injured > 0 && best.history.acts.length > 0);
  const ofTown = likely.filter((event) => isOfTown(best, report) && isOfTown(event, report));
  const family = [...new Set([...familyOf(best, open), ...(isCounted ? ofTown : [])])];
  if (family.length < 2) return best;
  const begun = family
    .filter(({ history }) => history.acts.length > 0 && begunAt(history) <= at)
    .sort((a, b) => begunAt(b.history) - begunAt(a.history));
  if (act.deaths > 0) {
    const toll = { at, count: act.deaths };
    const counted = begun.find(({ history }) => isOnItsWay(toll, history.deaths));
    if (counted) return counted;
  }
  return begun[0] ?? best;
}

/** The events that repeat one another, among these. */
function familyOf(best: Known, open: readonly Known[]): Known[] {
  const family = new Set([best]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    const ids = new Set([...family].map(({ eventId }) => eventId));
    const origins = new Set([...family].map(({ againOf }) => againOf));
    for (const one of open) if ((one.againOf && ids.has(one.againOf)) || origins.has(one.eventId)) family.add(one);
  }
  return [...family];
}
