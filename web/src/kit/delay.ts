const second = 1_000;
const minute = 60_000;

/** A delay of milliseconds as text. */
export function delayWords(ms: number | null): string {
  if (ms === null) return 'not yet';
  if (ms < second) return `${Math.round(ms)} ms`;
  return ms < 2 * minute ? `${(ms / second).toFixed(1)} s` : `${Math.round(ms / minute)} min`;
}
