import type { ThreatLevel } from '@vigil/common/analysis';
import type { RaisedBy, ThreatTrend } from '@vigil/common/threat';
import type { ThreatFacts } from './facts.ts';
import { levelRank } from './rank.ts';
import { type Holding, holdingAt, isCounted, quietReason, ruleHours } from './rules.ts';

/** A level falls only when its rules have not held for so long. It rises at once, and a retracted event does not hold it. */
export const holdHours = 12;

interface ComputedLevel {
  level: ThreatLevel;
  /** The first rule that set it. */
  reason: string;
  /** All rules that set it. Empty for low. */
  raisedBy: RaisedBy[];
  /** The level from a later time on if nothing else is reported. Null for low. */
  lowers: { to: ThreatLevel; at: string } | null;
  /** Compared to a day before; null where no event is so old. */
  trend: ThreatTrend | null;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const bucketMs = 5 * minuteMs;

/** The threat level at a moment, by the rules of docs/formula.md, of the events up to then. */
export function levelOf(known: readonly ThreatFacts[], at: Date, skewMs = 0): ComputedLevel {
  const now = +at;
  // What publishers date slightly ahead is of the present.
  const events = known
    .filter((fact) => fact.time <= now + skewMs && isCounted(fact))
    .map((fact) => (fact.time > now ? { ...fact, time: now } : fact))
    .sort((a, b) => b.time - a.time);
  const { level, holding, isHeld } = heldAt(events, now);
  const reasons = holding.map(({ reason }) => reason);
  const [first = quietReason] = reasons;
  return {
    level,
    reason: isHeld ? `held for ${holdHours} hours after: ${first}` : first,
    raisedBy: holding.map(({ reason, events }) => ({ reason, eventIds: events.slice(0, 3).map(({ id }) => id) })),
    lowers: lowersAfter(events, now, level),
    trend: known.some(({ time }) => time <= now - 24 * hourMs)
      ? trendOf(level, heldAt(events, now - 24 * hourMs).level)
      : null,
  };
}

interface Held {
  level: ThreatLevel;
  holding: Holding[];
  /** The rules held earlier, and no longer do. */
  isHeld: boolean;
}

/** The highest level whose rules held at any time of the hold, and those rules as they stood then. */
function heldAt(events: readonly ThreatFacts[], at: number): Held {
  let [holding, isHeld] = [holdingAt(events, at), false];
  for (const time of timesBetween(events, at - holdHours * hourMs, at)) {
    if (levelIn(holding) === 'critical') break;
    const earlier = holdingAt(events, time);
    if (levelRank(levelIn(earlier)) > levelRank(levelIn(holding))) [holding, isHeld] = [earlier, true];
  }
  return { level: levelIn(holding), holding, isHeld };
}

/**
 * The times at which a level may have begun: between events rules only cease to hold. Of each five minutes the last event
 * is enough.
 */
function timesBetween(events: readonly ThreatFacts[], from: number, to: number): number[] {
  const buckets = new Map<number, number>();
  for (const { time } of events) {
    const bucket = Math.floor(time / bucketMs);
    if (time > from && time < to && (buckets.get(bucket) ?? 0) < time) buckets.set(bucket, time);
  }
  return [...buckets.values(), from];
}

/** When the level falls without new events, and to which. A rule ceases to hold when an event leaves its hours. */
function lowersAfter(events: readonly ThreatFacts[], now: number, level: ThreatLevel): ComputedLevel['lowers'] {
  if (level === 'low') return null;
  const holds = (time: number) => levelRank(levelIn(holdingAt(events, time))) >= levelRank(level);
  const starts = [now, ...timesBetween(events, now - holdHours * hourMs, now).sort((a, b) => b - a)];
  const last = starts.find(holds) ?? now;
  const ends = events.flatMap(({ time }) => ruleHours.map((hours) => time + hours * hourMs));
  const open = [...new Set(ends)].filter((end) => end >= last).sort((a, b) => a - b);
  let [from, to] = [0, open.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds((open[middle] ?? last) + 1)) from = middle + 1;
    else to = middle;
  }
  const at = (open[from] ?? last) + holdHours * hourMs + 1;
  return { to: heldAt(events, at).level, at: new Date(Math.ceil(at / minuteMs) * minuteMs).toISOString() };
}

function trendOf(now: ThreatLevel, before: ThreatLevel): ThreatTrend {
  const change = levelRank(now) - levelRank(before);
  return change === 0 ? 'steady' : change > 0 ? 'rising' : 'falling';
}

function levelIn([first]: readonly Holding[]): ThreatLevel {
  return first?.level ?? 'low';
}
