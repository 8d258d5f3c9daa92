/** Counts slots by key, up to a limit for each. Taking one is synchronous, so two callers never get the last one. */
export function createSlots(limit: number) {
  const taken = new Map<string, number>();

  /** Returns the function that frees the slot; null if none is left. */
  function take(key: string): (() => void) | null {
    const count = taken.get(key) ?? 0;
    if (count >= limit) return null;
    taken.set(key, count + 1);
    return once(() => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    });
  }

  return { take };
}

/** Slots that are freed together. */
export function createHold() {
  const releases: (() => void)[] = [];
  let isFree = false;

  /** Returns false if there was no slot to add, or the hold is free already. */
  function add(release: (() => void) | null): boolean {
    if (release && !isFree) releases.push(release);
    else release?.();
    return release !== null && !isFree;
  }

  const free = once(() => {
    isFree = true;
    for (const release of releases) release();
  });

  return { add, free, isFree: () => isFree };
}

export type Hold = ReturnType<typeof createHold>;

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
