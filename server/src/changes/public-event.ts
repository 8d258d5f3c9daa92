import type { Event } from '@vigil/common/events';
import { triggerOf } from '../language/trigger-of.ts';
import type { EventRecord } from '../timeline/change.ts';
import { toEvent } from '../timeline/to-event.ts';

/** The event that browsers receive, with the kind of happening that its title reports. */
export function toPublicEvent(record: EventRecord): Event {
  return {
    ...toEvent(record),
    // Read on demand: an export of thousands of events needs none of their triggers.
    get trigger() {
      return triggerOf(record);
    },
  };
}
