import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { plural } from '../../kit/words.ts';
import { isAdmin, useSession } from '../session/store.ts';
import { useLoadedSources, whyUnread } from '../sources/store.ts';
import { EventList } from './EventList.tsx';
import { useEvents } from './store.ts';
import css from './Timeline.module.css';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { ForAdmin, Refresh } from './tools.tsx';

const Announcer = lazyPart(() => import('./Announcer.tsx'), 'Announcer');
const NewEvents = lazyPart(() => import('./entering/NewEvents.tsx'), 'NewEvents');
const Tools = lazyPart(() => import('./time/TimelineTools.tsx'), 'TimelineTools');

interface TimelineProps {
  /** The state of the connection, shown in the first line of the panel. */
  status: ReactNode;
  /** What must be seen first, above the list. */
  banner: ReactNode;
}

/** The Live Conflict Timeline in all its states. */
export function Timeline({ status, banner }: TimelineProps) {
  const state = useEvents(({ status, loaded }) =>
    status === 'ready' && loaded.events.length === 0 ? 'empty' : status,
  );
  const hasNews = useEvents(({ view }) => view.waiting.length + view.staying.length > 0);
  return (
    <ForAdmin value={useSession(isAdmin)}>
      <section id="timeline" className={css.panel} aria-labelledby="timeline-title">
        <header className={css.head}>
          <h1 id="timeline-title" tabIndex={-1}>
            Live Conflict Timeline
          </h1>
          <p className={css.status}>{status}</p>
        </header>
        <div className={css.bar}>
          <p className={css.subtitle}>
            Updates automatically from multiple intelligence sources. <TotalCount />
          </p>
          <Suspense>
            <Tools />
          </Suspense>
          <Refresh />
        </div>
        {banner}
        <div className={css.live}>
          {state === 'loading' && <TimelineSkeleton />}
          {state === 'error' && (
            <div className={css.message} role="alert">
              <h2>Error loading events</h2>
              <p>Please try refreshing the page</p>
            </div>
          )}
          {state === 'empty' && <NoEvents />}
          {state === 'ready' && (
            <>
              <div className={css.news}>
                <Suspense>{hasNews && <NewEvents />}</Suspense>
              </div>
              <EventList whenEmpty={<NoEvents />} />
            </>
          )}
        </div>
        <Suspense>
          <Announcer />
        </Suspense>
      </section>
    </ForAdmin>
  );
}

function TotalCount() {
  const total = useEvents(({ status, loaded }) => (status === 'ready' ? loaded.totalCount : null));
  return total !== null && <b>{plural(total, 'event')}</b>;
}

/** Where nothing is read, an empty list says nothing of what happens. */
function NoEvents() {
  const sources = useLoadedSources();
  const why = sources && whyUnread(sources);
  return (
    <div className={css.message}>
      <h2>No Events Found</h2>
      <p>No timeline events match the current filters.</p>
      {why && <p>{why}</p>}
    </div>
  );
}
