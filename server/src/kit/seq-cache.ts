import { LRUCache } from 'lru-cache';

interface SeqCacheOptions {
  /** The number of values that are kept. */
  max: number;
  /** The version of everything that values are read from. */
  position: () => number;
}

/** Caches what was read under a key until `position` changes. Concurrent calls share one read; a failed one is not cached. */
export function createSeqCache<Value>({ max, position }: SeqCacheOptions) {
  const cached = new LRUCache<string, { seq: number; value: Promise<Value> }>({ max });

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const seq = position();
    const known = cached.get(key);
    if (known?.seq === seq) return known.value;
    const entry = { seq, value: read() };
    cached.set(key, entry);
    entry.value.catch(() => {
      if (cached.peek(key) === entry) cached.delete(key);
    });
    return entry.value;
  };
}
