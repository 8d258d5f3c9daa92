import { eventTypes } from '@vigil/common/listing';
import { useShallow } from 'zustand/shallow';
import { capitalise, formatNumber } from '../../kit/words.ts';
import css from './Filters.module.css';
import { filterBy, pauseOrResume, useEvents } from './store.ts';
import { countTypes, type Filter } from './view.ts';

/** One button for all events and one for each type present, and the button that pauses new events. */
export function Filters() {
  const counts = useEvents(useShallow(({ loaded }) => countTypes(loaded)));
  const chosen = useEvents((state) => state.view.filter);
  const isPaused = useEvents((state) => state.view.isPaused);
  const present = eventTypes.filter((type) => counts[type] || type === chosen);
  const button = (filter: Filter, label: string, count?: number) => (
    <button
      key={filter}
      type="button"
      className={css.filter}
      aria-pressed={filter === chosen}
      onClick={() => filterBy(filter)}
    >
      {label} {count !== undefined && <span>{formatNumber(count)}</span>}
    </button>
  );
  return (
    <div className={css.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling row. */}
      <div className={css.filters} role="group" aria-label="Filter by event type">
        {button('all', 'All Events')}
        {present.map((type) => button(type, capitalise(type), counts[type] ?? 0))}
      </div>
      <button type="button" className={css.pause} onClick={pauseOrResume}>
        <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? 'M1.5 0v10l8-5z' : 'M1 0h3v10H1zM6 0h3v10H6z'} />
        </svg>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
    </div>
  );
}
