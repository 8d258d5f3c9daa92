import type { Event } from '@vigil/common/events';
import { listedAt } from '@vigil/common/listing';
import { movedWords } from '@vigil/common/moved';
import { formatRecent } from '../../kit/time.ts';
import css from './Moved.module.css';

/** 'Updated 02:41: nine killed, was four', and when the event was first reported. */
export function Moved({ event }: { event: Event }) {
  const at = listedAt(event);
  const now = Date.now();
  return (
    <p className={css.moved}>
      <b>{`Updated ${formatRecent(at, now)}: ${movedWords(event)}`}</b>
      {at !== event.timestamp && <span>{`first reported ${formatRecent(event.timestamp, now)}`}</span>}
    </p>
  );
}
