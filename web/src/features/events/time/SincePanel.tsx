import type { Event } from '@vigil/common/events';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../kit/client.ts';
import { useOwnPlaces } from '../../../kit/own-places.ts';
import { useResource } from '../../../kit/resource.ts';
import { plural } from '../../../kit/words.ts';
import { useEvents } from '../store.ts';
import { PlaceRows } from './PlaceRows.tsx';
import css from './Since.module.css';
import { SinceChanges } from './SinceChanges.tsx';
import { agoWords, missedSince, missedWords, type Visit } from './since.ts';
import { digestPlaces } from './since-digest.ts';
import time from './Time.module.css';
import { useVisit } from './visits.ts';

/** How many places are shown before the others are asked for. */
const shownPlaces = 8;

/** What happened since the last visit, as of when the panel was opened: by place, then what changed and what was withdrawn. */
export function SincePanel({ onClose }: { onClose: () => void }) {
  const [visit] = useState(() => useVisit.getState().visit);
  const [events] = useState(() => useEvents.getState().loaded.events);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div data-instead className={time.panel}>
      <div className={time.head}>
        <h2 ref={title} tabIndex={-1}>
          Since your last visit
        </h2>
        <button type="button" className={time.act} onClick={onClose}>
          Back to the live timeline
        </button>
      </div>
      {visit && <Digest visit={visit} events={events} onClose={onClose} />}
    </div>
  );
}

interface DigestProps {
  visit: Visit;
  events: readonly Event[];
  onClose: () => void;
}

function Digest({ visit, events, onClose }: DigestProps) {
  const own = useOwnPlaces(({ places }) => places);
  const missed = missedSince(visit, events);
  const places = digestPlaces([...missed.added, ...missed.moved], own);
  const [first, others] = [places.slice(0, shownPlaces), places.slice(shownPlaces)];
  return (
    <div className={css.digest}>
      <p className={css.sum}>{`${missedWords(missed)} · you left ${agoWords(Date.now() - visit.at)}`}</p>
      {places.length > 0 && (
        <section aria-labelledby="since-places">
          <h3 id="since-places">By place</h3>
          <PlaceRows places={first} onClose={onClose} />
          {others.length > 0 && (
            <details>
              <summary>{plural(others.length, 'more place')}</summary>
              <PlaceRows places={others} onClose={onClose} />
            </details>
          )}
        </section>
      )}
      <SinceChanges missed={missed} onClose={onClose} />
      <Withdrawn at={visit.known} />
    </div>
  );
}

/** How many of the events that stood in the list then were withdrawn since or merged into others. */
function Withdrawn({ at }: { at: string }) {
  const load = useCallback(() => call('GET /api/events/as-of', { query: { at, known: 'then' } }), [at]);
  const { data, hasFailed } = useResource(load);
  return (
    <section aria-labelledby="since-withdrawn" aria-busy={!data && !hasFailed}>
      <h3 id="since-withdrawn">Withdrawn</h3>
      <p>{data ? withdrawnWords(data) : hasFailed ? 'What was withdrawn could not be loaded.' : 'Loading...'}</p>
      {data && data.withdrawn.length > 0 && (
        <ul>
          {data.events
            .filter(({ id }) => data.withdrawn.includes(id))
            .map(({ id, title, lang }) => (
              <li key={id} dir="auto" lang={lang}>
                {title}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function withdrawnWords({ removed, withdrawn }: { removed: number; withdrawn: readonly string[] }): string {
  const parts = [
    removed > 0 && `${plural(removed, 'event')} withdrawn`,
    withdrawn.length > 0 && `${plural(withdrawn.length, 'event')} merged into another or hidden`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing that stood here then was withdrawn.';
}
