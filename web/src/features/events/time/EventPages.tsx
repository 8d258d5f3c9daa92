import type { Event } from '@vigil/common/events';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../../kit/words.ts';
import { EventCard } from '../EventCard.tsx';
import css from '../EventList.module.css';

interface EventPagesProps {
  label: string;
  /** Those on screen. */
  events: readonly Event[];
  total: number;
  onMore: () => void;
  isBusy?: boolean;
  /** A note below an event. */
  note?: (event: Event) => ReactNode;
}

/** A list of events that does not change, in the style of the timeline. */
export function EventPages({ label, events, total, onMore, isBusy = false, note }: EventPagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);

  // After loading more the focus moves to the first new card.
  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = null;
    item.querySelector('article')?.focus({ preventScroll: true });
  });

  if (events.length === 0) return null;
  const showMore = () => {
    firstNew.current = events.length;
    onMore();
  };
  return (
    <>
      <ol ref={list} className={css.list} aria-label={label} aria-busy={isBusy}>
        {events.map((event) => (
          <li key={event.id}>
            {note?.(event)}
            <EventCard event={event} />
          </li>
        ))}
      </ol>
      <div className={css.end}>
        <p>{`Showing ${formatNumber(events.length)} of ${formatNumber(total)}`}</p>
        {events.length < total && (
          <button type="button" className={css.more} disabled={isBusy} onClick={showMore}>
            Load More
          </button>
        )}
      </div>
    </>
  );
}
