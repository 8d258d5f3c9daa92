import { z } from 'zod';
import { call } from './call.ts';
import { Id } from './kit.ts';
import { AtMoment } from './moment.ts';

const Percent = z.int().min(0).max(100);

/** A change of a factor: by a figure, by an event, or by a model. */
export const Contribution = z.object({
  /** `figure:ID`, `event:ID` or `model:ID`. The same cause has the same key in every balance. */
  key: z.string(),
  label: z.string(),
  /** In points of the factor: above 0 towards Israel, below 0 towards Iran. */
  points: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

/** The lowest and highest percentage when each constant of the formula is varied, one at a time. */
export const Band = z.object({ low: Percent, high: Percent });
export type Band = z.infer<typeof Band>;

/** The sensitivity of the percentages to the chosen constants. Old balances have none. */
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
  /** All contributions, largest first. Their sum is the difference of `israel` from 50 before rounding. */
  contributions: z.array(Contribution),
});

export const factorNames = ['military', 'technology', 'alliances', 'economy', 'geography', 'intelligence'] as const;
export const FactorName = z.enum(factorNames);
export type FactorName = z.infer<typeof FactorName>;

/** An adjustment by a model. Its points are also among the contributions, under the same key. */
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
  /** Changes since the previous balance: 'Military +2 for Israel because ...'. Empty for the first. */
  moves: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /**
   * The name of the model that adjusted at least one factor, or null; missing in balances from before models were
   * supported.
   */
  model: z.string().nullable().optional(),
  /** The model's adjustments, each with a reason and the supporting events. */
  adjustments: z.array(Adjustment).optional(),
  /** Why the balance has no adjustments of a model although one is configured. */
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

/** The balance at moments of the past, each computed from the events up to then, and the events that moved it most. */
export const BalanceCurve = z.object({
  /** A week apart, oldest first. `factors`: Israel's percentage in each. */
  points: z.array(
    z.object({
      at: z.iso.datetime(),
      israelAdvantage: Percent,
      iranAdvantage: Percent,
      factors: z.record(FactorName, Percent),
    }),
  ),
  events: z.array(z.object({ id: z.string(), at: z.iso.datetime(), title: z.string() })),
});
export type BalanceCurve = z.infer<typeof BalanceCurve>;

export const balanceCalls = {
  /** The latest balance, or the latest at the given time; null if there is none. */
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
  /** Since the first event; null where there is no balance yet. */
  balanceCurve: call({
    method: 'GET',
    path: '/api/balance-of-power/curve',
    access: 'anyone',
    reply: BalanceCurve.nullable(),
  }),
  /**
   * Every input of the latest balance, or of the given one, with its weight, and the results: enough to recompute it.
   */
  balanceExport: call({
    method: 'GET',
    path: '/api/balance-of-power/export',
    access: 'anyone',
    query: Id.partial(),
    reply: z.record(z.string(), z.unknown()),
  }),
  /** The balance as it was stored. */
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
