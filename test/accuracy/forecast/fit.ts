import { dot, logistic } from '@vigil/server/features/forecast/model';

/** A day with its features and whether it came true. */
export interface Example {
  features: readonly number[];
  isTrue: boolean;
}

/** Strength of the L2 penalty on all weights but the first, which is the bias. */
const penalty = 2;

/** Logistic regression by Newton's method. No chance is involved: the same examples give the same weights. */
export function fit(examples: readonly Example[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  let weights = Array<number>(size).fill(0);
  for (let pass = 0; pass < 25; pass++) {
    const slope = weights.map((one, at): number => (at === 0 ? 0 : penalty * one));
    const curve = weights.map((_, row) =>
      weights.map((_, column): number => (row === column ? (row === 0 ? 1e-6 : penalty) : 0)),
    );
    for (const { features, isTrue } of examples) {
      const p = logistic(dot(weights, features));
      for (const [row, x] of features.entries()) {
        slope[row] = (slope[row] ?? 0) + (p - (isTrue ? 1 : 0)) * x;
        const line = curve[row] ?? [];
        for (const [column, y] of features.entries()) line[column] = (line[column] ?? 0) + p * (1 - p) * x * y;
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((one, at) => one - (step[at] ?? 0));
    if (Math.max(...step.map(Math.abs)) < 1e-9) break;
  }
  return weights;
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const order = rows.map((row, at) => ({ at, size: at < column ? -1 : Math.abs(row[column] ?? 0) }));
    const pivot = order.reduce((most, one) => (one.size > most.size ? one : most)).at;
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const top = rows[column] ?? [];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const times = (row[column] ?? 0) / (top[column] ?? 1);
      for (let index = column; index <= size; index++) row[index] = (row[index] ?? 0) - times * (top[index] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
