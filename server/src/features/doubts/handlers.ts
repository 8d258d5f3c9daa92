import { done } from '@vigil/common/kit';
import type { ChangeLog } from '../../changes/log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { EventStore } from '../events/store.ts';
import { eventsIn, toSettledPairs } from './settled.ts';
import { type DoubtStore, toDoubt } from './store.ts';

/** The number of doubts in one reply. */
const maxListed = 100;

interface DoubtHandlerOptions {
  doubts: DoubtStore;
  events: Pick<EventStore, 'knownOf'>;
  log: Pick<ChangeLog, 'settledPairs'>;
  now: () => Date;
}

/** The queue of doubtful joins: administrators settle them, and what they settle is training data. */
export function doubtHandlers({
  doubts,
  events,
  log,
  now,
}: DoubtHandlerOptions): Pick<Handlers, 'doubts' | 'settleDoubt' | 'settledPairs'> {
  return {
    doubts: async () => {
      const open = await doubts.open(now());
      return { total: open.length, doubts: open.slice(0, maxListed).map(toDoubt) };
    },

    settleDoubt: async ({ body: { eventId, candidateId, same }, person }) => {
      const doubt = await doubts.find(eventId, candidateId);
      if (!doubt) throw new Fault('conflict', 'This pair is settled, or one of its events is no longer shown.');
      await doubts.settle(doubt, same, byPerson(person.id));
      return done;
    },

    settledPairs: async () => {
      const changes = await log.settledPairs();
      return toSettledPairs(changes, await events.knownOf(eventsIn(changes)));
    },
  };
}
