import type { SettledPair } from '@vigil/common/doubts';
import type { EventChange, EventRecord } from '../../timeline/change.ts';

interface DecidedPair {
  same: boolean;
  at: Date;
  probability: number | null;
  a: string;
  b: string;
}

/** The pairs that these changes have settled, without those of erased events. `records`: events by id, merged ones too. */
export function toSettledPairs(
  changes: readonly EventChange[],
  records: ReadonlyMap<string, EventRecord>,
): SettledPair[] {
  return changes
    .flatMap((change) => pairsIn(change, records))
    .flatMap(({ a, b, at, ...pair }) => {
      const [one, other] = [records.get(a), records.get(b)];
      return one && other ? [{ ...pair, at: at.toISOString(), a: textOf(one), b: textOf(other) }] : [];
    });
}

/** The ids of the events in these changes. */
export function eventsIn(changes: readonly EventChange[]): string[] {
  return [...new Set(changes.flatMap((change) => pairsIn(change, new Map())).flatMap(({ a, b }) => [a, b]))];
}

function pairsIn(change: EventChange, records: ReadonlyMap<string, EventRecord>): DecidedPair[] {
  const { data, eventId: a, at } = change;
  if (data === null) return [];
  if (change.op === 'keep-apart')
    return change.data?.from.map(({ eventId: b, probability }) => ({ same: false, at, probability, a, b })) ?? [];
  if (change.op !== 'merge' || !change.data) return [];
  const b = change.data.into;
  // A merged event keeps what it named.
  const named = records.get(a)?.possiblySame?.find(({ eventId }) => eventId === b);
  return [{ same: true, at, probability: named?.probability ?? null, a, b }];
}

function textOf({ id, title, summary, lang, location, eventType, timestamp }: EventRecord): SettledPair['a'] {
  return { id, title, summary, ...(lang && { lang }), location, eventType, timestamp };
}
