const second = 1_000;
const minute = 60 * second;

/** Pauses after consecutive failures; the last one is repeated. */
const pauses = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute];

/** When to try again after an attempt that began at `at` and was preceded by so many failures. */
export function retryAfter(failures: number, at: Date): Date {
  return new Date(at.getTime() + (pauses[Math.min(failures, pauses.length - 1)] ?? 0));
}
