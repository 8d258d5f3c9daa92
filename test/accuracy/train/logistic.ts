/** One labelled example. `weight` counts it that many times. */
export interface Example {
  features: readonly number[];
  label: boolean;
  weight?: number;
}

/** A logistic model: probability = 1 / (1 + exp(-(bias + sum of weights times features))). */
interface Model {
  bias: number;
  weights: number[];
}

interface Options {
  /** L2 penalty on the weights of standardised features, for the sum of all examples. The bias is not penalised. */
  l2?: number;
  maxSteps?: number;
}

/** Decimals kept in a trained weight: what differs between processors lies below them. */
const decimals = 4;

/**
 * Fits a logistic model by Newton's method on all examples at once. No random numbers: the same examples in the same
 * order give the same model. Features are standardised for the fit; the model returned takes them as they are.
 */
export function trainLogistic(examples: readonly Example[], { l2 = 1, maxSteps = 50 }: Options = {}): Model {
  const width = examples[0]?.features.length ?? 0;
  const { means, deviations } = scaleOf(examples, width);
  const rows = examples.map(({ features, label, weight = 1 }) => ({
    values: [1, ...features.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1))],
    label: label ? 1 : 0,
    weight,
  }));
  const penalties = [1e-6, ...new Array<number>(width).fill(l2)];
  let current = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < maxSteps; step++) {
    const gradient = current.map((value, at) => -(penalties[at] ?? 0) * value);
    const hessian = penalties.map((penalty, at) => penalties.map((_, other) => (at === other ? penalty : 0)));
    for (const { values, label, weight } of rows) {
      const p = sigmoid(dot(current, values));
      const slope = weight * p * (1 - p);
      for (let at = 0; at <= width; at++) {
        const value = values[at] ?? 0;
        if (value === 0) continue;
        gradient[at] = (gradient[at] ?? 0) + weight * (label - p) * value;
        const row = hessian[at] ?? [];
        const share = slope * value;
        for (let other = 0; other <= at; other++) row[other] = (row[other] ?? 0) + share * (values[other] ?? 0);
      }
    }
    const change = solve(hessian, gradient);
    current = current.map((value, at) => value + (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  const [bias = 0, ...scaled] = current;
  const weights = scaled.map((weight, at) => weight / (deviations[at] ?? 1));
  return {
    bias: rounded(bias - weights.reduce((total, weight, at) => total + weight * (means[at] ?? 0), 0)),
    weights: weights.map(rounded),
  };
}

export function probability({ bias, weights }: Model, features: readonly number[]): number {
  return sigmoid(bias + dot(weights, features));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < a.length; at++) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}

function rounded(value: number): number {
  return Number(value.toFixed(decimals));
}

/** A feature that never varies gets deviation 1, so that its weight stays 0. */
function scaleOf(examples: readonly Example[], width: number): { means: number[]; deviations: number[] } {
  const columns = Array.from({ length: width }, (_, at) => examples.map(({ features }) => features[at] ?? 0));
  const means = columns.map((column) => column.reduce((total, value) => total + value, 0) / column.length);
  const deviations = columns.map((column, at) => {
    const squares = column.reduce((total, value) => total + (value - (means[at] ?? 0)) ** 2, 0);
    return Math.sqrt(squares / column.length) || 1;
  });
  return { means, deviations };
}

/** Solves a symmetric positive definite system by Cholesky's decomposition; only the lower half of `matrix` is read. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map((row) => [...row]);
  const cell = (row: number, column: number) => lower[row]?.[column] ?? 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let value = cell(i, j);
      for (let k = 0; k < j; k++) value -= cell(i, k) * cell(j, k);
      const row = lower[i];
      if (row) row[j] = i === j ? Math.sqrt(Math.max(value, 1e-12)) : value / cell(j, j);
    }
  }
  const middle: number[] = [];
  for (let i = 0; i < size; i++) {
    let value = right[i] ?? 0;
    for (let k = 0; k < i; k++) value -= cell(i, k) * (middle[k] ?? 0);
    middle.push(value / cell(i, i));
  }
  const result = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let value = middle[i] ?? 0;
    for (let k = i + 1; k < size; k++) value -= cell(k, i) * (result[k] ?? 0);
    result[i] = value / cell(i, i);
  }
  return result;
}
