/** A text in the space of terms: ids in ascending order, the weight beside each, and the length of the whole. */
export interface Vector {
  ids: number[];
  weights: number[];
  norm: number;
}

export type Weighted = [id: number, weight: number];

/** Terms that a sum keeps: the heaviest of all its parts. */
const termsKept = 64;

/** Sorts `terms` in place. */
export function toVector(terms: Weighted[]): Vector {
  terms.sort((a, b) => a[0] - b[0]);
  const squares = terms.reduce((total, [, weight]) => total + weight * weight, 0);
  return { ids: terms.map(([id]) => id), weights: terms.map(([, weight]) => weight), norm: Math.sqrt(squares) };
}

/** Cosine of two vectors without negative weights: 0 for nothing in common, 1 for the same direction. */
export function cosine(a: Vector, b: Vector): number {
  let dot = 0;
  for (let i = 0, j = 0; i < a.ids.length && j < b.ids.length; ) {
    const left = a.ids[i] ?? 0;
    const right = b.ids[j] ?? 0;
    if (left === right) dot += (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return dot / (a.norm * b.norm || 1);
}

/** Weights of the terms that both have, the lesser of the two: their sum, the largest and the second. */
export function overlap(a: Vector, b: Vector): { total: number; first: number; second: number } {
  let [total, first, second] = [0, 0, 0];
  for (let i = 0, j = 0; i < a.ids.length && j < b.ids.length; ) {
    const left = a.ids[i] ?? 0;
    const right = b.ids[j] ?? 0;
    if (left === right) {
      const weight = Math.min(a.weights[i] ?? 0, b.weights[j] ?? 0);
      total += weight;
      second = Math.max(second, Math.min(first, weight));
      first = Math.max(first, weight);
    }
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return { total, first, second };
}

/** The vector of two texts together; its direction is that of their centroid. */
export function sum(a: Vector, b: Vector): Vector {
  const all: Weighted[] = [];
  let [i, j] = [0, 0];
  while (i < a.ids.length || j < b.ids.length) {
    const left = a.ids[i] ?? Number.POSITIVE_INFINITY;
    const right = b.ids[j] ?? Number.POSITIVE_INFINITY;
    const weight = (left <= right ? (a.weights[i] ?? 0) : 0) + (right <= left ? (b.weights[j] ?? 0) : 0);
    all.push([Math.min(left, right), weight]);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return toVector(all.length > termsKept ? heaviest(all, termsKept) : all);
}

/** The `count` heaviest, heaviest first; of equals the one met first. */
export function heaviest(terms: readonly Weighted[], count: number): Weighted[] {
  const best: Weighted[] = [];
  for (const term of terms) {
    let at = best.length;
    while (at > 0 && (best[at - 1]?.[1] ?? 0) < term[1]) at--;
    if (at === count) continue;
    if (best.length === count) best.pop();
    best.splice(at, 0, term);
  }
  return best;
}
