import { formatNumber } from '../../../kit/words.ts';
import { isFiltered } from '../filter-counts.ts';
import { showAll, useEvents } from '../store.ts';
import { listable } from '../view.ts';
import css from './Time.module.css';

/** How many of the loaded events the filters list, and the way back to all. The button is gone then, so the title takes the focus. */
export function FilterLine() {
  const isShown = useEvents(({ view }) => isFiltered(view));
  const count = useEvents(({ loaded, view }) => listable(loaded, { ...view, waiting: [], held: [] }).length);
  const all = useEvents(({ loaded }) => loaded.events.length);
  if (!isShown || all === 0) return null;
  const clear = () => {
    showAll();
    document.getElementById('timeline-title')?.focus({ preventScroll: true });
  };
  return (
    <p className={css.filtered} data-filtered>
      <span role="status">{`Showing ${formatNumber(count)} of ${formatNumber(all)}`}</span>
      {' · '}
      <button type="button" className={css.show} onClick={clear}>
        Clear filters
      </button>
    </p>
  );
}
