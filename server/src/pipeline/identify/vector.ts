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

/** The vector of two texts together; its direction is that of their centroid. */
export function sum(a: Vector, b: Vector): Vector {
  const terms = new Map<number, number>();
  for (const { ids, weights } of [a, b]) {
    for (const [at, id] of ids.entries()) terms.set(id, (terms.get(id) ?? 0) + (weights[at] ?? 0));
  }
  const heaviest = [...terms].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
  return toVector(heaviest.slice(0, termsKept));
}
