import { type ReactNode, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { formatNumber } from '../../kit/words.ts';
import { EventItem } from './EventCard.tsx';
import css from './EventList.module.css';
import { backToTop, loadMore, useEvents } from './store.ts';
import { listable, shown } from './view.ts';

/** The events on screen, with the buttons Load More Events and Back to Top. */
export function EventList({ whenEmpty }: { whenEmpty: ReactNode }) {
  const events = useEvents(useShallow(({ loaded, view }) => shown(loaded, view)));
  const total = useEvents(({ loaded, view }) => listable(loaded, view).length);
  const page = useEvents((state) => state.view.page);
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);

  // After Load More Events the focus moves to the first new card, for keyboard and screen reader.
  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current];
    if (events.length > 0) firstNew.current = null;
    item?.querySelector('article')?.focus({ preventScroll: true });
  }, [events]);

  if (events.length === 0) return whenEmpty;
  const showMore = () => {
    firstNew.current = events.length;
    loadMore();
  };
  return (
    <>
      <ol ref={list} className={css.list} aria-label="Events">
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ol>
      <div className={css.end}>
        <p>{`Showing ${formatNumber(events.length)} of ${formatNumber(total)}`}</p>
        {events.length < total && (
          <button type="button" className={css.more} onClick={showMore}>
            Load More Events
          </button>
        )}
        {page > 0 && (
          <button type="button" onClick={goToTop}>
            Back to Top
          </button>
        )}
      </div>
    </>
  );
}

/** Moves the focus as well: otherwise the next key press would scroll back down. */
function goToTop(): void {
  backToTop();
  const title = document.getElementById('timeline-title');
  title?.focus({ preventScroll: true });
  document.getElementById('timeline')?.scrollIntoView();
}
