import { z } from 'zod';
import { call } from './call.ts';
import { Id } from './kit.ts';
import { AtMoment } from './time.ts';

const Percent = z.int().min(0).max(100);

/** Something that moves a factor: a figure, an event, or what a model adds. */
export const Contribution = z.object({
  /** `figure:ID`, `event:ID` or `model:ID`: the same thing in another balance has the same key. */
  key: z.string(),
  label: z.string(),
  /** In points of the factor: above 0 towards Israel, below 0 towards Iran. */
  points: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

/** The least and the most that a percentage becomes when one constant of the formula after the other is varied. */
export const Band = z.object({ low: Percent, high: Percent });
export type Band = z.infer<typeof Band>;

/** How far the percentages hang on the constants that were chosen. Of old balances it is not known. */
export const Bands = z.object({
  /** By how many percent each constant is varied, up and down. */
  variedBy: z.number(),
  israelAdvantage: Band,
  iranAdvantage: Band,
  israelWinProbability: Band,
  iranWinProbability: Band,
  stalemateProbability: Band,
});
export type Bands = z.infer<typeof Bands>;

const Factor = z.object({
  israel: Percent,
  iran: Percent,
  description: z.string(),
  /** All of them, the weightiest first: they add up to the distance of `israel` from 50 before rounding. */
  contributions: z.array(Contribution),
});

export const factorNames = ['military', 'technology', 'alliances', 'economy', 'geography', 'intelligence'] as const;
export const FactorName = z.enum(factorNames);
export type FactorName = z.infer<typeof FactorName>;

/** What a model adds to a factor. Its points are among the contributions, under the same key. */
export const Adjustment = Contribution.extend({
  factor: FactorName,
  reason: z.string(),
  eventIds: z.array(z.string()).min(1),
});
export type Adjustment = z.infer<typeof Adjustment>;

export const Balance = z.object({
  id: z.string(),
  israelAdvantage: Percent,
  iranAdvantage: Percent,
  conflictOutcome: z.object({
    israelWinProbability: Percent,
    iranWinProbability: Percent,
    stalemateProbability: Percent,
  }),
  keyFactors: z.record(FactorName, Factor),
  bands: Bands.optional(),
  confidence: Percent,
  disclaimer: z.string(),
  keyEvents: z.array(z.string()),
  /** The events behind `keyEvents`, in the same order. */
  keyEventIds: z.array(z.string()),
  /** What moved since the balance before: 'Military +2 for Israel because ...'. Empty for the first. */
  moves: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** The name of the model that moved at least one factor, or null; absent where there was none yet. */
  model: z.string().nullable().optional(),
  /** What the model added, each with its reason and the events behind it. */
  adjustments: z.array(Adjustment).optional(),
  /** Why no model was heard that was to be heard. */
  modelNote: z.string().optional(),
  /** The balance as of this time: later events do not count. */
  analysisDate: z.iso.datetime(),
});
export type Balance = z.infer<typeof Balance>;

export const BalancePoint = Balance.pick({
  id: true,
  israelAdvantage: true,
  iranAdvantage: true,
  conflictOutcome: true,
  confidence: true,
  createdAt: true,
});
export type BalancePoint = z.infer<typeof BalancePoint>;

export const balanceCalls = {
  /** The latest one, or the one that was it at a moment; null where there is none. */
  balance: call({
    method: 'GET',
    path: '/api/balance-of-power',
    access: 'anyone',
    query: AtMoment,
    reply: Balance.nullable(),
  }),
  /** Oldest first, at most a thousand. */
  balanceHistory: call({
    method: 'GET',
    path: '/api/balance-of-power/history',
    access: 'anyone',
    reply: z.array(BalancePoint),
  }),
  /** Every input of the latest balance, or of that one, with its weight, and the results: enough to compute it again. */
  balanceExport: call({
    method: 'GET',
    path: '/api/balance-of-power/export',
    access: 'anyone',
    query: Id.partial(),
    reply: z.record(z.string(), z.unknown()),
  }),
  /** The balance as it was. */
  balanceAt: call({
    method: 'GET',
    path: '/api/balance-of-power/:id',
    access: 'anyone',
    params: Id,
    reply: Balance,
  }),
  generateBalance: call({
    method: 'POST',
    path: '/api/admin/generate-balance-of-power',
    access: 'admin',
    reply: Balance,
  }),
};
