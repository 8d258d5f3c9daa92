import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FeedLinks } from './FeedLinks.tsx';
import { isAsking, type Query, readQuery } from './query.ts';
import css from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The pause in typing before the address changes and the server is asked. */
const debounceMs = 250;

interface SearchPanelProps {
  /** The user has just opened the panel: its first field takes the focus. */
  wantsFocus: boolean;
  onClose: () => void;
}

/** A search over all events. It is stored in the address, so it can be shared. */
export function SearchPanel({ wantsFocus, onClose }: SearchPanelProps) {
  const { query, unread } = readQuery(useSearch({ from: '/' }));
  const [draft, setDraft] = useDraftOf(query);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    panel.current?.querySelector('input')?.focus();
    // The keyboard of a phone covers the lower half: words and results stand in the upper one.
    if (matchMedia('(max-width: 640px)').matches)
      panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [wantsFocus]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <search ref={panel} className={css.panel} aria-label="Search all events" onKeyDown={closeByKey}>
      <SearchForm draft={draft} onChange={setDraft} onClose={onClose} />
      {unread.length > 0 && <p className={css.note}>{`Not understood, and left out: ${unread.join(', ')}.`}</p>}
      <FeedLinks query={query} />
      {isAsking(query) ? (
        <SearchResults query={query} />
      ) : (
        <p className={css.note}>Type or choose something: everything Vigil has kept is searched, not only this list.</p>
      )}
    </search>
  );
}

/** The fields. They are written to the address after a pause in typing, and follow it when it changes otherwise. */
function useDraftOf(query: Query) {
  const navigate = useNavigate({ from: '/' });
  const { report } = useSearch({ from: '/' });
  const [draft, setDraft] = useState(query);
  const key = JSON.stringify(query);
  const known = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the query, written out.
  useEffect(() => {
    if (key === known.current) return;
    known.current = key;
    setDraft(query);
  }, [key]);
  useEffect(() => {
    const { query: next } = readQuery(draft);
    if (JSON.stringify(next) === known.current) return;
    const timer = setTimeout(() => {
      known.current = JSON.stringify(next);
      void navigate({ to: '/', search: { report, ...next }, replace: true, resetScroll: false });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [draft, navigate, report]);
  return [draft, setDraft] as const;
}
