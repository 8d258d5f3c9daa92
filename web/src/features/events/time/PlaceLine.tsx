import { CloseButton } from '../../../kit/CloseButton.tsx';
import { filterByPlace } from '../store.ts';
import css from './Time.module.css';

/** Shows the events of all places again. The button that did it is gone then, so the title takes the focus. */
export function showAllPlaces(): void {
  filterByPlace(null);
  document.getElementById('timeline-title')?.focus({ preventScroll: true });
}

/** The place that was chosen on the map, and the way back to all places. */
export function PlaceLine({ place }: { place: string }) {
  return (
    <div className={css.since}>
      <p role="status">
        Only events at <b dir="auto">{place}</b>, as chosen on the map
      </p>
      <CloseButton label="Show the events of all places" onClick={showAllPlaces} />
    </div>
  );
}
