/**
 * Sums by position of one search, in the order in which positions were met. A table of its own, only as large as a
 * search needs, stays in the cache of the processor however many events there are: sums over all of them would not.
 */
export interface ScoreTally {
  /** By slot: one more than the position; 0 where the slot is free. */
  keys: Int32Array;
  sums: Float32Array;
  /** The slots in use, as they were met. */
  slots: Int32Array;
  used: number;
}

/** Room for `count` positions, of which half the slots stay free. */
export function createTally(count: number): ScoreTally {
  const size = 2 ** Math.ceil(Math.log2(2 * count));
  return { keys: new Int32Array(size), sums: new Float32Array(size), slots: new Int32Array(count), used: 0 };
}

export function addTo(tally: ScoreTally, position: number, amount: number): void {
  const { keys, sums, slots } = tally;
  const last = keys.length - 1;
  let slot = Math.imul(position, spread) & last;
  while (keys[slot] !== 0 && keys[slot] !== position + 1) slot = (slot + 1) & last;
  if (keys[slot] === 0) {
    keys[slot] = position + 1;
    slots[tally.used++] = slot;
  }
  sums[slot] = (sums[slot] ?? 0) + amount;
}

/** The `count` positions with the largest sums that may be taken, largest first; of equals the one met first. */
export function largestOf(
  { keys, sums, slots, used }: ScoreTally,
  count: number,
  mayBe: (position: number) => boolean,
): number[] {
  const best: number[] = [];
  let least = 0;
  for (let met = 0; met < used; met++) {
    const slot = slots[met] ?? 0;
    const value = sums[slot] ?? 0;
    if (value <= least || !mayBe((keys[slot] ?? 0) - 1)) continue;
    let at = best.length;
    while (at > 0 && (sums[best[at - 1] ?? 0] ?? 0) < value) at--;
    best.splice(at, 0, slot);
    if (best.length > count) best.pop();
    if (best.length === count) least = sums[best[count - 1] ?? 0] ?? 0;
  }
  return best.map((slot) => (keys[slot] ?? 0) - 1);
}

/** Frees the slots in use. */
export function clear(tally: ScoreTally): void {
  for (let met = 0; met < tally.used; met++) {
    const slot = tally.slots[met] ?? 0;
    tally.keys[slot] = 0;
    tally.sums[slot] = 0;
  }
  tally.used = 0;
}

/** Odd and large: neighbours come to lie apart. */
const spread = 0x9e37_79b1;
