/** New items of one source in an hour, and of those the ones that its hub may send; far more than outlets publish. */
const perHour = 1_000;
const pushedPerHour = 300;
const hourMs = 3_600_000;

interface Spent {
  since: number;
  all: number;
  pushed: number;
}

/** Limits the new items of each source, so that one feed cannot fill the log. What is left over is read again later. */
export function createItemBudget(now: () => Date) {
  const bySource = new Map<string, Spent>();

  /** Spends up to `wanted` items of a source; returns how many may be stored. */
  function take(sourceId: string, wanted: number, isPushed: boolean): number {
    const at = now().getTime();
    const known = bySource.get(sourceId);
    const spent = known && at - known.since < hourMs && at >= known.since ? known : { since: at, all: 0, pushed: 0 };
    const left = Math.min(perHour - spent.all, isPushed ? pushedPerHour - spent.pushed : perHour);
    const taken = Math.max(0, Math.min(wanted, left));
    bySource.set(sourceId, {
      since: spent.since,
      all: spent.all + taken,
      pushed: spent.pushed + (isPushed ? taken : 0),
    });
    return taken;
  }

  /** Forgets the sources that were removed. */
  function keepOnly(sourceIds: Set<string>): void {
    for (const id of bySource.keys()) if (!sourceIds.has(id)) bySource.delete(id);
  }

  return { take, keepOnly };
}
