/** What a text says, as a model reads it: a group ('word') and which of it ('missile'). */
export type Feature = readonly [group: string, value: string];

/** Features of one group: it is looked up once for all of them. */
export type Group = readonly [group: string, values: readonly string[]];

/** The features that models know, each with a number, so that a feature is looked up once for all models. */
export interface Vocabulary {
  features: Feature[];
  numbers: Map<string, Map<string, number>>;
}

/** A linear model: a row of weights, one a class, for each number of a feature. */
export interface Model {
  classes: readonly string[];
  weights: Float64Array;
}

/** A model as its file stores it: the classes, then a line a feature with its group, its value, and a weight a class. */
export interface StoredModel {
  classes: string;
  rows: string;
}

export function createVocabulary(): Vocabulary {
  return { features: [], numbers: new Map() };
}

/** Reads a stored model; features that the vocabulary lacks are added to it. */
export function toModel(vocabulary: Vocabulary, stored: StoredModel): Model {
  const classes = stored.classes.split(' ');
  const lines = stored.rows.split('\n').flatMap((line) => {
    const [group, value, weights] = line.split('\t');
    if (group === undefined || value === undefined || weights === undefined) return [];
    return [{ number: numberOf(vocabulary, [group, value]), weights: weights.split(' ').map(Number) }];
  });
  const weights = new Float64Array(vocabulary.features.length * classes.length);
  for (const line of lines) weights.set(line.weights, line.number * classes.length);
  return { classes, weights };
}

/** The numbers of the features that are known, each once. */
export function numbersOf({ numbers }: Vocabulary, groups: readonly Group[]): number[] {
  const found: number[] = [];
  for (const [group, values] of groups) {
    const known = numbers.get(group);
    if (!known) continue;
    for (const value of values) {
      const number = known.get(value);
      if (number !== undefined && !found.includes(number)) found.push(number);
    }
  }
  return found;
}

/** The sum of weights of each class. */
export function sumsOf({ classes, weights }: Model, numbers: readonly number[]): number[] {
  const size = classes.length;
  const sums = new Array<number>(size).fill(0);
  for (const number of numbers) {
    const row = number * size;
    if (row >= weights.length) continue;
    for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
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
export function leading(
  { features }: Vocabulary,
  { classes, weights }: Model,
  numbers: readonly number[],
  at: number,
  count = 3,
): string[] {
  const size = classes.length;
  const best: { number: number; pull: number }[] = [];
  for (const number of numbers) {
    const row = number * size;
    const own = weights[row + at] ?? 0;
    let others = -own;
    for (let one = 0; one < size; one++) others += weights[row + one] ?? 0;
    const pull = own - others / Math.max(size - 1, 1);
    const last = best[count - 1];
    if (pull <= 0 || (last && pull <= last.pull) || features[number]?.[0] === bias[0]) continue;
    best.push({ number, pull });
    best.sort((a, b) => b.pull - a.pull || a.number - b.number);
    best.length = Math.min(best.length, count);
  }
  return best.map(({ number }) => features[number]?.join(': ') ?? '');
}

/** Every item has this feature. */
export const bias: Group = ['bias', ['1']];

function numberOf({ features, numbers }: Vocabulary, feature: Feature): number {
  const [group, value] = feature;
  const values = numbers.get(group) ?? new Map<string, number>();
  const known = values.get(value);
  if (known !== undefined) return known;
  numbers.set(group, values.set(value, features.length));
  return features.push(feature) - 1;
}
