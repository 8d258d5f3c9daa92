import { type EncodedModel, type Group, probabilitiesOf } from './model.ts';

/** Features of an item, and how likely each class is held to be right; the shares sum to 1. */
export interface Example {
  features: readonly Group[];
  target: readonly number[];
}

interface Settings {
  /** Features in fewer examples are left out. */
  minCount: number;
  /** Strength of the L2 penalty. */
  penalty: number;
  passes: number;
  rate: number;
}

/**
 * Multinomial logistic regression by AdaGrad over the examples in their order. No chance is involved: the same examples
 * give the same file.
 */
export function train(
  examples: readonly Example[],
  classes: readonly string[],
  { minCount, penalty, passes, rate }: Settings,
): EncodedModel {
  const names = namesIn(examples, minCount);
  const size = classes.length;
  const number = new Map(names.map((name, at) => [name, at]));
  const coded = examples.map(({ features, target }) => ({ rows: codesOf(features, number), target }));
  const weights = new Float64Array(names.length * size);
  const squares = new Float64Array(names.length * size).fill(1e-6);
  const shrink = penalty / Math.max(examples.length, 1);
  for (let pass = 0; pass < passes; pass++) {
    for (const { rows, target } of coded) {
      const shares = probabilitiesOf(
        classes.map((_, at) => rows.reduce((sum, row) => sum + (weights[row * size + at] ?? 0), 0)),
      );
      for (const row of rows) {
        for (let at = 0; at < size; at++) {
          const index = row * size + at;
          const weight = weights[index] ?? 0;
          const slope = (shares[at] ?? 0) - (target[at] ?? 0) + shrink * weight;
          const square = (squares[index] ?? 0) + slope * slope;
          squares[index] = square;
          weights[index] = weight - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  const lines = names.flatMap((name, row) => {
    const numbers = classes.map((_, at) => rounded(weights[row * size + at] ?? 0));
    return numbers.every((one) => Number(one) === 0) ? [] : [`${name}\t${numbers.join(' ')}\n`];
  });
  return { classes: classes.join(' '), rows: lines.join('') };
}

/** As a line of a file begins. */
function namesOf([group, values]: Group): string[] {
  return values.map((value) => `${group}\t${value}`);
}

/** Names in alphabetical order of those that occur often enough. */
function namesIn(examples: readonly Example[], minCount: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of new Set(features.flatMap(namesOf))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= minCount ? [name] : [])).sort();
}

function codesOf(features: readonly Group[], number: ReadonlyMap<string, number>): number[] {
  return [...new Set(features.flatMap(namesOf))].flatMap((name) => number.get(name) ?? []);
}

/** Two decimals: what differs further back differs by machine. */
function rounded(weight: number): string {
  const text = weight.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}
