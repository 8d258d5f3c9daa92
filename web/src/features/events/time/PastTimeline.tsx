import { Link } from '@tanstack/react-router';
import type { AsOfReply } from '@vigil/common/time';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../kit/client.ts';
import { Past } from '../../../kit/Past.tsx';
import { useResource } from '../../../kit/resource.ts';
import { plural } from '../../../kit/words.ts';
import { showPast } from '../../past/store.ts';
import { useEvents } from '../store.ts';
import { EventPages } from './EventPages.tsx';
import { showAllPlaces } from './PlaceLine.tsx';
import css from './Time.module.css';

const pageSize = 20;
const noteOfThen = 'As known then, and so are level, report, balance of power, map, activity and counts.';
const noteOfNow =
  'Events of up to then as known now, with their level, map, activity and counts. Report and balance are those of then.';

interface PastTimelineProps {
  at: string;
  known: AsOfReply['known'];
}

/** The timeline of a past moment, in place of the live one. New events do not change it. */
export function PastTimeline({ at, known }: PastTimelineProps) {
  const load = useCallback(() => call('GET /api/events/as-of', { query: { at, known } }), [at, known]);
  const { data, hasFailed, reload } = useResource(load);
  const past = data && data.known === known && Date.parse(data.at) === Date.parse(at) ? data : null;
  useEffect(() => showPast(past), [past]);
  useEffect(() => () => showPast(null), []);
  const back = (
    <Link to="/" resetScroll={false}>
      Back to now
    </Link>
  );
  return (
    <div data-instead data-past>
      <Past
        id={at}
        noun="timeline"
        at={at}
        latest={null}
        back={back}
        note={known === 'then' ? noteOfThen : noteOfNow}
        isAside
      >
        <p role="status" className={css.notice}>
          {past ? sentenceFor(past) : hasFailed ? 'That moment could not be loaded.' : 'Loading...'}
        </p>
        {!past && hasFailed && (
          <button type="button" className={css.act} onClick={reload}>
            Try again
          </button>
        )}
        {past && <Pages key={`${at} ${known}`} past={past} />}
      </Past>
    </div>
  );
}

function Pages({ past }: { past: AsOfReply }) {
  const [pages, setPages] = useState(1);
  const place = useEvents(({ view }) => view.place);
  const withdrawn = new Set(past.withdrawn);
  const events = past.events.filter(({ location }) => place === null || location.trim() === place);
  return (
    <>
      {place !== null && (
        <p className={css.notice}>
          Only events at <b dir="auto">{place}</b>, as chosen on the map. <ShowAllPlaces />
        </p>
      )}
      <EventPages
        label={past.known === 'then' ? 'Events known then' : 'Events of up to then'}
        events={events.slice(0, pages * pageSize)}
        total={events.length}
        onMore={() => setPages(pages + 1)}
        note={({ id }) =>
          withdrawn.has(id) && <p className={css.withdrawn}>Withdrawn since: it is hidden from the timeline of now.</p>
        }
      />
    </>
  );
}

function ShowAllPlaces() {
  return (
    <button type="button" className={css.show} onClick={showAllPlaces}>
      Show all
    </button>
  );
}

/** The number of events at that moment, and of those withdrawn since. */
function sentenceFor({ events, totalCount, removed, known }: AsOfReply): string {
  if (known === 'now') {
    if (totalCount === 0) return 'No event of up to that moment is known.';
    const listed = events.length < totalCount ? `, the newest ${events.length} of them below` : '';
    return `${plural(totalCount, 'event')} of up to then ${totalCount === 1 ? 'is' : 'are'} known now${listed}.`;
  }
  if (totalCount === 0 && removed === 0) return 'Nothing was known here at that moment.';
  const newest = events.length < totalCount ? `, the newest ${events.length} of them below` : '';
  const gone = removed > 0 ? ` Withdrawn since: ${plural(removed, 'more event')}.` : '';
  return `${plural(totalCount, 'event')} stood here then${newest}.${gone}`;
}
