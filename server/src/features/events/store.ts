import type { Audience } from '@vigil/common/access';
import type { Update, Updates } from '@vigil/common/timeline';
import type { ChangeLog } from '../../changes/log.ts';
import type { Projection } from '../../changes/project.ts';
import type { Tail } from '../../changes/tail.ts';
import { isEventChange } from '../../timeline/change.ts';
import { createItemStore } from './items.ts';
import { createEventLists } from './lists.ts';
import { createEventLookups } from './lookups.ts';
import { updatesFor } from './updates.ts';
import { createEventWrites } from './writes.ts';

export { updatesFor };

/** The maximum number of changes that a client can catch up on; beyond that, a full load is cheaper. */
const maxReplayed = 500;

export type EventStore = ReturnType<typeof createEventStore>;

/** The store of events: reads use the projection, every write is a change in the log. */
export function createEventStore(log: ChangeLog, projection: Projection, tail: Tail) {
  const { touchedRows, ...lookups } = createEventLookups(projection);

  /** The updates that `audience` missed since `since`: the current state of every event changed since. */
  async function changesSince(since: number, audience: Audience): Promise<Updates & { complete: boolean }> {
    // Another server was ahead of this one and has already sent these changes.
    if (since > tail.position()) await tail.poll();
    const seq = tail.position();
    const changes = seq - since > maxReplayed ? [] : await log.since(since, maxReplayed);
    const known = changes.filter((change) => change.seq <= seq);
    const complete = since <= seq && known.length === seq - since;
    const touching = complete ? known.filter(isEventChange) : [];
    const touched = await touchedRows(touching.map((change) => change.eventId));
    const updates: Update[] = updatesFor(audience, touching, touched).map(({ isNew: _, ...update }) => update);
    return { epoch: log.epoch, before: since, seq, updates, complete };
  }

  return {
    ...lookups,
    ...createEventLists(projection, lookups.record),
    ...createItemStore(projection),
    ...createEventWrites(log, projection, tail),
    changesSince,
  };
}
