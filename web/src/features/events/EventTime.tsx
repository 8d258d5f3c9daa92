import type { Event } from '@vigil/common/events';
import { listedAt } from '@vigil/common/listing';
import { useClock } from '../../kit/clock.ts';
import { relativeTime } from '../../kit/time.ts';
import css from './EventTime.module.css';
import { eventLink } from './event-link.ts';
import { countsFromNow, when } from './when.ts';

/** When it happened or last moved, as a link to the event. The keyboard reaches that link by the title, which is the same. */
export function EventTime({ event }: { event: Event }) {
  const timestamp = listedAt(event);
  // Renders again when the relative time changes. Dates do not change.
  useClock((now) => countsFromNow(event) && relativeTime(timestamp, now));
  const { main, detail, full } = when({ ...event, timestamp }, Date.now());
  return (
    <a className={css.time} href={eventLink(event.id)} tabIndex={-1}>
      <time dateTime={timestamp} title={full}>
        {main}
        {detail && <small>{detail}</small>}
      </time>
    </a>
  );
}
