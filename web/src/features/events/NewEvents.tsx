import { plural } from '../../kit/words.ts';
import css from './NewEvents.module.css';
import { showNew, useEvents } from './store.ts';

/** The pill with the number of new events that wait. */
export function NewEvents() {
  const count = useEvents((state) => state.view.waiting.length);
  return (
    <div className={css.place}>
      {count > 0 && (
        <button type="button" className={css.pill} onClick={goToNew}>
          {/* A count is another element, so that the browser does not see the text move when it grows wider. */}
          <span key={count}>{plural(count, 'new event')}</span>
        </button>
      )}
    </div>
  );
}

/** Shows the new events and moves to the start of the list. */
function goToNew(): void {
  showNew();
  document.getElementById('timeline-title')?.focus({ preventScroll: true });
  document.getElementById('timeline')?.scrollIntoView();
}
