import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { formatMoment, formatRecent } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { recall } from './memory.ts';
import css from './WhyList.module.css';
import { type Reason, reasonsOf } from './why.ts';

const filters = { all: 'All', sent: 'Sent', notSent: 'Not sent' } as const;
type DecisionFilter = keyof typeof filters;

async function load(): Promise<Reason[]> {
  const [decisions, notes] = await Promise.all([call('GET /api/notifications/decisions'), recall()]);
  return reasonsOf(decisions, notes);
}

/** The latest notification decisions for the user, each with the rule that decided. */
export function WhyList() {
  const { data, hasFailed, reload } = useResource(load);
  const [filter, setFilter] = useState<DecisionFilter>('all');
  const shown = data?.filter(({ isSent }) => filter === 'all' || isSent === (filter === 'sent'));
  return (
    <Panel
      title="Why did or didn't I get this"
      subtitle="The last events that could have notified you, and what decided."
      tool={<Button onClick={reload}>Refresh</Button>}
    >
      {hasFailed && (
        <p className={css.note} role="alert">
          The list could not be loaded.
        </p>
      )}
      {!data && !hasFailed && (
        <p className={css.note} role="status">
          Loading...
        </p>
      )}
      {data?.length === 0 && (
        <p className={css.note}>
          Nothing was decided yet. What is new from now on is listed here, once browser notifications are on.
        </p>
      )}
      {data && shown && data.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row. */}
          <div className={css.filters} role="group" aria-label="Filter by outcome">
            {(['all', 'sent', 'notSent'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
                {filters[one]}
              </button>
            ))}
          </div>
          {shown.length === 0 && <p className={css.note}>None of them.</p>}
          {shown.length > 0 && (
            <ScrollArea label="Notification decisions">
              <ol>
                {shown.map((reason) => (
                  <Line key={reason.eventId} reason={reason} />
                ))}
              </ol>
            </ScrollArea>
          )}
        </>
      )}
    </Panel>
  );
}

function Line({ reason: { eventId, title, at, urgencyLevel, words } }: { reason: Reason }) {
  const when = useClock((now) => formatRecent(at, now));
  return (
    <li className={css.line}>
      <time dateTime={at} title={formatMoment(at)}>
        {when}
      </time>
      <div>
        <Link to="/" search={{ event: eventId }} className={css.title} dir="auto">
          {title}
        </Link>
        <p>
          <b>{capitalise(urgencyLevel)}</b> {words}
        </p>
      </div>
    </li>
  );
}
