import { timeZone as pageZone } from '../zone.ts';

/** The layout of a panel: the position of each point in pixels, and the selected point. */
export interface PlotFrame {
  width: number;
  xs: readonly number[];
  at: number;
}

/** Width of the axis labels at the left, in pixels. */
export const gutter = 64;
/** Width of the last mark. */
const edge = 8;

/** Maps times from the first to the last of `times` to x coordinates in pixels; a single time is in the middle. */
export function scaleTime(times: readonly number[], width: number): (time: number) => number {
  const [from = 0, to = from] = [times[0], times.at(-1)];
  const length = Math.max(0, width - gutter - edge);
  return (time) => gutter + (to === from ? length / 2 : (length * (time - from)) / (to - from));
}

export interface Tick {
  /** Milliseconds since 1970. */
  at: number;
  label: string;
}

const zone: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/**
 * Up to `count` moments at even distances from the first to the last of `times`, with their words in the zone of the
 * page: by the clock within a day, with the day beyond, by the day alone where there are many.
 */
export function timeTicks(times: readonly number[], count: number, timeZone = pageZone()): Tick[] {
  const [from = 0, to = from] = [times[0], times.at(-1)];
  const format = new Intl.DateTimeFormat('en-GB', { ...partsFor(to - from), ...(timeZone && { timeZone }) });
  if (to === from) return [{ at: from, label: format.format(from) }];
  const steps = Math.max(1, count - 1);
  const all = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  return all
    .map((at) => ({ at, label: format.format(at) }))
    .filter(({ label }, i, { [i - 1]: last }) => label !== last?.label);
}

/** The index of the value nearest to a place; `places` grow. */
export function nearest(places: readonly number[], place: number): number {
  let best = 0;
  for (const [index, one] of places.entries()) {
    if (Math.abs(one - place) < Math.abs((places[best] ?? 0) - place)) best = index;
  }
  return best;
}

const dayMs = 24 * 60 * 60_000;

function partsFor(spanMs: number): Intl.DateTimeFormatOptions {
  if (spanMs < dayMs / 2) return zone;
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (spanMs < 10 * dayMs) return { ...day, ...zone };
  return spanMs < 300 * dayMs ? day : { month: 'short', year: 'numeric' };
}
