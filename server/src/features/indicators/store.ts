import type { Indicators } from '@vigil/common/indicators';
import { type Coverage, clockSkewMs } from '@vigil/common/threat';
import { factsOf } from '../../assessment/facts.ts';
import { indicatorMs, indicatorsAt, observedDaysAt, type Signalled, signalledBy } from '../../assessment/indicators.ts';
import type { EventRow } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';

interface IndicatorOptions {
  events: Pick<EventStore, 'publicSince' | 'foldedRows'>;
  coverage: () => Coverage;
  now: () => Date;
}

export type IndicatorStore = ReturnType<typeof createIndicatorStore>;

/** A state that was computed is given out again for so long, unless something changed. */
const freshMs = 1_000;

/**
 * What public events show of each indicator, in memory, as this server has followed the log. An event is read once a
 * change; the states are computed from what was read, without asking the database.
 */
export function createIndicatorStore({ events, coverage, now }: IndicatorOptions) {
  const known = new Map<string, Signalled>();
  /** The events that changed while the database is read: what was read of them may be old. */
  let changed: Set<string> | null = null;
  let seq = 0;
  let cached: { value: Indicators; at: number } | null = null;

  /** Reads the events that count now; `head` is the change up to which the database is folded. */
  async function load(head: number): Promise<void> {
    changed = new Set();
    const yieldToEventLoop = createYielder();
    for await (const record of events.publicSince(new Date(+now() - indicatorMs))) {
      await yieldToEventLoop();
      if (!changed.has(record.id)) known.set(record.id, signalledBy(factsOf(record)));
    }
    changed = null;
    seq = Math.max(seq, head);
    cached = null;
  }

  /** Applies what these changes have touched. */
  const follow: ChangeListener = async (changes) => {
    const touched = changes.filter(isEventChange).map(({ eventId }) => eventId);
    if (touched.length > 0) {
      const yieldToEventLoop = createYielder();
      for (const row of await events.foldedRows(touched)) {
        await yieldToEventLoop();
        apply(row);
      }
      prune();
    }
    seq = Math.max(seq, changes.at(-1)?.seq ?? 0);
    cached = null;
  };

  function apply({ _id: id, state, record }: EventRow): void {
    changed?.add(id);
    if (state === 'active' && record) known.set(id, signalledBy(factsOf(record)));
    else known.delete(id);
  }

  function prune(): void {
    const from = +now() - indicatorMs;
    for (const [id, { time }] of known) if (time < from) known.delete(id);
  }

  /** The indicators at this moment. */
  function current(): Indicators {
    const at = now();
    if (cached && Math.abs(+at - cached.at) < freshMs) return cached.value;
    const isBlind = coverage().unheard.length === 2;
    // Publishers' clocks may be ahead a little.
    const given = [[...known.values()], +at + clockSkewMs, isBlind] as const;
    const observed = observedDaysAt(...given);
    cached = { value: { at: at.toISOString(), observed, indicators: indicatorsAt(...given), seq }, at: +at };
    return cached.value;
  }

  return { load, follow, current };
}
