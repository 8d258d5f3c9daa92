import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isAsking } from '../search/query.ts';
import { SinceLine } from './SinceLine.tsx';
import css from './Time.module.css';
import { startVisits, useVisit } from './visits.ts';

interface PanelProps {
  wantsFocus: boolean;
  onClose: () => void;
}

const panels = {
  search: orSay(async () => (await import('../search/SearchPanel.tsx')).SearchPanel),
  time: orSay(async () => (await import('./TimePanel.tsx')).TimePanel),
  since: orSay(async () => (await import('./SincePanel.tsx')).SincePanel),
};

type Panel = keyof typeof panels;

/** The ways from the live timeline to all events, to earlier moments, and to what came since the last visit. */
export function TimelineTools() {
  const search = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const addressed = search.at !== undefined ? 'time' : isAsking(search) ? 'search' : null;
  const [opened, open] = useState<Panel | null>(null);
  const [isByHand, setByHand] = useState(false);
  const isBack = useVisit(({ visit }) => visit !== null);
  const shown = addressed ?? opened;
  const Shown = shown && panels[shown];

  useEffect(startVisits, []);
  // Emptied fields do not close what is being typed in.
  useEffect(() => {
    if (addressed) open(addressed);
  }, [addressed]);
  useEffect(() => onSlash(() => toggleTo('search')));

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
      <div className={css.row} data-back={isBack || undefined}>
        {way('search', 'Search', 'M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10 10l3.5 3.5', '/')}
        {way('time', 'Earlier', 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 4.5V8l2.5 1.5')}
        <SinceLine onShow={() => toggleTo('since')} />
      </div>
      {Shown && (
        <Suspense fallback={<Waiting isInstead={addressed !== null} />}>
          <Shown wantsFocus={isByHand} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** What the address asks for has the place of the live list from the first moment on: nothing on the page moves for it. */
function Waiting({ isInstead }: { isInstead: boolean }) {
  return (
    <p className={css.note} data-instead={isInstead || undefined}>
      Loading...
    </p>
  );
}

/** The key '/' leads to the search from wherever nothing is being typed and no dialog is open. */
function onSlash(act: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]'))
      return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** Without a line a panel cannot be fetched; the page says so and stays. */
function orSay(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<PanelProps> => NotFetched) }));
}

function NotFetched() {
  return (
    <p role="alert" className={css.note}>
      This could not be fetched. Please reload the page when there is a connection.
    </p>
  );
}
