import {
  actMs,
  type Between,
  begunAt,
  clockMs,
  isOfMoment,
  isOnItsWay,
  type KnownActs,
  type NewReport,
  type Relation,
  relationOf,
  type TimedToll,
} from './again.ts';
import { shareDetail } from './compare.ts';
import { findEvent, type Index } from './index.ts';
import type { Known, Located } from './known.ts';
import { areTogether, isOfAll } from './nearness.ts';
import { isSame } from './same.ts';
import { cosine } from './vector.ts';

/** Acts and numbers that are kept of an event. */
const maxKept = 24;

/** Likeness of words from which a text with a summary is a reprint. */
const copied = 0.92;

/** Whether a report is of a known event, as far as time and words of repetition tell. `clearedAt`: as of `clearsFor`. */
export function relationTo(event: Known, report: Located, clearedAt: readonly number[]): Relation {
  return relationOf(toNew(report), event.history, { ...betweenOf(event, report), clearedAt });
}

/** Times of the all-clears for the place of a report of what sounds or is launched now. */
export function clearsFor({ clears }: Index, report: Located): number[] {
  if (!report.reported.isLive) return [];
  return [...clears].flatMap((clear) =>
    Math.abs(clear.firstAt - report.at) <= clearMs && isForPlaceOf(clear, report) ? [clear.firstAt] : [],
  );
}

/** An all-clear is looked for among those of this time around a report. */
const clearMs = 12 * 3_600_000;

/** A title that gives its day reports that day as a whole. */
function toNew({ at, reported, day }: Located): NewReport {
  return { at, ...reported, looksBack: reported.looksBack || day !== null };
}

function betweenOf(event: Known, report: Located): Omit<Between, 'clearedAt'> {
  const { frame, reported, bare, vector } = report;
  const isTown = areTogether(event.frame, frame) && ![...event.frame.towns, ...frame.towns].every(isOfAll);
  return {
    isSpecific: isTown || reported.isAlarm || (reported.isLive && areTogether(event.frame, frame)),
    sharesDetail: shareDetail(event.frame, frame),
    isCopy:
      !reported.isLive && bare === null && event.core.some((one) => !one.bare && cosine(one.vector, vector) > copied),
  };
}

/** Whether an all-clear is given for the place of a report; one that names no town is for its country. */
function isForPlaceOf({ frame: clear }: Known, { frame }: Pick<Located, 'frame'>): boolean {
  if (clear.towns.length > 0 && frame.towns.length > 0) return areTogether(clear, frame);
  const countries = [...frame.countries, ...frame.towns.map(({ spot }) => spot.country)];
  const cleared = [...clear.countries, ...clear.towns.map(({ spot }) => spot.country), ...clear.parties];
  if (countries.length === 0 || cleared.length === 0) return true;
  return countries.some((one) => cleared.some((other) => isSame(one.toLowerCase(), other.toLowerCase())));
}

/** Two all-clears for one place, or two reports of one moment there: time and place decide, in whichever words. */
export function isOfOneMoment(event: Known, report: Located): boolean {
  if (event.history.isClear) return report.reported.act === 'all-clear' && isForPlaceOf(event, report);
  return isOfMoment(toNew(report), event.history) && areTogether(event.frame, report.frame);
}

/** Whether the number of dead goes on from those that the event has. */
export function isOfRisingToll({ history, frame }: Known, report: Located): boolean {
  const { at, reported } = report;
  const isOfOne = shareDetail(frame, report.frame) && areTogether(frame, report.frame);
  return reported.deaths > 0 && isOnItsWay({ at, count: reported.deaths }, history.deaths, isOfOne);
}

/** What an event is known by after its first report, or one more. */
export function withAct(history: KnownActs | null, { at, reported }: Located, isRepeat: boolean): KnownActs {
  const { act, isLive, isAgain, turn, looksBack, isTollFirst, weapons, deaths, injured } = reported;
  const isAct = act === 'all-clear' || (act === 'attack' && !looksBack && !isTollFirst);
  return {
    isClear: history?.isClear ?? act === 'all-clear',
    isRepeat,
    acts: isAct ? [...(history?.acts ?? []), { at, isLive, isAgain, turn }].slice(-maxKept) : (history?.acts ?? []),
    weapons: [...new Set([...(history?.weapons ?? []), ...weapons])],
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

export function cutBy(index: Index, clear: Located): CutEvent[] {
  return index.events.flatMap((event) => {
    if (!event || event.history.isClear || !isForPlaceOf({ ...event, frame: clear.frame }, event)) return [];
    const { acts } = event.history;
    const isBefore = acts.some(({ at }) => at < clear.at - clockMs && clear.at - at <= actMs);
    const after = acts.filter(({ at, isLive }) => isLive && at > clear.at && at - clear.at <= actMs);
    const since = Math.min(...after.map(({ at }) => at)) - 1;
    return isBefore && after.length > 0 ? [{ eventId: event.eventId, since }] : [];
  });
}

/** Gives what was reported of an event after `since` to another one, which it repeats. */
export function moveReports(index: Index, fromId: string, toId: string, since: number): void {
  const [from, to] = [findEvent(index, fromId), findEvent(index, toId)];
  if (!from || !to) return;
  const isLater = ({ at }: { at: number }) => at > since;
  const { acts, deaths, injured } = from.history;
  const moved = { acts: acts.filter(isLater), deaths: deaths.filter(isLater), injured: injured.filter(isLater) };
  to.history = {
    ...to.history,
    acts: [...to.history.acts, ...moved.acts].slice(-maxKept),
    deaths: [...to.history.deaths, ...moved.deaths].slice(-maxKept),
    injured: [...to.history.injured, ...moved.injured].slice(-maxKept),
  };
  from.history = {
    ...from.history,
    acts: acts.filter((one) => !isLater(one)),
    deaths: deaths.filter((one) => !isLater(one)),
    injured: injured.filter((one) => !isLater(one)),
  };
}

/**
 * Of an event and those that repeat it, the one that a report is of: the latest that had begun by then; for a toll the latest with a
 * lower or equal one.
 */
export function repetitionOf(best: Known, open: readonly Known[], report: Located): Known {
  const { at, reported } = report;
  if (reported.act === null) return best;
  const family = familyOf(best, open);
  if (family.length < 2) return best;
  const begun = family
    .filter(({ history }) => history.acts.length > 0 && begunAt(history) <= at)
    .sort((a, b) => begunAt(b.history) - begunAt(a.history));
  if (reported.deaths > 0 && (reported.looksBack || reported.isTollFirst)) {
    const counted = begun.find((event) => isOfRisingToll(event, report));
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
