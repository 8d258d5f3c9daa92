import { clockSkewMs, evidenceWindowMs } from '@vigil/common/threat';
import type { PastThreat } from '@vigil/common/time';
import type { ThreatFacts } from './facts.ts';
import { holdHours, levelOf } from './level.ts';
import { windowHours } from './rules.ts';

/** The events of so many milliseconds before a time decide its level, its trend and its last known level. */
export const pastWindowMs = (windowHours + holdHours + 24) * 3_600_000;

/** The threat level of a past time, of the events that were known then or are known now. Pure. */
export function pastThreatOf(facts: readonly ThreatFacts[], at: Date): PastThreat {
  const present = facts.filter(({ time }) => time <= +at + clockSkewMs);
  const newest = present.length === 0 ? null : new Date(Math.max(...present.map(({ time }) => time)));
  const evidenceAt = newest?.toISOString() ?? null;
  if (!newest || +at - +newest > evidenceWindowMs) {
    const lastKnown = newest && evidenceAt ? { level: levelOf(present, newest).level, at: evidenceAt } : null;
    const reason = 'No event of the 24 hours before is known';
    return { level: 'unknown', reason, raisedBy: [], trend: null, evidenceAt, lastKnown };
  }
  const { level, reason, raisedBy, trend } = levelOf(present, at, clockSkewMs);
  return { level, reason, raisedBy, trend, evidenceAt, lastKnown: null };
}
