import type { EventType } from '@vigil/common/events';
import { eventTypes } from '@vigil/common/listing';
import { type ReactNode, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { capitalise, formatNumber } from '../../kit/words.ts';
import css from './Filters.module.css';
import { countFilters, isFiltered } from './filter-counts.ts';
import shape from './Shape.module.css';
import { filterBy, showAll, showUrgentOnly, useEvents } from './store.ts';

/** One button for all events, one for the critical and urgent ones, and one for each type present. */
export function Filters() {
  const counts = useEvents(useShallow(({ loaded, view }) => countFilters(loaded, view)));
  const chosen = useEvents((state) => state.view.filter);
  const isUrgentOnly = useEvents((state) => state.view.isUrgentOnly);
  const isAnyChosen = useEvents((state) => isFiltered(state.view));
  const present = useInOrderOfArrival(eventTypes.filter((type) => counts[type] || type === chosen));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling row.
    <div className={css.filters} role="group" aria-label="Filter events" data-filters>
      <Choice isChosen={!isAnyChosen} onChoose={showAll}>
        All Events
      </Choice>
      <Choice isChosen={isUrgentOnly} count={counts.urgent ?? 0} onChoose={() => showUrgentOnly(!isUrgentOnly)}>
        <span className={css.shapes} aria-hidden="true">
          {(['critical', 'urgent'] as const).map((level) => (
            <span key={level} data-urgency={level}>
              <i className={shape.shape} />
            </span>
          ))}
        </span>
        Critical and urgent
      </Choice>
      {present.map((type) => (
        <Choice key={type} isChosen={type === chosen} count={counts[type] ?? 0} onChoose={() => filterBy(type)}>
          {capitalise(type)}
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  count?: number;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, count, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children} {count !== undefined && <small>{formatNumber(count)}</small>}
    </button>
  );
}

/** A type that appears later stands behind those that were there, so that no button moves. */
function useInOrderOfArrival(present: readonly EventType[]): readonly EventType[] {
  const order = useRef<readonly EventType[]>([]);
  const known = order.current.filter((type) => present.includes(type));
  order.current = [...known, ...present.filter((type) => !known.includes(type))];
  return order.current;
}
