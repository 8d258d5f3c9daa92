import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Features } from './features.ts';

const Weights = z.strictObject({
  bias: z.number(),
  nearest: z.number(),
  mean: z.number(),
  time: z.number(),
  reports: z.number(),
  kind: z.number(),
  reality: z.number(),
  by: z.number(),
  on: z.number(),
  country: z.number(),
  town: z.number(),
  toll: z.number(),
});

/** Without, and with an answer of the pair model. */
export const AllWeights = z.strictObject({ alone: Weights, asked: Weights.extend({ pair: z.number() }) });
export type AllWeights = z.infer<typeof AllWeights>;

export const trained = AllWeights.parse(
  JSON.parse(readFileSync(new URL('../../../same-event/weights.json', import.meta.url), 'utf8')),
);

/** The chance that a report and an event belong together. `pair`: the answer of the pair model; null where it was not asked. */
export function chanceOf(features: Features, pair: number | null, { alone, asked }: AllWeights): number {
  if (pair === null) return logistic(alone.bias + sumOf(features, alone));
  return logistic(asked.bias + sumOf(features, asked) + asked.pair * logOdds(pair));
}

function sumOf(features: Features, weighed: Features): number {
  return names.reduce((sum, name) => sum + weighed[name] * features[name], 0);
}

const names = ['nearest', 'mean', 'time', 'reports', 'kind', 'reality', 'by', 'on', 'country', 'town', 'toll'] as const;

/** Beyond this the model is only sure. */
const maxOdds = 6;

export function logOdds(chance: number): number {
  return Math.max(-maxOdds, Math.min(maxOdds, Math.log(chance / (1 - chance))));
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
