import { eventLink } from '../event-link.ts';
import shape from '../Shape.module.css';
import { useEvents } from '../store.ts';
import css from './Since.module.css';
import { type PlaceDigest, placeFacts } from './since-digest.ts';

interface PlaceRowsProps {
  places: readonly PlaceDigest[];
  onClose: () => void;
}

/** One row a place: what happened there, the most severe of it, and the way to its events. */
export function PlaceRows({ places, onClose }: PlaceRowsProps) {
  const show = (place: string, fresh: string[]) => {
    useEvents.setState(({ view }) => ({ view: { ...view, place, page: 0, waiting: [], staying: [], fresh } }));
    onClose();
  };
  return (
    <ul>
      {places.map(({ place, isOwn, top, events }) => (
        <li key={place} className={css.place} data-urgency={top.kind ?? top.urgencyLevel}>
          <i className={shape.shape} />
          <p>
            {isOwn && <em>Your place</em>}
            {place === '' ? (
              <b>Place not given</b>
            ) : (
              <button
                type="button"
                data-reach
                dir="auto"
                onClick={() =>
                  show(
                    place,
                    events.map(({ id }) => id),
                  )
                }
              >
                {place}
              </button>
            )}
            <span>{placeFacts(events, Date.now())}</span>
          </p>
          <a href={eventLink(top.id)} dir="auto" lang={top.lang} onClick={onClose}>
            {top.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
