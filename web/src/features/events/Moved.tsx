import type { Event } from '@vigil/common/events';
import { formatRecent } from '../../kit/time.ts';
import css from './Moved.module.css';
import { lastMove } from './moved-words.ts';

/** 'Updated 02:41: nine killed, was four', and when the event was first reported. */
export function Moved({ event }: { event: Event }) {
  const last = lastMove(event);
  if (!last) return null;
  const now = Date.now();
  return (
    <p className={css.moved}>
      <b>{`Updated ${formatRecent(last.at, now)}: ${last.words}`}</b>
      {last.at !== event.timestamp && <span>{`first reported ${formatRecent(event.timestamp, now)}`}</span>}
    </p>
  );
}
