import type { Event } from '@vigil/common/events';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { useClock } from '../../kit/clock.ts';
import { lazyPart } from '../../kit/lazy-part.ts';
import { formatDay } from '../../kit/time.ts';
import { formatNumber } from '../../kit/words.ts';
import { dayHeads } from './day-heads.ts';
import { EventItem } from './EventCard.tsx';
import css from './EventList.module.css';
import { type FoldProps, foldEvents, keyOf } from './fold.ts';
import { loadedFold } from './fold-code.ts';
import { backToTop, loadMore, useEvents } from './store.ts';
import { listable, pageSize } from './view.ts';

const ListChoices = lazyPart(() => import('./ListChoices.tsx'), 'ListChoices');

/** Without its code the events stand in the list one by one. */
const Fold = lazyPart(() => import('./Fold.tsx'), 'Fold', Unfolded);

/** The events on screen, with the buttons Load More Events and Back to Top. */
export function EventList({ whenEmpty }: { whenEmpty: ReactNode }) {
  const all = useEvents(useShallow(({ loaded, view }) => listable(loaded, view)));
  const page = useEvents((state) => state.view.page);
  const rows = useMemo(() => foldEvents(all).slice(0, pageSize * (page + 1)), [all, page]);
  const fresh = useEvents((state) => state.view.fresh);
  const isFresh = useMemo(() => new Set(fresh), [fresh]);
  const hasFolds = rows.some((row) => row.length > 1);
  // Chosen once for all folds on screen.
  const Folded = useMemo(() => (hasFolds && loadedFold()) || Fold, [hasFolds]);
  // At midnight of the zone the heads change.
  useClock((now) => formatDay(new Date(now)));
  const days = dayHeads(
    rows.map(([newest]) => newest),
    Date.now(),
  );
  const list = useRef<HTMLOListElement>(null);
  const lastKnown = useRef<Event | null>(null);

  // After Load More Events the focus moves to the first card below the last one, for keyboard and screen reader.
  useEffect(() => {
    const known = lastKnown.current;
    lastKnown.current = null;
    const index = known ? rows.findIndex((row) => row.includes(known)) : -1;
    if (index >= 0) list.current?.children[index + 1]?.querySelector('article')?.focus({ preventScroll: true });
  }, [rows]);

  if (rows.length === 0) return whenEmpty;
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const showMore = () => {
    lastKnown.current = rows.at(-1)?.[0] ?? null;
    loadMore();
  };
  return (
    <>
      <div className={css.zone}>
        <Suspense>
          <ListChoices />
        </Suspense>
      </div>
      <ol ref={list} className={css.list} aria-label="Events" data-live>
        {rows.map((row, index) =>
          row.length === 1 ? (
            <EventItem key={row[0].id} event={row[0]} isFresh={isFresh.has(row[0].id)} day={days[index]} />
          ) : (
            <Suspense key={keyOf(row)} fallback={<li className={css.folding} data-day={days[index]} />}>
              <Folded row={row} isFresh={isFresh} day={days[index]} />
            </Suspense>
          ),
        )}
      </ol>
      <div className={css.end}>
        <p>{`Showing ${formatNumber(count)} of ${formatNumber(all.length)}`}</p>
        {count < all.length && (
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

function Unfolded({ row, isFresh }: FoldProps) {
  return row.map((event) => <EventItem key={event.id} event={event} isFresh={isFresh.has(event.id)} />);
}

/** Moves the focus as well: otherwise the next key press would scroll back down. */
function goToTop(): void {
  backToTop();
  const title = document.getElementById('timeline-title');
  title?.focus({ preventScroll: true });
  document.getElementById('timeline')?.scrollIntoView();
}
