import type { Statement } from '@vigil/reader';

/** What a text says, as a unit vector of whole numbers in steps of 1/127; null where no model read it. */
export function vectorOf({ vector }: Pick<Statement, 'vector'>): Int8Array | null {
  return vector === undefined ? null : Int8Array.from(Buffer.from(vector, 'base64'));
}

/** Cosine of the angle between two vectors of statements: 1 for the same text. */
export function cosineOf(a: Int8Array, b: Int8Array): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (const [at, one] of a.entries()) {
    const other = b[at] ?? 0;
    dot += one * other;
    ofA += one * one;
    ofB += other * other;
  }
  return dot / (Math.sqrt(ofA * ofB) || 1);
}

/** For each of these vectors its mean cosine to the others: the largest is the middle of them; 0 for one without others. */
export function centralityOf(vectors: readonly (Int8Array | null)[]): number[] {
  const known = vectors.flatMap((one) => one ?? []);
  return vectors.map((one) => {
    if (!one || known.length < 2) return 0;
    const sum = known.reduce((total, other) => total + (other === one ? 0 : cosineOf(one, other)), 0);
    return sum / (known.length - 1);
  });
}
