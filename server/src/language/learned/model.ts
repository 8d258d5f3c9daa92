/** What a text says, as a model reads it: a group ('word') and which of it ('missile'). */
type Feature = readonly [group: string, value: string];

/** Features of one group: it is looked up once for all of them. */
export type Group = readonly [group: string, values: readonly string[]];

/** The features that models know, each with a number, so that a feature is looked up once for all models. */
export interface Vocabulary {
  features: Feature[];
  numbers: Map<string, Map<string, number>>;
}

/** A linear model: a row of weights, one a class, for each number of a feature. */
export interface LearnedModel {
  classes: readonly string[];
  weights: Float64Array;
}

/** A model as its file stores it: the classes, then a line a feature with its group, its value, and a weight a class. */
export interface EncodedModel {
  classes: string;
  rows: string;
}

/** The name of a group that is made of two parts, put together once: a string made again would be hashed again. */
export function named(prefix: string, rest: string): string {
  const known = names.get(prefix) ?? new Map<string, string>();
  if (known.size === 0) names.set(prefix, known);
  const name = known.get(rest);
  if (name !== undefined) return name;
  if (known.size >= namesKept) known.clear();
  const made = prefix + rest;
  known.set(rest, made);
  return made;
}

const names = new Map<string, Map<string, string>>();
const namesKept = 50_000;

export function createVocabulary(): Vocabulary {
  return { features: [], numbers: new Map() };
}

/** Reads a stored model; features that the vocabulary lacks are added to it. */
export function toModel(vocabulary: Vocabulary, stored: EncodedModel): LearnedModel {
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
export function numbersOf({ numbers, features }: Vocabulary, groups: readonly Group[]): number[] {
  const found: number[] = [];
  if (marked.length < features.length) marked = new Uint8Array(features.length);
  for (const group of groups) {
    const known = numbers.get(group[0]);
    if (!known) continue;
    for (const value of group[1]) {
      const number = known.get(value);
      if (number === undefined || marked[number] === 1) continue;
      marked[number] = 1;
      found.push(number);
    }
  }
  for (const number of found) marked[number] = 0;
  return found;
}

/** Which numbers were found so far; all 0 between two calls. */
let marked = new Uint8Array(0);

/** The sum of weights of each class. */
export function sumsOf({ classes, weights }: LearnedModel, numbers: readonly number[]): number[] {
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
  { classes, weights }: LearnedModel,
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
