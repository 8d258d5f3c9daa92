import type { Audience } from '@vigil/common/access';
import type { LivePayload } from '@vigil/common/live';
import { toShown } from '../changes/rows.ts';
import type { ChangeListener } from '../changes/tail.ts';
import type { EventStore } from '../features/events/store.ts';
import type { Timeline } from '../features/events/timeline.ts';
import { updatesFor } from '../features/events/updates.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import { isEventChange } from '../timeline/change.ts';
import type { Sockets } from './sockets.ts';
import type { Streams } from './stream.ts';

const audiences: Audience[] = ['visitor', 'admin'];

type UpdateMessage = { name: 'new-event' | 'event-updated'; payload: LivePayload<'new-event'> };

/**
 * Applies changes to this server's memory and sends them to its sockets and streams. `from`: the position of the log at the start.
 */
export function createUpdateAnnouncer(
  store: EventStore,
  timeline: Timeline,
  sockets: Sockets,
  streams: Pick<Streams, 'send'>,
  epoch: string,
  from: number,
): ChangeListener {
  const last: Record<Audience, number> = { visitor: from, admin: from };

  return async (all) => {
    const changes = all.filter(isEventChange);
    if (changes.length === 0) return;
    const rows = await store.foldedRows(changes.map((change) => change.eventId));
    const yieldToEventLoop = createYielder();
    for (const row of rows) {
      await yieldToEventLoop();
      toShown(row);
    }
    await timeline.apply(changes, rows);
    for (const audience of audiences) {
      const updates = updatesFor(audience, changes, rows);
      const seq = updates.reduce((highest, update) => Math.max(highest, update.seq), last[audience]);
      for (const { name, payload } of toFrames(updates, epoch, last[audience], seq))
        sockets.send(audience, name, payload);
      if (audience === 'visitor') streams.send(updates.map(({ isNew: _, ...update }) => update));
      last[audience] = seq;
    }
  };
}

/**
 * New and changed events are separate messages. Only the last one advances the position: a client that receives half of
 * them fetches the rest.
 */
function toFrames(updates: ReturnType<typeof updatesFor>, epoch: string, before: number, seq: number): UpdateMessage[] {
  const fresh = updates.filter(({ isNew }) => isNew);
  const known = updates.filter(({ isNew }) => !isNew);
  const groups = [
    { name: 'new-event' as const, updates: fresh },
    { name: 'event-updated' as const, updates: known },
  ].filter((group) => group.updates.length > 0);
  return groups.map(({ name, updates }, index) => {
    const plain = updates.map(({ isNew: _, ...update }) => update);
    const reached = index === groups.length - 1 ? seq : before;
    return { name, payload: { epoch, before, seq: reached, updates: plain } };
  });
}
