import type { ConflictState } from '../../judge/conflict/conflict.ts';

/** What is known of a feed for planning its next reading. */
export interface Paced {
  /** Last successful reading. */
  lastUpdate: Date | null;
  /** Usual time between two new items, in milliseconds; null if the feed's dates do not tell. */
  gapMs: number | null;
  /** Date of its newest item. */
  newestAt: Date | null;
  /** For how long its publisher calls an answer fresh, in milliseconds (`Cache-Control: max-age`, else `ttl`). */
  freshForMs: number | null;
  /** Failed attempts in a row, and the earliest time of the next one. */
  failures: number;
  nextAttemptAt: Date | null;
  /** Until when its hub has agreed to send new items; null without a hub. */
  pushedUntil: Date | null;
}

interface PaceConditions {
  /** The administrator's interval. */
  intervalMs: number;
  state: ConflictState;
}

/** No feed is read more often. */
const minPauseMs = 60_000;

/** Readings for each item that a feed is expected to publish. */
const readingsPerItem: Record<ConflictState, number> = { calm: 4, crisis: 8, war: 16 };

/**
 * When a feed is due between two scans, or null if only a scan or its addition reads it. The pause is a share of the
 * feed's gap between items: a quarter in calm weeks, an eighth in a crisis, a sixteenth in a war. A feed that has been
 * silent for more than four of its gaps is read less often. The publisher's freshness is a lower limit, one minute is
 * the least and the administrator's interval the most.
 */
export function nextReadAt(feed: Paced, { intervalMs, state }: PaceConditions): Date | null {
  const { lastUpdate, gapMs, newestAt, freshForMs, failures, nextAttemptAt, pushedUntil } = feed;
  if (failures > 0) return nextAttemptAt && later(nextAttemptAt, Math.min(intervalMs, retryMs(failures)));
  if (!lastUpdate) return null;
  if (pushedUntil && pushedUntil > lastUpdate) return later(lastUpdate, intervalMs);
  // A feed of unknown rhythm is read once an interval in calm weeks.
  const usualMs = gapMs ?? intervalMs * readingsPerItem.calm;
  const silentMs = newestAt ? lastUpdate.getTime() - newestAt.getTime() : 0;
  const earnedMs = Math.max(usualMs, silentMs / 4) / readingsPerItem[state];
  const pauseMs = Math.max(earnedMs, freshForMs ?? 0, minPauseMs);
  return later(lastUpdate, Math.min(pauseMs, intervalMs));
}

/** A minute after the first failure, doubled with each further one. */
function retryMs(failures: number): number {
  return minPauseMs * 2 ** Math.min(failures - 1, 10);
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
