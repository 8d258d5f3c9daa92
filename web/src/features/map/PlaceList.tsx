import { Link } from '@tanstack/react-router';
import type { Event } from '@vigil/common/events';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { UrgencyIcon } from '../../kit/UrgencyShape.tsx';
import { capitalise, plural } from '../../kit/words.ts';
import { evidenceOf } from '../events/store.ts';
import css from './PlaceList.module.css';
import type { MapSpot } from './places.ts';

interface PlaceListProps {
  spots: readonly MapSpot[];
  /** The events on the map. */
  byId: ReadonlyMap<string, Event>;
  chosen: string | null;
  onToggle: (name: string) => void;
}

/** All places with their events, on the map or beyond it. */
export function PlaceList({ spots, byId, chosen, onToggle }: PlaceListProps) {
  if (spots.length === 0) return <p className={css.empty}>No event names a place yet.</p>;
  return (
    <ScrollArea label="Places">
      <ol className={css.list}>
        {spots.map((spot) => (
          <Row
            key={spot.name}
            spot={spot}
            byId={byId}
            isOpen={spot.name === chosen}
            onToggle={() => onToggle(spot.name)}
          />
        ))}
      </ol>
    </ScrollArea>
  );
}

/** The newest events of a place that are listed at once. */
const maxEvents = 20;

interface PlaceRowProps extends Pick<PlaceListProps, 'byId'> {
  spot: MapSpot;
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ spot, byId, isOpen, onToggle }: PlaceRowProps) {
  const { name, urgency, eventIds } = spot;
  const shown = eventIds.slice(0, maxEvents);
  return (
    <li data-open={isOpen || undefined} ref={isOpen ? bringIntoView : undefined}>
      <button type="button" className={css.row} aria-expanded={isOpen} onClick={onToggle}>
        <UrgencyIcon level={urgency} />
        <span dir="auto">{name}</span>
        <b>{plural(eventIds.length, 'event')}</b>
        <small>highest: {capitalise(urgency)}</small>
      </button>
      {isOpen && (
        <ul className={css.events}>
          {shown.map((id) => (
            <EventLine key={id} event={byId.get(id)} />
          ))}
          {eventIds.length > shown.length && (
            <li>{`${eventIds.length - shown.length} older ones are in the timeline.`}</li>
          )}
        </ul>
      )}
    </li>
  );
}

function EventLine({ event: shown }: { event: Event | undefined }) {
  if (!shown) return null;
  const { id } = shown;
  const event = evidenceOf(shown);
  return (
    <li>
      <Link to="/" search={({ report }) => ({ report, event: id })} dir="auto">
        {event.title}
      </Link>
      <small>
        <time dateTime={event.timestamp}>{event.when}</time>
        {event.link && (
          <a data-reach href={event.link} target="_blank" rel="noopener noreferrer">
            Read the report
          </a>
        )}
      </small>
    </li>
  );
}

/** A place chosen on the map is opened in the list, which may be scrolled elsewhere. The page itself stays. */
function bringIntoView(item: HTMLLIElement | null): void {
  const list = item?.closest('section');
  if (!item || !list) return;
  const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (top < 0 || top > list.clientHeight - 60) list.scrollBy({ top });
}
