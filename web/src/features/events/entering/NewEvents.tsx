import { useLayoutEffect } from 'react';
import { useShallow } from 'zustand/shallow';
import { formatNumber, plural } from '../../../kit/words.ts';
import shape from '../Shape.module.css';
import { showNew, useEvents } from '../store.ts';
import { summarise } from '../view.ts';
import { startEntering } from './enter.ts';
import css from './NewEvents.module.css';

/** The pill with the number of new events that wait and are not about to enter, in the shape and colour of the most severe. */
export function NewEvents() {
  useLayoutEffect(startEntering, []);
  const waiting = useEvents(useShallow(({ loaded, view }) => summarise(loaded, view)));
  if (!waiting) return null;
  return (
    <button type="button" className={css.pill} data-urgency={waiting.topUrgency} onClick={goToNew}>
      <i className={shape.shape} />
      {waiting.topUrgency === 'critical' || waiting.topUrgency === 'urgent' ? (
        <span>
          {`${formatNumber(waiting.count)} new · `}
          <b>{`${formatNumber(waiting.topCount)} ${waiting.topUrgency}`}</b>
        </span>
      ) : (
        <span>{plural(waiting.count, 'new event')}</span>
      )}
    </button>
  );
}

/** Shows the new events and moves to the start of the list. */
function goToNew(): void {
  showNew();
  document.getElementById('timeline-title')?.focus({ preventScroll: true });
  document.getElementById('timeline')?.scrollIntoView();
}
