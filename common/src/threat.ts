import { z } from 'zod';
import { ThreatLevel, UnknownLevel } from './analysis.ts';
import { call } from './call.ts';
import { ForecastKind, Predictions } from './forecast.ts';

const Percent = z.int().min(0).max(100);
const Moment = z.iso.datetime();

/** How long a reading of a feed counts as current, in milliseconds. */
export const coverageWindowMs = 30 * 60_000;

/** Evidence older than this says nothing about the present, in milliseconds. */
export const evidenceWindowMs = 24 * 3_600_000;

/** Publishers' clocks are ahead by up to this; what is dated later than that is not evidence of the present. */
export const clockSkewMs = 5 * 60_000;

/** The two sides of the conflict, by the alphabet. */
export const conflictSides = ['iranian', 'israeli'] as const;
export const ConflictSide = z.enum(conflictSides);
export type ConflictSide = z.infer<typeof ConflictSide>;

/** How many feeds that were not read are named. */
export const maxMissed = 5;

/** Which feeds the monitor reads at the moment. */
export const Coverage = z.object({
  /** Feeds that were read with success within `coverageWindowMs`, and all feeds. */
  read: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** When any feed was last read; null if none ever was. */
  lastReadAt: Moment.nullable(),
  /** When a feed of each side was last read; null if none ever was. */
  sides: z.object({ israeli: Moment.nullable(), iranian: Moment.nullable() }),
  /** The sides of which no feed was read within `coverageWindowMs`; both when the monitor is blind. */
  unheard: z.array(ConflictSide),
  /** Languages of feeds in use that are not read, as BCP 47 tags (`und` if unknown) in order. Missing if there is none. */
  unreadLanguages: z.array(z.string()).optional(),
  /** Names of feeds in use that do not count as read, in order: at most `maxMissed`. Missing if all are read. */
  missed: z.array(z.string()).optional(),
});
export type Coverage = z.infer<typeof Coverage>;

/**
 * What a statement about the present lacks. `feeds`: no feed of either side was read within `coverageWindowMs`.
 * `evidence`: no public event is newer than `evidenceWindowMs`.
 */
export const ThreatGap = z.enum(['feeds', 'evidence']);
export type ThreatGap = z.infer<typeof ThreatGap>;

/** The last level that the evidence allowed. */
export const LastKnown = z.object({
  level: ThreatLevel,
  /** The time that it was the level of. */
  at: Moment,
  militaryProbability: Percent,
  diplomacyProbability: Percent,
  /** Which of the two are base rates. Missing for none. */
  usual: z.array(ForecastKind).optional(),
});
export type LastKnown = z.infer<typeof LastKnown>;

/** A rule that set the level, and the newest of its events. */
export const RaisedBy = z.object({ reason: z.string(), eventIds: z.array(z.string()) });
export type RaisedBy = z.infer<typeof RaisedBy>;

/** The level compared to that of a day before. */
export const ThreatTrend = z.enum(['rising', 'steady', 'falling']);
export type ThreatTrend = z.infer<typeof ThreatTrend>;

/** How hot the conflict is, over days: not how threatening the moment is. */
export const conflictStates = ['calm', 'crisis', 'war'] as const;
export const ConflictStatus = z.object({
  state: z.enum(conflictStates),
  /** When it became that; null where no report says. At most two weeks back. */
  since: Moment.nullable(),
  /** Why: a phrase without its full stop. */
  reason: z.string(),
});
export type ConflictStatus = z.infer<typeof ConflictStatus>;

/** The threat level at the moment. Every server computes it from the public events, the clock and the coverage. */
export const ThreatStatus = z.object({
  /** `unknown` where the evidence does not allow a statement about the present. */
  level: z.union([ThreatLevel, UnknownLevel]),
  /** Why the level is what it is: a sentence without its full stop. It names no time of day: readers have their own. */
  reason: z.string(),
  /** Empty where nothing is missing. `critical` and `high` stand while `feeds` is missing; otherwise the level is `unknown`. */
  missing: z.array(ThreatGap),
  /** Null unless `level` is `unknown`, or if no level was ever known. */
  lastKnown: LastKnown.nullable(),
  /** The time of the newest report of an event that is public and not in the future; null if there is none. */
  evidenceAt: Moment.nullable(),
  coverage: Coverage,
  /** Those of `forecast`; null while the level is unknown. */
  militaryProbability: Percent.nullable(),
  diplomacyProbability: Percent.nullable(),
  /** What set the level. Empty while it is low or unknown. Old servers do not send this and what follows. */
  raisedBy: z.array(RaisedBy).optional(),
  /** The level from a later time on if nothing else is reported; null while it is low or unknown. */
  lowers: z.object({ to: ThreatLevel, at: Moment }).nullable().optional(),
  /** Null while the level is unknown. */
  trend: ThreatTrend.nullable().optional(),
  /** The forecasts with their base rates, also while the level is unknown. */
  forecast: Predictions.optional(),
  /** The state of the conflict that items are judged in; docs/classify.md. */
  conflict: ConflictStatus.optional(),
  /** The number of the last change that the status takes into account. */
  seq: z.int().nonnegative(),
});
export type ThreatStatus = z.infer<typeof ThreatStatus>;

export const threatCalls = {
  /** As of the moment of the answer. */
  threat: call({ method: 'GET', path: '/api/threat', access: 'anyone', reply: ThreatStatus }),
};
