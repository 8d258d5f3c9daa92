import { Link } from '@tanstack/react-router';
import type { AsOfReply } from '@vigil/common/time';
import { useCallback, useState } from 'react';
import { call } from '../../../kit/client.ts';
import { Past } from '../../../kit/Past.tsx';
import { useResource } from '../../../kit/resource.ts';
import { plural } from '../../../kit/words.ts';
import { EventPages } from './EventPages.tsx';
import css from './Time.module.css';

const pageSize = 20;
const note = 'So are report and balance of power. Threat level, activity and sources are those of now.';

/** The timeline as it was known at a moment, in place of the live one. New events do not change it. */
export function PastTimeline({ at }: { at: string }) {
  const load = useCallback(() => call('GET /api/events/as-of', { query: { at } }), [at]);
  const { data, hasFailed, reload } = useResource(load);
  const past = data && Date.parse(data.at) === Date.parse(at) ? data : null;
  const back = (
    <Link to="/" resetScroll={false}>
      Back to now
    </Link>
  );
  return (
    <div data-instead data-past>
      <Past id={at} noun="timeline" at={at} latest={null} back={back} note={note} isAside>
        <p role="status" className={css.notice}>
          {past ? sentenceFor(past) : hasFailed ? 'That moment could not be loaded.' : 'Loading...'}
        </p>
        {!past && hasFailed && (
          <button type="button" className={css.act} onClick={reload}>
            Try again
          </button>
        )}
        {past && <Pages key={at} past={past} />}
      </Past>
    </div>
  );
}

function Pages({ past }: { past: AsOfReply }) {
  const [pages, setPages] = useState(1);
  const withdrawn = new Set(past.withdrawn);
  return (
    <EventPages
      label="Events known then"
      events={past.events.slice(0, pages * pageSize)}
      total={past.events.length}
      onMore={() => setPages(pages + 1)}
      note={({ id }) =>
        withdrawn.has(id) && <p className={css.withdrawn}>Withdrawn since: it is hidden from the timeline of now.</p>
      }
    />
  );
}

/** The number of events at that moment, and of those withdrawn since. */
function sentenceFor({ events, totalCount, removed }: AsOfReply): string {
  if (totalCount === 0 && removed === 0) return 'Nothing was known here at that moment.';
  const newest = events.length < totalCount ? `, the newest ${events.length} of them below` : '';
  const gone = removed > 0 ? ` Withdrawn since: ${plural(removed, 'more event')}.` : '';
  return `${plural(totalCount, 'event')} stood here then${newest}.${gone}`;
}
