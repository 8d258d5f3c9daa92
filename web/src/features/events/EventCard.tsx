import type { Event } from '@vigil/common/events';
import { memo, Suspense, useId } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { formatRecent } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { useStats } from '../stats/store.ts';
import { CardFoot } from './CardFoot.tsx';
import css from './EventCard.module.css';
import { EventTime } from './EventTime.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import { eventLink } from './event-link.ts';
import { Figures } from './Figures.tsx';
import shape from './Shape.module.css';

// Not every event has these. Each fallback has their height.
const Gallery = lazyPart(() => import('./Gallery.tsx'), 'Gallery');
const Moved = lazyPart(() => import('./Moved.tsx'), 'Moved');
const Videos = lazyPart(() => import('./Videos.tsx'), 'Videos');
const PossiblySame = lazyPart(() => import('./PossiblySame.tsx'), 'PossiblySame');

/** One event of the list. It renders again only when this event has changed. */
export const EventItem = memo(function EventItem(props: EventCardProps) {
  return (
    <li data-day={props.day}>
      <EventCard {...props} />
    </li>
  );
});

interface EventCardProps {
  event: Event;
  /** The reader has just let it in. */
  isFresh?: boolean;
  /** In a list, the day that begins with it. */
  day?: string | undefined;
}

/**
 * An event with all its details. Reported text is in serif, Vigil's own in sans.
 * Tests find an event by `data-event-id`, and the state it is in by `data-seq`.
 */
export function EventCard({ event, isFresh = false }: EventCardProps) {
  const titleId = useId();
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  // Many feeds repeat the headline as the text.
  const summary = event.summary === event.title ? '' : event.summary;
  // Administrators settle less probable ones.
  const likely = event.possiblySame?.filter(({ probability }) => probability >= 0.5);
  return (
    <article
      className={css.event}
      aria-labelledby={titleId}
      data-event-id={event.id}
      data-seq={event.seq}
      data-urgency={event.kind ?? event.urgencyLevel}
      data-deleted={event.deletedAt !== null || undefined}
      data-fresh={isFresh || undefined}
      tabIndex={-1}
    >
      <EventTime event={event} />
      <i className={shape.shape} />
      <div className={css.body}>
        <p className={css.flags}>
          <strong>{capitalise(event.kind ?? event.urgencyLevel)}</strong>
          {event.location && (
            <b className={css.place} dir="auto">
              {event.location}
            </b>
          )}
          <i>{capitalise(event.eventType)}</i>
          {isReplay && <span title="Replay: documented event of the archive, not live news">Replay</span>}
          {event.archived && <span title="Archive: documented event">Archive</span>}
          {event.deletedAt !== null && <span data-flag="deleted">Deleted</span>}
          {isFresh && <mark>{event.step ? 'Updated' : 'New'}</mark>}
        </p>
        <h2 id={titleId} dir="auto" lang={event.lang}>
          <a href={eventLink(event.id)}>{event.title}</a>
        </h2>
        {event.gloss && (
          <p
            className={css.corrected}
          >{`${event.glossBy ? 'Translated by a model' : 'Gloss by rule'}: ${event.gloss}`}</p>
        )}
        {summary && (
          <p className={css.summary} dir="auto">
            {summary}
          </p>
        )}
        {event.moves && (
          <Suspense fallback={<p className={css.corrected}>&nbsp;</p>}>
            <Moved event={event} />
          </Suspense>
        )}
        {event.corrected && (
          <p className={css.corrected}>
            {`Corrected ${formatRecent(event.corrected.at, Date.now())}: ${event.corrected.reason}`}
          </p>
        )}
        {likely?.[0] && (
          <Suspense fallback={<p className={css.corrected}>&nbsp;</p>}>
            <PossiblySame candidates={likely} />
          </Suspense>
        )}
        {event.figures.length > 0 && <Figures event={event} />}
        {event.imageUrls.length > 0 && (
          <Suspense fallback={<p className={css.gallery} />}>
            <Gallery event={event} />
          </Suspense>
        )}
        {event.videoUrls.length > 0 && (
          <Suspense fallback={<p className={css.video} />}>
            <Videos title={event.title} videoUrls={event.videoUrls} />
          </Suspense>
        )}
        <EvidenceLine event={event} />
        <CardFoot event={event} />
      </div>
    </article>
  );
}
