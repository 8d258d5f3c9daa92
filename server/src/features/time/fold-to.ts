import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '@vigil/common/access';
import type { ChangeLog } from '../../changes/log.ts';
import type { EventChange, EventRecord } from '../../timeline/change.ts';
import { foldChange, namedBy, type Records } from '../../timeline/fold.ts';
import type { EventStore } from '../events/store.ts';

/** Changes folded, and events queried, between two yields to the event loop. */
const slice = 100;

interface FoldToOptions {
  log: Pick<ChangeLog, 'of'>;
  events: Pick<EventStore, 'rows'>;
}

interface Folded {
  /** The events that existed, including hidden and merged ones. */
  records: EventRecord[];
  /** For each audience, the number of visible events that were erased since; nothing else of them is stored. */
  removed: Record<Audience, number>;
}

/** Folds these events from their own changes up to `seq`. */
export async function foldTo({ log, events }: FoldToOptions, ids: string[], seq: number): Promise<Folded> {
  const changes = await changesOf({ log, events }, ids, seq);
  const records: Records = new Map();
  const erased = new Map<string, 'active' | 'hidden' | 'gone'>();
  for (const some of slicesOf(changes)) {
    for (const change of some) {
      foldChange(records, change);
      const state = change.data === null ? stateAfter[change.op] : undefined;
      if (state) erased.set(change.eventId, state);
    }
    await nextTurn();
  }
  const states = [...erased.values()];
  const active = states.filter((state) => state === 'active').length;
  const hidden = states.filter((state) => state === 'hidden').length;
  return {
    records: ids.flatMap((id) => records.get(id) ?? []),
    removed: { visitor: active, admin: active + hidden },
  };
}

/** The changes of these events up to `seq`, and those of the events merged with them, in the order of the log. */
async function changesOf({ log, events }: FoldToOptions, ids: string[], seq: number): Promise<EventChange[]> {
  const known = new Set(ids);
  const changes: EventChange[] = [];
  for (let open = ids; open.length > 0; ) {
    const named = new Set<string>();
    for (const some of slicesOf(open)) {
      for (const { record } of await events.rows(some)) for (const id of record?.merged ?? []) named.add(id);
      for (const change of await log.of(some, seq)) {
        changes.push(change);
        for (const id of namedBy(change)) named.add(id);
      }
    }
    open = [...named].filter((id) => !known.has(id));
    for (const id of open) known.add(id);
  }
  return changes.sort((a, b) => a.seq - b.seq);
}

/** The state after a change of which only the kind is stored; undefined if it does not change the state. */
const stateAfter: Partial<Record<EventChange['op'], 'active' | 'hidden' | 'gone'>> = {
  add: 'active',
  restore: 'active',
  hide: 'hidden',
  merge: 'gone',
  erase: 'gone',
};

function* slicesOf<T>(list: T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += slice) yield list.slice(from, from + slice);
}
