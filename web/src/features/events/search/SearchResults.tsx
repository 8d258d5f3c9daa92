import type { Event } from '@vigil/common/events';
import { plural } from '../../../kit/words.ts';
import { useEvents } from '../store.ts';
import { EventPages } from '../time/EventPages.tsx';
import type { Query } from './query.ts';
import css from './Search.module.css';
import { type Results, useResults } from './use-results.ts';

/** The events found, in place of the timeline. */
export function SearchResults({ query }: { query: Query }) {
  const { results, more, again } = useResults(query);
  const { events, total, status } = results;
  // Events that have changed since are shown as they are now.
  const byId = useEvents(({ loaded }) => loaded.byId);
  return (
    <div data-instead className={css.results}>
      <p role="status" className={css.found}>
        {sentenceFor(results)}
      </p>
      {status === 'failed' && (
        <p className={css.note}>
          <button type="button" className={css.act} onClick={again}>
            Try again
          </button>
        </p>
      )}
      <div data-old={(status !== 'ready' && events.length > 0) || undefined}>
        <EventPages
          label="Events found"
          events={events.map((event) => newerOf(event, byId.get(event.id)))}
          total={total}
          onMore={more}
          isBusy={status === 'loading'}
        />
      </div>
    </div>
  );
}

function sentenceFor({ status, isFirst, total }: Results): string {
  if (status === 'failed') return 'The search could not be made.';
  if (isFirst) return 'Searching...';
  if (total === 0) return 'No event has all of this. Fewer words or another time may find more.';
  return `${plural(total, 'event')} found, newest first`;
}

function newerOf(found: Event, loaded: Event | undefined): Event {
  return loaded && loaded.seq > found.seq ? loaded : found;
}
