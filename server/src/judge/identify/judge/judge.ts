/** A logistic model over `featureNames`. */
export interface PairModel {
  bias: number;
  weights: readonly number[];
}

/** Probability that the two are of one event. */
export function probabilityOf({ bias, weights }: PairModel, features: readonly number[]): number {
  let total = bias;
  for (let at = 0; at < features.length; at++) total += (weights[at] ?? 0) * (features[at] ?? 0);
  return 1 / (1 + Math.exp(-total));
}
