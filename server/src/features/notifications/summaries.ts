/** A scan reads one feed after the other: counts of events are collected for this time. */
const collectMs = 5_000;

/**
 * Events of which a browser receives the number only. `send` is called once for all that were added within `collectMs`,
 * with the id of the subscription. What is pending when the server stops is not sent; the decisions then say that no device received it.
 */
export function createSummaries(send: (subscriptionId: string, decisionIds: string[]) => void) {
  const pending = new Map<string, { ids: string[]; timer: NodeJS.Timeout }>();

  function add(subscriptionId: string, ids: string[]): void {
    if (ids.length === 0) return;
    const known = pending.get(subscriptionId);
    if (known) {
      known.ids.push(...ids);
      return;
    }
    const timer = setTimeout(() => {
      const all = pending.get(subscriptionId)?.ids ?? [];
      pending.delete(subscriptionId);
      send(subscriptionId, all);
    }, collectMs);
    pending.set(subscriptionId, { ids: [...ids], timer });
  }

  function stop(): void {
    for (const { timer } of pending.values()) clearTimeout(timer);
  }

  return { add, stop };
}
