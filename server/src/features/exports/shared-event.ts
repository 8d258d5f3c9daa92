import type { Event } from '@vigil/common/events';
import { toShown } from '../../changes/rows.ts';
import { createSeqCache } from '../../kit/seq-cache.ts';
import type { EventStore } from '../events/store.ts';

/** The number of cached events. */
const maxCached = 200;

/** Reads one event as visitors see it; null if it is unknown, hidden, merged or erased. */
export function createSharedEvents(events: Pick<EventStore, 'rows'>, position: () => number) {
  const cached = createSeqCache<Event | null>({ max: maxCached, position });
  return (id: string): Promise<Event | null> =>
    cached(id, async () => {
      const [row] = await events.rows([id]);
      const event = row ? toShown(row) : null;
      return event?.deletedAt === null ? event : null;
    });
}
