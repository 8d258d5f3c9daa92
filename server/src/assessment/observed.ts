/** Fewer days are no base to compare with: as forecasts do, in docs/formula.md. */
export const minObservedDays = 7;

const dayMs = 86_400_000;

/** The windows of 24 hours before a moment of which something was observed: 0 is the last one. */
export function observedWindows(
  events: Iterable<{ time: number; isWatched: boolean }>,
  at: number,
  count: number,
): ReadonlySet<number> {
  const observed = new Set<number>();
  for (const { time, isWatched } of events) {
    const window = windowOf(time, at);
    if (isWatched && window >= 0 && window < count) observed.add(window);
  }
  return observed;
}

/** Which window of 24 hours before a moment a time is in; negative for a later one. */
export function windowOf(time: number, at: number): number {
  return Math.floor((at - time) / dayMs);
}
