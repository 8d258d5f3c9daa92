import { formatShort } from './time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Clocks of publishers are ahead by up to this. */
const skewMs = 5 * minuteMs;

/** How old evidence is: 'less than 1 min ago', '3 min ago', '5 h ago', after 48 hours a date: '12 Oct'. */
export function evidenceAge(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < -skewMs || passed >= 48 * hourMs) return formatShort(at, now);
  if (passed >= hourMs) return `${Math.floor(passed / hourMs)} h ago`;
  return passed >= minuteMs ? `${Math.floor(passed / minuteMs)} min ago` : 'less than 1 min ago';
}

/**
 * The newest of these events, newest first, that is public and not in the future; null if there is none. `until`: later
 * ones do not count.
 */
export function newestEvidence(
  events: readonly { timestamp: string; deletedAt: string | null }[],
  now: number,
  until = Number.POSITIVE_INFINITY,
): string | null {
  const latest = Math.min(now + skewMs, until);
  const found = events.find(({ timestamp, deletedAt }) => deletedAt === null && Date.parse(timestamp) <= latest);
  return found?.timestamp ?? null;
}
