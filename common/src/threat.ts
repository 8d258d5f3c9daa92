import { z } from 'zod';
import { ThreatLevel } from './analysis.ts';

const Percent = z.int().min(0).max(100);
const Moment = z.iso.datetime();

/** How long a reading of a feed counts as current, in milliseconds. */
export const coverageWindowMs = 30 * 60_000;

/** Evidence older than this says nothing about the present, in milliseconds. */
export const evidenceWindowMs = 24 * 3_600_000;

/** Which feeds the monitor reads at the moment. */
export const Coverage = z.object({
  /** Feeds that were read with success within `coverageWindowMs`, and all feeds. */
  read: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** When any feed was last read; null if none ever was. */
  lastReadAt: Moment.nullable(),
  /** When a feed of each side was last read; null if none ever was. */
  sides: z.object({ israeli: Moment.nullable(), iranian: Moment.nullable() }),
});
export type Coverage = z.infer<typeof Coverage>;

/** The threat level at the moment. Every server computes it from the events, the clock and the coverage. */
export const ThreatStatus = z.object({
  /** `unknown` where the evidence does not allow a statement about the present. */
  level: z.enum([...ThreatLevel.options, 'unknown']),
  /** Why the level is what it is: a sentence without its full stop. */
  reason: z.string(),
  /** The last level that the evidence allowed, and when; null unless `level` is `unknown`, or if there was none. */
  lastKnown: z.object({ level: ThreatLevel, at: Moment }).nullable(),
  /** The time of the newest event that is public; null if there is none. */
  evidenceAt: Moment.nullable(),
  coverage: Coverage,
  /** Null while the level is unknown. */
  militaryProbability: Percent.nullable(),
  diplomacyProbability: Percent.nullable(),
  /** The number of the last change that the status takes into account. */
  seq: z.int().nonnegative(),
});
export type ThreatStatus = z.infer<typeof ThreatStatus>;
