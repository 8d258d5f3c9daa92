import { z } from 'zod';
import { call } from './call.ts';

const Percent = z.int().min(0).max(100);

/** `military`: an armed attack between the sides is reported. `diplomacy`: talks, an agreed pause or a step of a deal is. */
export const forecastKinds = ['military', 'diplomacy'] as const;
export const ForecastKind = z.enum(forecastKinds);
export type ForecastKind = z.infer<typeof ForecastKind>;

/** The hours after the forecast within which it has to be reported. */
export const horizonHours: Readonly<Record<ForecastKind, number>> = { military: 72, diplomacy: 168 };

/** What the sentence 'the probability that ... is reported' means, for both sides alike. */
export const forecastMeanings: Readonly<Record<ForecastKind, string>> = {
  military:
    'An attack by the arms of Israel or the United States on the territory, forces or ships of Iran, or by those of Iran on theirs, is reported within 72 hours.',
  diplomacy:
    'Talks of Iran with Israel, the United States or European powers, an agreed pause or a step of a deal is reported within 7 days.',
};

/** One forecast. */
export const Prediction = z.object({
  probability: Percent,
  /** How often it came true over all labelled days. */
  baseRate: Percent,
  /** `base-rate`: the model has shown no skill, or the evidence does not allow its use. */
  basis: z.enum(['model', 'base-rate']),
  /** Why the probability is what it is: a sentence without its full stop. */
  reason: z.string(),
});
export type Prediction = z.infer<typeof Prediction>;

export const Predictions = z.object({ military: Prediction, diplomacy: Prediction });
export type Predictions = z.infer<typeof Predictions>;

/** How the forecasts that were shown have come out so far. */
export const ForecastScore = z.object({
  /** Those whose time has passed and whose outcome is known, and the hours for which they were shown. */
  forecasts: z.int().nonnegative(),
  hours: z.number().nonnegative(),
  /** Mean squared distance from what came (0 is perfect), weighted by the hours. Null where there is none yet. */
  brier: z.number().nullable(),
  /** The same score of always giving the base rate. */
  baseRateBrier: z.number().nullable(),
  /** Those whose outcome is not known yet. */
  pending: z.int().nonnegative(),
  /** Those that cannot be scored: too few events were public in their time. */
  unknown: z.int().nonnegative(),
});
export type ForecastScore = z.infer<typeof ForecastScore>;

const Scored = Prediction.extend({ meaning: z.string(), horizonHours: z.int(), score: ForecastScore });

export const forecastCalls = {
  /** The forecasts as of the moment of the answer, each with its score so far. */
  forecast: call({
    method: 'GET',
    path: '/api/forecast',
    access: 'anyone',
    reply: z.object({ at: z.iso.datetime(), military: Scored, diplomacy: Scored }),
  }),
};
