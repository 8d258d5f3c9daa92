import { audienceOf } from '@vigil/common/access';
import type { ChangeLog } from '../../changes/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { EventStore } from './store.ts';
import type { Timeline } from './timeline.ts';

interface EventHandlerOptions {
  events: EventStore;
  timeline: Timeline;
  log: ChangeLog;
}

export function eventHandlers({ events, timeline, log }: EventHandlerOptions): Pick<Handlers, 'events' | 'changes'> {
  return {
    events: async ({ query: { page, limit }, person }) => {
      const audience = audienceOf(person);
      const seq = timeline.seq();
      const shown = await events.page(audience, page * limit, limit);
      const totalCount = timeline.counts()[audience];
      return { events: shown, totalCount, totalDisplayed: shown.length, epoch: log.epoch, seq };
    },
    changes: ({ query: { since }, person }) => events.changesSince(since, audienceOf(person)),
  };
}
