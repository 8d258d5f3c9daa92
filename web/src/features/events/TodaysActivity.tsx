import type { AsOfReply } from '@vigil/common/time';
import { useClock } from '../../kit/clock.ts';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { newestEvidence } from '../../kit/evidence-age.ts';
import { Section } from '../../kit/Section.tsx';
import { formatPoint } from '../../kit/time.ts';
import { formatNumber } from '../../kit/words.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import { usePast } from '../past/store.ts';
import { useStats } from '../stats/store.ts';
import { useThreat } from '../threat/store.ts';
import { ConflictLine } from './ConflictLine.tsx';
import { useEvents } from './store.ts';
import css from './TodaysActivity.module.css';
import { countDay, countToday } from './today.ts';

/**
 * Counts of the current day. They are taken from the loaded events if those reach back to midnight, else from the last
 * reply. Unknown while the page is offline, and where nothing is counted and no feed is read.
 */
export function TodaysActivity() {
  const moment = usePast((state) => state.moment);
  return moment ? <PastActivity moment={moment} /> : <PresentActivity />;
}

/** The same counts of the day of a past moment, up to it. */
function PastActivity({ moment }: { moment: AsOfReply }) {
  const { events, sources } = countDay(moment);
  return (
    <Section title="Activity then">
      <dl className={css.numbers}>
        <Count name="events" value={events ?? undefined} />
        <Count name="sources reporting" value={sources ?? undefined} />
      </dl>
      <p className={css.note}>{`from 00:00 UTC to ${formatPoint(moment.at)}`}</p>
    </Section>
  );
}

function PresentActivity() {
  const isCutOff = useConnection(isOffline);
  const stats = useStats((state) => (isCutOff ? null : state.stats));
  const read = useThreat(({ status }) => status?.coverage.read);
  const loaded = useEvents((state) => state.loaded);
  const counted = useClock((now) => (isCutOff ? null : countToday(loaded, now))) ?? stats?.eventsToday;
  const evidenceAt = useClock((now) => newestEvidence(loaded.events, now));
  return (
    <Section title="Today's Activity">
      <dl className={css.numbers}>
        <Count name="events" value={read === 0 ? counted || undefined : counted} />
        <Count name="sources active" value={isCutOff ? undefined : (read ?? stats?.sourcesActive)} />
      </dl>
      <p className={css.note}>since 00:00 UTC</p>
      {!isCutOff && <ConflictLine className={css.note} />}
      <p className={css.age}>
        <EvidenceAge at={evidenceAt} />
      </p>
    </Section>
  );
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
    </div>
  );
}
