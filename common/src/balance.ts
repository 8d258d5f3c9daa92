import { z } from 'zod';
import { call } from './call.ts';

const Percent = z.int().min(0).max(100);

/** Something that moves a factor: a figure, or an event. */
export const Contribution = z.object({
  /** `input:ID` or `event:ID`: the same thing in another balance has the same key. */
  key: z.string(),
  label: z.string(),
  /** In points of the factor: above 0 towards Israel, below 0 towards Iran. */
  points: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

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
  confidence: Percent,
  disclaimer: z.string(),
  keyEvents: z.array(z.string()),
  /** The events behind `keyEvents`, in the same order. */
  keyEventIds: z.array(z.string()),
  /** What moved since the balance before: 'Military +2 for Israel because ...'. Empty for the first. */
  moves: z.array(z.string()),
  createdAt: z.iso.datetime(),
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
  /** Null until one was generated. */
  balance: call({ method: 'GET', path: '/api/balance-of-power', access: 'anyone', reply: Balance.nullable() }),
  /** Oldest first, at most a thousand. */
  balanceHistory: call({
    method: 'GET',
    path: '/api/balance-of-power/history',
    access: 'anyone',
    reply: z.array(BalancePoint),
  }),
  /** Every input of the latest balance with its weight, and the results: enough to compute it again. */
  balanceExport: call({
    method: 'GET',
    path: '/api/balance-of-power/export',
    access: 'anyone',
    reply: z.record(z.string(), z.unknown()),
  }),
  generateBalance: call({
    method: 'POST',
    path: '/api/admin/generate-balance-of-power',
    access: 'admin',
    reply: Balance,
  }),
};
