import type { Event } from '@vigil/common/events';
import { memo, useId } from 'react';
import { capitalise, plural } from '../../kit/words.ts';
import css from './EventCard.module.css';
import { EventTime } from './EventTime.tsx';
import { Figures } from './Figures.tsx';
import { Gallery } from './Gallery.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { useEvents } from './store.ts';
import { EventTools } from './tools.tsx';
import { UrgencyMark, UrgencyWord } from './Urgency.tsx';
import { Videos } from './Videos.tsx';

/** One event of the list. It is drawn again only when this event has changed, whatever happens around it. */
export const EventItem = memo(function EventItem({ id }: { id: string }) {
  const event = useEvents((state) => state.held.byId.get(id));
  return event && <EventCard event={event} />;
});

/**
 * All that is known of an event, in two voices: what is said in serif, what we say about it in sans.
 * Tests find an event by `data-event-id`, and the state it is in by `data-seq`.
 */
export function EventCard({ event }: { event: Event }) {
  const titleId = useId();
  // Many feeds repeat the headline as the text.
  const summary = event.summary === event.title ? '' : event.summary;
  return (
    <article
      className={css.event}
      aria-labelledby={titleId}
      data-event-id={event.id}
      data-seq={event.seq}
      data-deleted={event.deletedAt !== null || undefined}
      tabIndex={-1}
    >
      <EventTime event={event} />
      <span className={css.mark}>
        <UrgencyMark level={event.urgencyLevel} />
      </span>
      <div className={css.body}>
        <p className={css.flags}>
          <UrgencyWord level={event.urgencyLevel} />
          {event.archived && <span title="Archive: documented event">Archive</span>}
          {event.deletedAt !== null && <span data-flag="deleted">Deleted</span>}
        </p>
        <h2 id={titleId} className={css.title} dir="auto">
          {event.title}
        </h2>
        {summary && (
          <p className={css.summary} dir="auto">
            {summary}
          </p>
        )}
        {event.figures.length > 0 && <Figures figures={event.figures} />}
        {event.imageUrls.length > 0 && <Gallery event={event} />}
        {event.videoUrls.length > 0 && <Videos title={event.title} videoUrls={event.videoUrls} />}
        <ul className={css.meta}>
          {event.location && (
            <li className={css.place} dir="auto">
              {event.location}
            </li>
          )}
          <li>{capitalise(event.eventType)}</li>
          <li>{plural(event.sourceCount, 'source')}</li>
          {event.judgedBy === 'rules' && <li className={css.judged}>Classified by rules</li>}
        </ul>
        <SourceLinks sources={event.sources} urls={event.sourceUrls} />
        <EventTools event={event} />
      </div>
    </article>
  );
}
