/** Of length 1, in steps of 1/127. */
export type Vector = Int8Array;

/** The vector of a statement. */
export function toVector(base64: string): Vector {
  return Int8Array.from(Buffer.from(base64, 'base64'), (byte) => (byte << 24) >> 24);
}

/** How near two vectors of one model are: 1 for the same, about 0 for reports that have nothing in common. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  const { length } = a;
  for (let at = 0; at < length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum / (127 * 127);
}
