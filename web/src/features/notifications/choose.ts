import type { Event } from '@vigil/common/events';
import { isMoreUrgent } from '@vigil/common/events';
import { decideNotification } from '@vigil/common/notify';
import { ofEvent, ofRest, type Shown } from './show.ts';

/** After an absence many events arrive together; nobody wants a notification of each. */
const mostAtOnce = 3;

/** What of the events that arrived becomes a notification: the most pressing ones, and how many there are besides. */
export function choose(arrived: readonly Event[], wishes: Parameters<typeof decideNotification>[1]): Shown[] {
  const passed = arrived
    .filter((event) => decideNotification(event, wishes) === 'passed')
    .sort((a, b) => (isMoreUrgent(a.urgencyLevel, b.urgencyLevel) ? -1 : Number(a.urgencyLevel !== b.urgencyLevel)));
  const rest = passed.length - mostAtOnce;
  return [...passed.slice(0, mostAtOnce).map(ofEvent), ...(rest > 0 ? [ofRest(rest)] : [])];
}
