import { urgencyLevels } from '@vigil/common/listing';
import type { SearchReply } from '@vigil/common/search';
import type { ThreatStatus } from '@vigil/common/threat';
import { useEffect } from 'react';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { useResource } from '../../kit/resource.ts';
import { relativeTime } from '../../kit/time.ts';
import { UrgencyIcon } from '../../kit/UrgencyShape.tsx';
import { capitalise, formatNumber } from '../../kit/words.ts';
import css from './Wall.module.css';

/** The current state, from calls of the API that are open to visitors. */
interface Present {
  threat: ThreatStatus;
  /** Events of the last 24 hours, by urgency. */
  counts: number[];
  latest: SearchReply['events'];
}

const dayMs = 24 * 3_600_000;
/** Publishers' clocks are ahead by up to this time; events dated later do not count. */
const skewMs = 5 * 60_000;
const againMs = 60_000;
const shownTitles = 3;

/** The level, the counts of a day and the last titles. Its place is kept before they arrive. */
export function Wall() {
  const { data, hasFailed, reload } = useResource(ask);
  useEffect(() => {
    const timer = setInterval(reload, againMs);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <section className={css.wall} aria-label="The conflict at the moment" aria-busy={!data && !hasFailed}>
      {data ? (
        <Figures {...data} isStale={hasFailed} />
      ) : (
        hasFailed && <p>The latest level and events could not be loaded.</p>
      )}
    </section>
  );
}

interface FiguresProps extends Present {
  /** The last request failed: these are earlier figures. */
  isStale: boolean;
}

function Figures({ threat, counts, latest, isStale }: FiguresProps) {
  // No count is none while no feed is read.
  const isBlind = threat.missing.includes('feeds');
  return (
    <>
      <p className={css.level} data-level={threat.level}>
        Threat level: <strong>{capitalise(threat.level)}</strong>
      </p>
      <p className={css.age}>
        {isStale ? 'These are earlier figures: the server does not answer. ' : gapWords(threat)}
        <EvidenceAge at={threat.evidenceAt} />
      </p>
      <h2>{isBlind ? 'Known events' : 'Events'} of the last 24 hours</h2>
      <dl className={css.counts}>
        {urgencyLevels.map((level, at) => (
          <div key={level}>
            <dt>
              <UrgencyIcon level={level} /> {capitalise(level)}
            </dt>
            <dd>{counts[at] || !isBlind ? formatNumber(counts[at] ?? 0) : <span title="Not known">–</span>}</dd>
          </div>
        ))}
      </dl>
      <h2>Latest events</h2>
      {latest.length === 0 ? (
        <p>No events yet.</p>
      ) : (
        <ol className={css.latest}>
          {latest.map((event) => (
            <Latest key={event.id} {...event} />
          ))}
        </ol>
      )}
    </>
  );
}

/** A sentence on what the level lacks; empty if nothing. */
function gapWords({ missing, coverage, evidenceAt }: ThreatStatus): string {
  if (coverage.total === 0) return 'No feeds are set up. ';
  if (missing.includes('feeds')) return 'No feed was read in the last 30 minutes. ';
  return missing.includes('evidence') && !evidenceAt ? 'No event to judge by. ' : '';
}

function Latest({ title, gloss, glossBy, lang, archived, timestamp }: Present['latest'][number]) {
  const age = useClock((now) => relativeTime(timestamp, now));
  const marks = [archived && 'archive', gloss && (glossBy ? 'by a model' : 'by rule')].filter(Boolean).join(', ');
  return (
    <li>
      <span lang={gloss ? 'en' : (lang ?? 'en')} dir="auto">
        {gloss || title}
      </span>
      <small>
        <time dateTime={timestamp}>{age}</time>
        {marks && <i>{marks}</i>}
      </small>
    </li>
  );
}

async function ask(): Promise<Present> {
  const now = Date.now();
  const from = new Date(now - dayMs).toISOString();
  const to = new Date(now + skewMs).toISOString();
  const find = (query: { urgency?: string; from?: string; limit: number }) =>
    call('GET /api/events/search', { query: { ...query, to } });
  const [threat, { events }, ...counted] = await Promise.all([
    call('GET /api/threat'),
    find({ limit: shownTitles }),
    ...urgencyLevels.map((level) => find({ urgency: level, from, limit: 1 })),
  ]);
  return { threat, latest: events, counts: counted.map(({ total }) => total) };
}
