import type { Event } from '@vigil/common/events';

const hourMs = 3_600_000;

/** How far back the map goes. */
export const periods = ['6 h', '24 h', '7 days', 'All'] as const;
export type Period = (typeof periods)[number];

const lengths: Record<Period, number> = {
  '6 h': 6 * hourMs,
  '24 h': 24 * hourMs,
  '7 days': 7 * 24 * hourMs,
  All: Number.POSITIVE_INFINITY,
};

/** The events of the period that ends at `end`, in milliseconds since 1970. */
export function within<T extends Pick<Event, 'timestamp'>>(events: Iterable<T>, period: Period, end: number): T[] {
  const from = end - lengths[period];
  return [...events].filter(({ timestamp }) => {
    const at = Date.parse(timestamp);
    return at > from && at <= end;
  });
}

/** How visible a mark is by the age of its newest event: the first step whose age it has not passed. */
export const fades = [
  { untilMs: hourMs, opacity: 1, words: 'Last hour' },
  { untilMs: 6 * hourMs, opacity: 0.85, words: '6 hours' },
  { untilMs: 24 * hourMs, opacity: 0.7, words: '24 hours' },
  { untilMs: Number.POSITIVE_INFINITY, opacity: 0.55, words: 'Older' },
] as const;

export function opacityAt(newestAt: string, end: number): number {
  const age = end - Date.parse(newestAt);
  return fades.find(({ untilMs }) => age <= untilMs)?.opacity ?? 1;
}
