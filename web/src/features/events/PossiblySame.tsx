import type { PossiblySame as Candidate } from '@vigil/common/events';
import { useShallow } from 'zustand/shallow';
import css from './EventCard.module.css';
import { eventLink } from './event-link.ts';
import { useEvents } from './store.ts';

/** Links to the loaded earlier events that an event is possibly the same as. */
export function PossiblySame({ candidates }: { candidates: readonly Candidate[] }) {
  const known = useEvents(
    useShallow(({ loaded }) => candidates.flatMap(({ eventId }) => loaded.byId.get(eventId) ?? [])),
  );
  if (known.length === 0) return null;
  return (
    <p className={css.corrected}>
      Possibly the same as{' '}
      {known.map(({ id, title, lang }, at) => (
        <span key={id}>
          {at > 0 && ' or '}
          <a href={eventLink(id)} dir="auto" lang={lang}>
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
