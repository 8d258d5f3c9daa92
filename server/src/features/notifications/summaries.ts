/** A scan reads one feed after the other: what only is counted is gathered for so long. */
const gatheredMs = 5_000;

/**
 * What each person shall only be told the number of. `send` is called once for all that came together. What is still
 * being gathered when the server stops is not sent; the decisions then say that no device took it.
 */
export function createSummaries(send: (userId: string, decisionIds: string[]) => void) {
  const gathered = new Map<string, { ids: string[]; timer: NodeJS.Timeout }>();

  function add(userId: string, ids: string[]): void {
    if (ids.length === 0) return;
    const known = gathered.get(userId);
    if (known) {
      known.ids.push(...ids);
      return;
    }
    const timer = setTimeout(() => {
      const all = gathered.get(userId)?.ids ?? [];
      gathered.delete(userId);
      send(userId, all);
    }, gatheredMs);
    gathered.set(userId, { ids: [...ids], timer });
  }

  function stop(): void {
    for (const { timer } of gathered.values()) clearTimeout(timer);
  }

  return { add, stop };
}
