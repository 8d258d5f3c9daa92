import type { Predictions } from '@vigil/common/forecast';
import {
  type ConflictStatus,
  type Coverage,
  clockSkewMs,
  evidenceWindowMs,
  type LastKnown,
  type ThreatGap,
  type ThreatStatus,
} from '@vigil/common/threat';
import { capital } from '../../kit/event-words.ts';
import { predict, usualIn } from '../forecast/store.ts';
import type { ThreatFacts } from './facts.ts';
import { holdHours, levelOf } from './level.ts';
import { windowHours } from './rules.ts';

interface Seen {
  /** The public events of the days before `now` that forecasts look at, and of those before the newest one. */
  events: readonly ThreatFacts[];
  coverage: Coverage;
  conflict?: ConflictStatus;
  now: Date;
  /** The last change that `events` includes. */
  seq: number;
}

/** The threat status at a moment. Pure: every server that has read the same log and the same feeds comes to the same. */
export function statusOf({ events, coverage, conflict, now, seq }: Seen): ThreatStatus {
  const present = events.filter(({ time }) => time <= +now + clockSkewMs);
  const newest = present.reduce<number | null>((latest, { time }) => Math.max(latest ?? time, time), null);
  const evidence = present.reduce(
    (latest, { evidenceTime }) => Math.max(latest, Math.min(evidenceTime, +now)),
    newest ?? 0,
  );
  const recent = recentBefore(present, now);
  const forecast = predict(present, now);
  const missing: ThreatGap[] = [
    ...(coverage.unheard.length === 2 ? ['feeds' as const] : []),
    ...(newest === null || +now - evidence > evidenceWindowMs ? ['evidence' as const] : []),
  ];
  const known = missing.length === 0 || doesStand(recent, now, missing) ? levelOf(recent, now, clockSkewMs) : null;
  const common = {
    missing,
    evidenceAt: newest === null ? null : toMoment(evidence),
    coverage,
    ...(conflict && { conflict }),
    seq,
    forecast,
  };
  if (known)
    return {
      ...common,
      level: known.level,
      reason: [known.reason, ...missing.map((gap) => gapReasons[gap]), ...oneSided(coverage)].join('; '),
      lastKnown: null,
      raisedBy: known.raisedBy,
      lowers: known.lowers,
      trend: known.trend,
      ...percentagesOf(forecast),
    };
  return {
    ...common,
    level: 'unknown',
    reason: capital(missing.map((gap) => gapReasons[gap]).join('; ')),
    lastKnown: newest === null ? null : lastKnownOf(present, Math.min(newest, +now), coverage),
    militaryProbability: null,
    diplomacyProbability: null,
    raisedBy: [],
    lowers: null,
    trend: null,
  };
}

/** A day more than the window of the rules and the time that a level is held. */
const levelHistoryMs = (windowHours + holdHours + 24) * 3_600_000;

const gapReasons: Record<ThreatGap, string> = {
  feeds: 'no feed of either side was read within 30 minutes',
  evidence: 'no public event is newer than 24 hours',
};

const sideNames = { israeli: 'Israeli', iranian: 'Iranian' } as const;

/** That feeds of one side alone were read leaves the level as it is, and must be said. */
function oneSided({ unheard }: Coverage): string[] {
  const [side, other] = unheard;
  return side && !other ? [`no ${sideNames[side]} feed was read within 30 minutes`] : [];
}

/**
 * Without feeds more may be going on than is known, so that a quiet level says nothing. What the events of the last day
 * show by themselves is known all the same.
 */
function doesStand(recent: readonly ThreatFacts[], now: Date, missing: readonly ThreatGap[]): boolean {
  if (missing.includes('evidence')) return false;
  const fresh = recent.filter(({ time }) => +now - time <= evidenceWindowMs);
  const { level } = levelOf(fresh, now, clockSkewMs);
  return level === 'critical' || level === 'high';
}

/**
 * The level when a feed of either side was last read, where events were recent then; else that of the newest event.
 * A low level was known only while feeds were read, or from the archive: what an administrator added since, without any
 * feed, does not show that nothing else happened.
 */
function lastKnownOf(present: readonly ThreatFacts[], newest: number, { sides }: Coverage): LastKnown | null {
  const lastReadMs = Math.max(...[sides.israeli, sides.iranian].map((at) => (at === null ? 0 : Date.parse(at))));
  const known = levelNear(present, newest, lastReadMs);
  if (known.level !== 'low' || newest <= lastReadMs) return known;
  const seen = present.filter(({ time, isArchived }) => isArchived || time <= lastReadMs);
  const last = Math.max(...seen.map(({ time }) => time));
  // Older events are not known on every server.
  return last >= newest - windowHours * 3_600_000 ? levelNear(seen, last, lastReadMs) : null;
}

function levelNear(events: readonly ThreatFacts[], newest: number, lastReadMs: number): LastKnown {
  const at = new Date(lastReadMs > newest && lastReadMs - newest <= evidenceWindowMs ? lastReadMs : newest);
  const { level } = levelOf(recentBefore(events, at), at, clockSkewMs);
  const forecast = predict(
    events.filter(({ time }) => time <= +at + clockSkewMs),
    at,
  );
  const usual = usualIn(forecast);
  return { level, at: at.toISOString(), ...percentagesOf(forecast), ...(usual.length > 0 && { usual }) };
}

/** The events that a level and that of the day before depend on. */
function recentBefore(events: readonly ThreatFacts[], at: Date): ThreatFacts[] {
  const from = +at - levelHistoryMs;
  return events.filter(({ time }) => time >= from && time <= +at + clockSkewMs);
}

function percentagesOf({ military, diplomacy }: Predictions) {
  return { militaryProbability: military.probability, diplomacyProbability: diplomacy.probability };
}

function toMoment(time: number): string {
  return new Date(time).toISOString();
}
