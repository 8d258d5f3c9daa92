import type { Event } from '@vigil/common/events';
import { withoutDateline } from '../language/dateline.ts';
import { reportedTrigger } from '../language/title-passage.ts';
import type { EventRecord } from '../timeline/change.ts';
import { reliefOf } from '../timeline/relief.ts';
import { toEvent } from '../timeline/to-event.ts';

/** The event that browsers receive, with the kind of happening that its title reports and a summary without dateline. */
export function toPublicEvent(record: EventRecord): Event {
  return {
    ...toEvent(record),
    summary: withoutDateline(record.summary),
    // Read on demand: an export of thousands of events needs none of these.
    get trigger() {
      return reportedTrigger(record);
    },
    get kind() {
      return reliefOf(record);
    },
  };
}
