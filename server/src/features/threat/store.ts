import { type ConflictStatus, type Coverage, clockSkewMs, type ThreatStatus } from '@vigil/common/threat';
import type { EventRow } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { historyMs } from '../forecast/store.ts';
import { type ThreatFacts, threatFactsOf } from './facts.ts';
import { windowHours } from './rules.ts';
import { statusOf } from './status.ts';

export { type ThreatFacts, threatFactsOf } from './facts.ts';
export { pastThreatOf, pastWindowMs } from './past.ts';

/** Of the events before the newest one, as long as forecasts look back and the level of an older newest event is asked for. */
const keptMs = historyMs + windowHours * 3_600_000;

/** A status that was computed is given out again for so long, unless something changed. */
const freshMs = 1_000;

interface ThreatOptions {
  events: Pick<EventStore, 'newestBefore' | 'publicSince' | 'foldedRows'>;
  coverage: () => Coverage;
  conflict: (at: Date) => ConflictStatus;
  now: () => Date;
}

export type ThreatStore = ReturnType<typeof createThreatStore>;

/**
 * The public events that the threat level depends on, in memory, as this server has followed the log. The status is
 * computed from them without asking the database.
 */
export function createThreatStore({ events, coverage, conflict, now }: ThreatOptions) {
  const known = new Map<string, ThreatFacts>();
  /** Events from this time on are known. */
  let from = Number.POSITIVE_INFINITY;
  let seq = 0;
  /** The last change of an event, as far as it is known. */
  let eventSeq = 0;
  /** The events that changed while the window is read again: what was read of them may be old. */
  let changed: Set<string> | null = null;
  let loading: Promise<void> | null = null;
  let status: { value: ThreatStatus; at: number } | null = null;

  /** Reads the window; `head` is the change up to which the database is folded. */
  async function load(head = seq): Promise<void> {
    loading ??= read().finally(() => {
      loading = null;
    });
    await loading;
    seq = Math.max(seq, head);
    status = null;
  }

  async function read(): Promise<void> {
    changed = new Set();
    const newest = await events.newestBefore(new Date(+now() + clockSkewMs));
    from = (newest ?? now()).getTime() - keptMs;
    const yieldToEventLoop = createYielder();
    for await (const record of events.publicSince(new Date(from))) {
      await yieldToEventLoop();
      eventSeq = Math.max(eventSeq, record.seq);
      if (!changed.has(record.id)) known.set(record.id, threatFactsOf(record));
    }
    changed = null;
    prune();
  }

  /** Takes in what these changes have touched. */
  const follow: ChangeListener = async (changes) => {
    const touched = changes.filter(isEventChange).map(({ eventId }) => eventId);
    if (touched.length > 0) {
      const yieldToEventLoop = createYielder();
      for (const row of await events.foldedRows(touched)) {
        await yieldToEventLoop();
        put(row);
      }
    }
    seq = Math.max(seq, changes.at(-1)?.seq ?? 0);
    status = null;
    if (touched.length === 0) return;
    eventSeq = seq;
    const latest = newest();
    // What is newest now is older than the window that was read: the newer ones were withdrawn, or there were none.
    if (latest === null || latest - windowHours * 3_600_000 < from) await load();
    else if (latest - keptMs > from + keptMs) prune();
  };

  function put({ _id: id, state, record }: EventRow): void {
    changed?.add(id);
    if (state === 'active' && record && Date.parse(record.timestamp) >= from) known.set(id, threatFactsOf(record));
    else known.delete(id);
  }

  /** The time of the newest event that is not in the future. */
  function newest(): number | null {
    const latest = +now() + clockSkewMs;
    let newest: number | null = null;
    for (const { time } of known.values()) if (time <= latest) newest = Math.max(newest ?? time, time);
    return newest;
  }

  function prune(): void {
    from = Math.max(from, (newest() ?? from) - keptMs);
    for (const [id, { time }] of known) if (time < from) known.delete(id);
  }

  /** The status at this moment. */
  function current(): ThreatStatus {
    const at = now();
    if (status && Math.abs(+at - status.at) < freshMs) return status.value;
    const seen = { events: [...known.values()], coverage: coverage(), conflict: conflict(at), now: at, seq };
    status = { value: statusOf(seen), at: +at };
    return status.value;
  }

  /** Something else than the log changed: the next status is computed again. */
  function refresh(): ThreatStatus {
    status = null;
    return current();
  }

  return {
    load,
    follow,
    current,
    refresh,
    eventSeq: () => eventSeq,
    facts: () => known.values(),
    timeOf: (id: string) => known.get(id)?.time,
  };
}
