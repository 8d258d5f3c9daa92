import type { Event } from '@vigil/common/events';
import type { SearchReply } from '@vigil/common/search';
import { useCallback } from 'react';
import { call } from '../../../kit/client.ts';
import { useResource } from '../../../kit/resource.ts';
import { useEvents } from '../store.ts';
import { EventPages } from '../time/EventPages.tsx';
import { sentenceFor } from './found.ts';
import type { Query } from './query.ts';
import css from './Search.module.css';

/** The events found, in place of the timeline. */
export function SearchResults({ query }: { query: Query }) {
  const key = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the query, written out.
  const ask = useCallback(() => search(query), [key]);
  const { data, status, isBusy, hasFailed, reload, extend } = useResource(ask);
  const { events, total } = data ?? nothing;
  const isCurrent = status === 'ready' && !isBusy;
  const loadMore = () => void extend((known) => search(query, known));
  // Events that have changed since are shown as they are now.
  const byId = useEvents(({ loaded }) => loaded.byId);
  return (
    <div data-instead className={css.results}>
      <p role="status" className={css.found}>
        {hasFailed && !isBusy ? 'The search could not be made.' : sentenceFor(data)}
      </p>
      {hasFailed && !isBusy && (
        <p className={css.note}>
          <button type="button" className={css.act} onClick={reload}>
            Try again
          </button>
        </p>
      )}
      <div data-old={(!isCurrent && events.length > 0) || undefined}>
        <EventPages
          label="Events found"
          events={events.map((event) => newerOf(event, byId.get(event.id)))}
          total={total}
          onMore={loadMore}
          isBusy={isBusy || status === 'loading'}
        />
      </div>
    </div>
  );
}

const nothing: SearchReply = { events: [], total: 0, next: null };

/** The events found, and the query that found them, written out. */
interface Found extends SearchReply {
  by: string;
}

/** The first page of the events found, or those that the same query has found with the next page. */
async function search(query: Query, earlier: Found | null = null): Promise<Found> {
  const by = JSON.stringify(query);
  const known = earlier?.by === by ? earlier : null;
  const before = known?.next;
  const reply = await call('GET /api/events/search', { query: { ...query, ...(before && { before }) } });
  return { ...reply, by, events: [...(known?.events ?? []), ...reply.events] };
}

function newerOf(found: Event, loaded: Event | undefined): Event {
  return loaded && loaded.seq > found.seq ? loaded : found;
}
