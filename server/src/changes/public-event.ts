import type { Event } from '@vigil/common/events';
import { withoutDateline } from '../language/dateline.ts';
import type { EventRecord } from '../timeline/change.ts';
import { statementOf } from '../timeline/event-statement.ts';
import { reliefOf } from '../timeline/relief.ts';
import { toEvent } from '../timeline/to-event.ts';

/** The event that browsers receive, with the kind of act that it states and a summary without dateline. */
export function toPublicEvent(record: EventRecord): Event {
  return {
    ...toEvent(record),
    summary: withoutDateline(record.summary),
    // Read on demand: an export of thousands of events needs none of these.
    get trigger() {
      return triggerOf(record);
    },
    get kind() {
      return reliefOf(record);
    },
  };
}

/** What an act is that is denied, announced or only talked about is another matter than one that is done: those share no card. */
function triggerOf(record: EventRecord): string | undefined {
  const statement = statementOf(record);
  if (!statement || statement.kind === 'none') return undefined;
  const { kind, reality } = statement;
  return reality === 'done' ? kind : `${kind} ${reality}`;
}
