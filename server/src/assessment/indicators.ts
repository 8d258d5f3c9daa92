import { baseDays, type Indicator, seenHours } from '@vigil/common/indicators';
import { isWatched } from '@vigil/common/observed';
import type { EventFacts } from './facts.ts';
import { type IndicatorRule, indicatorRules } from './indicator-rules.ts';
import { minObservedDays, observedWindows, windowOf } from './observed.ts';

/** An event, as far as indicators are concerned. */
export interface Signalled {
  eventId: string;
  title: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The indicators that it shows, by id. */
  shows: readonly string[];
  /** Its day was observed. */
  isWatched: boolean;
}

export function signalledBy(facts: EventFacts): Signalled {
  const { event, time } = facts;
  return { eventId: event.id, title: event.title, time, shows: shownBy(facts), isWatched: isWatched(event) };
}

/** The ids of the indicators that an event shows; an event is read once. */
export function shownBy(facts: EventFacts): readonly string[] {
  const known = met.get(facts);
  if (known) return known;
  const shows = indicatorRules.filter(({ fits }) => fits(facts)).map(({ id }) => id);
  met.set(facts, shows);
  return shows;
}

const met = new WeakMap<EventFacts, string[]>();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const seenMs = seenHours * hourMs;
/** How long before a moment events count. */
export const indicatorMs = seenMs + baseDays * dayMs;
const freshMs = dayMs;

/**
 * All indicators at a moment, in the order of the table. `isBlind`: no feed of either side is read. Pure: the same
 * events give the same answer on every server.
 */
export function indicatorsAt(events: readonly Signalled[], at: number, isBlind: boolean): Indicator[] {
  const shown = new Map<string, Signalled[]>();
  // One pass: a timeline of 10 000 events must not hold the event loop for 30 rules.
  for (const event of events) {
    if (event.time > at || event.time <= at - indicatorMs) continue;
    for (const id of event.shows) {
      const own = shown.get(id);
      if (own) own.push(event);
      else shown.set(id, [event]);
    }
  }
  const isVisible = isFollowed(events, at, isBlind);
  const observed = observedBase(events, at);
  return indicatorRules.map((rule) => {
    const own = (shown.get(rule.id) ?? []).sort((a, b) => a.time - b.time);
    return stateOf(rule, own, at, isVisible, observed);
  });
}

/**
 * Which of an indicator's `days` were observed: those of an event that shows it, and the present one while an event would be
 * seen. On the others events may be missing.
 */
export function observedDaysAt(events: readonly Signalled[], at: number, isBlind: boolean): boolean[] {
  const counts = daysOf(
    events.filter(({ time, isWatched }) => isWatched && time <= at),
    at,
  );
  const isVisible = isFollowed(events, at, isBlind);
  return counts.map((count, index) => count > 0 || (isVisible && index === counts.length - 1));
}

/** A feed is read, and an event of any kind is fresh. */
function isFollowed(events: readonly Signalled[], at: number, isBlind: boolean): boolean {
  return !isBlind && events.some(({ time }) => time > at - freshMs && time <= at);
}

function stateOf(
  { id, name, group }: IndicatorRule,
  own: readonly Signalled[],
  at: number,
  isVisible: boolean,
  observed: ReadonlySet<number>,
): Indicator {
  const last = own.at(-1);
  const { count, rate, base } = rateOf(
    own.flatMap(({ time }) => (isCounted(time, at, observed) ? [time] : [])),
    at,
    observed.size,
  );
  return {
    id,
    name,
    group,
    state: count > 0 ? 'seen' : isVisible ? 'quiet' : 'not visible',
    since: count > 0 ? new Date(runOf(own)).toISOString() : null,
    count,
    rate,
    observedDays: observed.size,
    base,
    change: base === null ? null : changeOf(rate, base),
    last: last ? { eventId: last.eventId, title: last.title, at: new Date(last.time).toISOString() } : null,
    days: daysOf(own, at),
  };
}

/** The days of the base that were observed, by their place before it. */
export function observedBase(events: Iterable<{ time: number; isWatched: boolean }>, at: number): ReadonlySet<number> {
  return observedWindows(events, at - seenMs, baseDays);
}

/** Whether an event counts: within `seenHours`, or on an observed day of the base. */
export function isCounted(time: number, at: number, observed: ReadonlySet<number>): boolean {
  return time <= at && (time > at - seenMs || observed.has(windowOf(time, at - seenMs)));
}

/** How often within `seenHours`, and on the observed days of the base, of events that count. */
export function rateOf(
  times: readonly number[],
  at: number,
  observedDays: number,
): Pick<Indicator, 'count' | 'rate' | 'base'> {
  const count = times.filter((time) => time > at - seenMs && time <= at).length;
  const before = times.filter((time) => time > at - indicatorMs && time <= at - seenMs).length;
  const base = observedDays < minObservedDays ? null : round(before / observedDays);
  return { count, rate: round(count / (seenHours / 24)), base };
}

function changeOf(rate: number, base: number): number {
  return round(Math.log2((rate + 0.2) / (base + 0.2)));
}

/** When the last run of events began. */
function runOf(own: readonly Signalled[]): number {
  let start = own.at(-1)?.time ?? 0;
  for (const { time } of [...own].reverse()) {
    if (start - time > seenMs) break;
    start = time;
  }
  return start;
}

/** How many events each day of UTC has, oldest first; the last one is that of `at`. */
function daysOf(own: readonly Signalled[], at: number): number[] {
  const today = Math.floor(at / dayMs);
  const days = Array.from({ length: baseDays + seenHours / 24 }, () => 0);
  for (const { time } of own) {
    const index = days.length - 1 - (today - Math.floor(time / dayMs));
    if (index >= 0) days[index] = (days[index] ?? 0) + 1;
  }
  return days;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
