import type { Event } from '@vigil/common/events';
import { useClock } from '../../kit/clock.ts';
import { relativeTime } from '../../kit/time.ts';
import css from './EventTime.module.css';
import { countsFromNow, when } from './when.ts';

export function EventTime({ event }: { event: Event }) {
  // Renders again when the relative time changes. Dates do not change.
  useClock((now) => countsFromNow(event) && relativeTime(event.timestamp, now));
  const { main, detail, full } = when(event, Date.now());
  return (
    <time className={css.time} dateTime={event.timestamp} title={full}>
      {main}
      {detail && <small>{detail}</small>}
    </time>
  );
}
