import type { Change } from '../timeline/change.ts';

/** The number of changes kept, a few megabytes: about as many as one scan can add. */
const maxChanges = 2_000;

/** The last changes appended by this server, in memory, so that it need not read them back. */
export function createRecent() {
  let changes: Change[] = [];

  /** Adds consecutive changes. If other changes came in between, the earlier ones are dropped. */
  function add(next: Change[]): void {
    const follows = changes.at(-1)?.seq === (next[0]?.seq ?? 0) - 1;
    changes = (follows ? [...changes, ...next] : next).slice(-maxChanges);
  }

  /** The changes that directly follow the change `seq`, at most `limit`; empty if they are not in memory. */
  function after(seq: number, limit: number): Change[] {
    const from = seq + 1 - (changes[0]?.seq ?? Number.POSITIVE_INFINITY);
    return from >= 0 ? changes.slice(from, from + limit) : [];
  }

  return {
    add,
    after,
    forget(): void {
      changes = [];
    },
  };
}
