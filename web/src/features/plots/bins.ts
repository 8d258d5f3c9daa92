import type { Event, UrgencyLevel } from '@vigil/common/events';
import { isWatched } from '@vigil/common/observed';

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** A window of time in equal parts, each a bar: whole hours or whole days of UTC. */
export interface ActivitySpan {
  name: string;
  unit: 'hour' | 'day';
  /** How many bars, and how many of them on a line. */
  count: number;
  perLine: number;
}

export const spans = [
  { name: '24 hours', unit: 'hour', count: 24, perLine: 24 },
  { name: '72 hours', unit: 'hour', count: 72, perLine: 24 },
  { name: '7 days', unit: 'hour', count: 168, perLine: 24 },
  { name: '30 days', unit: 'day', count: 30, perLine: 30 },
] as const satisfies readonly ActivitySpan[];

const unitMs = { hour: hourMs, day: dayMs };

export type UrgencyCounts = Record<UrgencyLevel, number>;

/** One bar. */
export interface Bin {
  /** Its beginning, in milliseconds since 1970. */
  from: number;
  counts: UrgencyCounts;
  total: number;
  /**
   * `unread`: no feed was read in it. `unobserved`: no event shows that its day was observed. `unloaded`: this browser does not
   * hold events as old as that.
   */
  state: 'known' | 'unread' | 'unobserved' | 'unloaded';
}

export interface Activity {
  /** Oldest first. */
  bins: readonly Bin[];
  totals: UrgencyCounts;
  /** Events of the window whose bar is unknown, because their time is less exact than a bar. */
  vague: number;
  /** Events that are dated later than now. */
  later: number;
}

type PlottedEvent = Pick<Event, 'timestamp' | 'precision' | 'archived' | 'createdAt' | 'urgencyLevel' | 'deletedAt'>;

export interface Bounds {
  span: ActivitySpan;
  now: number;
  /** The result of `endOfArchive`. */
  pastEnd: number | null;
  /** Until when any feed was read; null when it is not known, or when it is a moment ago. */
  readUntil: number | null;
  /** The oldest moment of which the browser holds all events; null when it holds all there are. */
  loadedFrom: number | null;
}

/**
 * Counts events by the hour or by the day of UTC. The window ends with the current one, or with that of the newest
 * event when that is one of the archive. Hidden events do not count.
 */
export function countIn(
  events: readonly PlottedEvent[],
  { span, now, pastEnd, readUntil, loadedFrom }: Bounds,
): Activity {
  const size = unitMs[span.unit];
  const end = Math.floor((pastEnd ?? now) / size) * size + size;
  const start = end - span.count * size;
  const observed = new Set(events.filter(isWatched).map(({ timestamp }) => dayOf(Date.parse(timestamp))));
  // Feeds are read now, or the day is unread.
  if (pastEnd === null) observed.add(dayOf(now));
  const stateOf = (from: number): Bin['state'] => {
    if (loadedFrom !== null && from < loadedFrom) return 'unloaded';
    if (pastEnd === null && readUntil !== null && from > readUntil) return 'unread';
    return observed.has(dayOf(from)) ? 'known' : 'unobserved';
  };
  const bins = Array.from({ length: span.count }, (_, index) => {
    const from = start + index * size;
    return { from, counts: noCounts(), total: 0, state: stateOf(from) };
  });
  const totals = noCounts();
  let [vague, later] = [0, 0];
  for (const { timestamp, precision, urgencyLevel, deletedAt } of events) {
    if (deletedAt !== null) continue;
    const at = Date.parse(timestamp);
    if (at > now) later += 1;
    const bin = at > now ? undefined : bins[Math.floor((at - start) / size)];
    if (!bin) continue;
    if (precision === 'time' || (precision === 'day' && span.unit === 'day')) {
      bin.counts[urgencyLevel] += 1;
      bin.total += 1;
      totals[urgencyLevel] += 1;
    } else vague += 1;
  }
  return { bins, totals, vague, later };
}

const dayOf = (at: number) => Math.floor(at / dayMs);

const noCounts = (): UrgencyCounts => ({ critical: 0, urgent: 0, high: 0, medium: 0, low: 0 });
