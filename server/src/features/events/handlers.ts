import type { ChangeLog } from '../../changes/log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { EventStore } from './store.ts';
import type { Timeline } from './timeline.ts';

export function eventHandlers(
  store: EventStore,
  timeline: Timeline,
  log: ChangeLog,
): Pick<
  Handlers,
  'events' | 'changes' | 'createEvent' | 'refresh' | 'hideEvent' | 'restoreEvent' | 'eraseEvent' | 'removeImage'
> {
  return {
    events: async ({ query: { page, limit } }) => {
      const seq = timeline.seq();
      const events = await store.page('visitor', page * limit, limit);
      const totalCount = timeline.counts().visitor;
      return { events, totalCount, totalDisplayed: events.length, epoch: log.epoch, seq };
    },
    changes: ({ query: { since } }) => store.changesSince(since, 'visitor'),
    createEvent: notYet,
    refresh: notYet,
    hideEvent: notYet,
    restoreEvent: notYet,
    eraseEvent: notYet,
    removeImage: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
