import type { Change } from '../timeline/change.ts';

/** So many are kept, a few megabytes: as many as a scan brings when everything happens at once. */
const maxChanges = 2_000;

/** The last changes that this server has put into the log, in memory: it need not read back what it has just written. */
export function createRecent() {
  let changes: Change[] = [];

  /** Takes in changes that follow on each other. Where others have come between them and those before, these are forgotten. */
  function add(next: Change[]): void {
    const follows = changes.at(-1)?.seq === (next[0]?.seq ?? 0) - 1;
    changes = (follows ? [...changes, ...next] : next).slice(-maxChanges);
  }

  /** The changes that follow directly on the one numbered `seq`, at most `limit`; none where that is not known here. */
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
