/** A linear model over named features: one weight a class for each feature. */
export interface Model {
  classes: readonly string[];
  weights: ReadonlyMap<string, readonly number[]>;
}

/** A model as its file stores it: the classes, then a line a feature with its name, a tab, and a weight a class. */
export interface StoredModel {
  classes: string;
  rows: string;
}

export function toModel({ classes, rows }: StoredModel): Model {
  const lines = rows.split('\n').filter((line) => line !== '');
  const weights = lines.map((line): [string, number[]] => {
    const [name = '', numbers = ''] = line.split('\t');
    return [name, numbers.split(' ').map(Number)];
  });
  return { classes: classes.split(' '), weights: new Map(weights) };
}

/** The sum of weights of each class. */
export function sumsOf({ classes, weights }: Model, features: readonly string[]): number[] {
  const sums = classes.map(() => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }
  return sums;
}

/** The probability of each class (softmax). */
export function probabilitiesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / total);
}

/** The features that speak most for a class against the mean of the others, for the reader of a reason. */
export function leading({ classes, weights }: Model, features: readonly string[], at: number, count = 3): string[] {
  const best: { name: string; pull: number }[] = [];
  for (const name of new Set(features)) {
    const row = weights.get(name);
    if (!row || name === bias) continue;
    const own = row[at] ?? 0;
    let others = -own;
    for (const one of row) others += one;
    const pull = own - others / Math.max(classes.length - 1, 1);
    const last = best[count - 1];
    if (pull <= 0 || (last && pull <= last.pull)) continue;
    best.push({ name, pull });
    best.sort((a, b) => b.pull - a.pull || (a.name < b.name ? -1 : 1));
    best.length = Math.min(best.length, count);
  }
  return best.map(({ name }) => name);
}

/** Every item has this feature. */
export const bias = 'bias';
