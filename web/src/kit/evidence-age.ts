import { formatShort } from './time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Clocks of publishers are ahead by up to this. */
const skewMs = 5 * minuteMs;

/** How old evidence is: 'less than 1 min ago', '3 min ago', '5 h ago', after 48 hours a date: '12 Oct'. */
export function evidenceAge(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < -skewMs || isOutdated(at, now)) return formatShort(at, now);
  if (passed >= hourMs) return `${Math.floor(passed / hourMs)} h ago`;
  return passed >= minuteMs ? `${Math.floor(passed / minuteMs)} min ago` : 'less than 1 min ago';
}

/** What rests on older evidence than this is of then, not of now. */
const currentMs = 48 * hourMs;

/** Whether evidence is too old to say how things stand now. */
export const isOutdated = (at: string, now: number): boolean => now - Date.parse(at) >= currentMs;

interface DatedEvent {
  timestamp: string;
  /** When its newest report was published. */
  evidenceAt?: string | undefined;
  deletedAt: string | null;
}

/**
 * When the newest report of these events was published, of those that are public and not in the future; null if there is none.
 * `until`: later ones do not count.
 */
export function newestEvidence(
  events: readonly DatedEvent[],
  now: number,
  until = Number.POSITIVE_INFINITY,
): string | null {
  const latest = new Date(Math.min(now + skewMs, until)).toISOString();
  let newest: string | null = null;
  for (const { timestamp, evidenceAt = timestamp, deletedAt } of events) {
    const at = evidenceAt <= latest ? evidenceAt : timestamp;
    if (deletedAt === null && at <= latest && (newest === null || at > newest)) newest = at;
  }
  return newest;
}
