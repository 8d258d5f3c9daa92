import { type Audience, audienceOf } from '@vigil/common/access';
import type { ChangeLog } from '../../changes/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { ListStart } from './lists.ts';
import type { EventStore } from './store.ts';
import type { Timeline } from './timeline.ts';

interface EventHandlerOptions {
  events: EventStore;
  timeline: Timeline;
  log: ChangeLog;
  /** Where the list of an audience is after `skip` events: null beyond its end, undefined if that is not known yet. */
  startOf: (audience: Audience, skip: number) => ListStart | null | undefined;
}

export function eventHandlers({
  events,
  timeline,
  log,
  startOf,
}: EventHandlerOptions): Pick<Handlers, 'events' | 'changes'> {
  return {
    events: async ({ query: { page, limit }, person }) => {
      const audience = audienceOf(person);
      const seq = timeline.seq();
      const totalCount = timeline.counts()[audience];
      const skip = page * limit;
      const start = skip < totalCount ? startOf(audience, skip) : null;
      const shown = start === null ? [] : await events.page(audience, skip, limit, start);
      return { events: shown, totalCount, totalDisplayed: shown.length, epoch: log.epoch, seq };
    },
    changes: ({ query: { since }, person }) => events.changesSince(since, audienceOf(person)),
  };
}
