import { featuresOf, type Windows } from './features.ts';

/** A logistic model: one weight for each feature. */
export interface ForecastModel {
  /** Share of the labelled days on which it came true. */
  baseRate: number;
  weights: readonly number[];
}

/** The probability that the model gives, from 0 to 1. */
export function probabilityOf({ weights }: ForecastModel, windows: Windows): number {
  return logistic(dot(weights, featuresOf(windows)));
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
}
