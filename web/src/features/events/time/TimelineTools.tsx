import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../kit/lazy-part.ts';
import { NotFetched } from '../../../kit/NotFetched.tsx';
import { Filters } from '../Filters.tsx';
import { pauseOrResume } from '../pause.ts';
import { isAsking } from '../search/query.ts';
import { useEvents } from '../store.ts';
import { FilterLine } from './FilterLine.tsx';
import { onKeys } from './keys.ts';
import css from './Time.module.css';
import { useUrgentOnlyInAddress } from './use-urgent-only-in-address.ts';
import { startVisits, useVisit } from './visits.ts';

const panels = {
  search: lazyPart(() => import('../search/SearchPanel.tsx'), 'SearchPanel', NotFetched),
  time: lazyPart(() => import('./TimePanel.tsx'), 'TimePanel', NotFetched),
  since: lazyPart(() => import('./SincePanel.tsx'), 'SincePanel', NotFetched),
};

const ListLine = lazyPart(() => import('./ListLine.tsx'), 'ListLine');
const KeyHelp = lazyPart(() => import('./KeyHelp.tsx'), 'KeyHelp', NotFetched);

type Panel = keyof typeof panels;

/** The filters, the buttons that open the search and an earlier moment and that pause the list, and what came since the last visit. */
export function TimelineTools() {
  const search = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const addressed = search.at !== undefined ? 'time' : isAsking(search) ? 'search' : null;
  const [opened, open] = useState<Panel | null>(null);
  const [isByHand, setByHand] = useState(false);
  const shown = addressed ?? opened;
  const Shown = shown && panels[shown];
  const place = useEvents(({ view }) => view.place);
  const hasEvents = useEvents(({ status, loaded }) => status === 'ready' && loaded.events.length > 0);
  const hasVisit = useVisit(({ visit }) => visit !== null);
  const hasLine = place !== null || hasVisit;

  useUrgentOnlyInAddress();
  useEffect(startVisits, []);
  // Clearing the fields does not close the panel.
  useEffect(() => {
    if (addressed) open(addressed);
  }, [addressed]);
  const [isHelpWanted, setHelpWanted] = useState(false);
  useEffect(() => onKeys({ search: () => toggleTo('search'), help: () => setHelpWanted(true) }));

  function toggleTo(panel: Panel | null): void {
    setByHand(true);
    open(panel);
    if (panel === 'search' && shown === panel) document.getElementById('search-words')?.focus();
    else if (addressed) void navigate({ to: '/', search: { report: search.report }, resetScroll: false });
  }
  const close = () => {
    toggleTo(null);
    document.getElementById(shown === 'since' ? 'timeline-title' : `open-${shown}`)?.focus({ preventScroll: true });
  };
  const way = (panel: Panel, label: string, drawing: string, keys?: string) => (
    <button
      id={`open-${panel}`}
      type="button"
      aria-expanded={shown === panel}
      aria-keyshortcuts={keys}
      onClick={() => (shown === panel ? close() : toggleTo(panel))}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={drawing} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>{label}</span>
      {keys && <small aria-hidden="true">{keys}</small>}
    </button>
  );
  return (
    <>
      {hasEvents && <Filters />}
      <div className={css.row} data-ways>
        {way('search', 'Search', 'M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10 10l3.5 3.5', '/')}
        {way('time', 'Earlier', 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 4.5V8l2.5 1.5')}
        <Pause />
      </div>
      <FilterLine />
      <div className={css.opened}>
        {Shown ? (
          <Suspense fallback={<Waiting isInstead={addressed !== null} />}>
            <Shown wantsFocus={isByHand} onClose={close} />
          </Suspense>
        ) : (
          <Suspense>{hasLine && <ListLine place={place} onShow={() => toggleTo('since')} />}</Suspense>
        )}
      </div>
      {isHelpWanted && (
        <Suspense>
          <KeyHelp onClose={() => setHelpWanted(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The button that pauses new events. */
function Pause() {
  const isPaused = useEvents(({ view }) => view.isPaused);
  return (
    <button type="button" data-pause onClick={pauseOrResume}>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? 'M1.5 0v10l8-5z' : 'M1 0h3v10H1zM6 0h3v10H6z'} />
      </svg>
      <span>{isPaused ? 'Resume' : 'Pause'}</span>
    </button>
  );
}

/** A panel that the address names replaces the live list while it loads, so that nothing moves later. */
function Waiting({ isInstead }: { isInstead: boolean }) {
  return (
    <p className={css.note} data-instead={isInstead || undefined}>
      Loading...
    </p>
  );
}
