import type { Event } from '@vigil/common/events';
import { memo, Suspense, useId } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { formatRecent } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { useStats } from '../stats/store.ts';
import css from './EventCard.module.css';
import { EventTime } from './EventTime.tsx';
import { countSources, EvidenceLine } from './EvidenceLine.tsx';
import { Figures } from './Figures.tsx';
import { Gallery } from './Gallery.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { EventTools } from './tools.tsx';

// Few events have videos. The fallback has their height.
const Videos = lazyPart(() => import('./Videos.tsx'), 'Videos');

/** One event of the list. It renders again only when this event has changed. */
export const EventItem = memo(function EventItem({ event }: { event: Event }) {
  return (
    <li>
      <EventCard event={event} />
    </li>
  );
});

/**
 * An event with all its details. Reported text is in serif, Vigil's own in sans.
 * Tests find an event by `data-event-id`, and the state it is in by `data-seq`.
 */
export function EventCard({ event }: { event: Event }) {
  const titleId = useId();
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  // Many feeds repeat the headline as the text.
  const summary = event.summary === event.title ? '' : event.summary;
  return (
    <article
      className={css.event}
      aria-labelledby={titleId}
      data-event-id={event.id}
      data-seq={event.seq}
      data-urgency={event.urgencyLevel}
      data-deleted={event.deletedAt !== null || undefined}
      tabIndex={-1}
    >
      <EventTime event={event} />
      <i />
      <div className={css.body}>
        <p className={css.flags}>
          <strong>{capitalise(event.urgencyLevel)}</strong>
          {isReplay && <span title="Replay: documented event of the archive, not live news">Replay</span>}
          {event.archived && <span title="Archive: documented event">Archive</span>}
          {event.deletedAt !== null && <span data-flag="deleted">Deleted</span>}
        </p>
        <h2 id={titleId} dir="auto" lang={event.lang}>
          {event.title}
        </h2>
        {event.gloss && <p className={css.corrected}>{`Gloss by rule: ${event.gloss}`}</p>}
        {summary && (
          <p className={css.summary} dir="auto">
            {summary}
          </p>
        )}
        {event.corrected && (
          <p className={css.corrected}>
            {`Corrected ${formatRecent(event.corrected.at, Date.now())}: ${event.corrected.reason}`}
          </p>
        )}
        {event.figures.length > 0 && <Figures event={event} />}
        {event.imageUrls.length > 0 && <Gallery event={event} />}
        {event.videoUrls.length > 0 && (
          <Suspense fallback={<p className={css.video} />}>
            <Videos title={event.title} videoUrls={event.videoUrls} />
          </Suspense>
        )}
        <ul className={css.meta}>
          {event.location && (
            <li className={css.place} dir="auto">
              {event.location}
            </li>
          )}
          <li>{capitalise(event.eventType)}</li>
          <li>{countSources(event)}</li>
          {event.judgedBy === 'rules' && <li className={css.judged}>Classified by rules</li>}
        </ul>
        <SourceLinks sources={event.sources} urls={event.sourceUrls} />
        <EvidenceLine event={event} />
        <EventTools event={event} />
      </div>
    </article>
  );
}
