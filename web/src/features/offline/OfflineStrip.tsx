import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { formatRecent } from '../../kit/time.ts';
import { useAnalysis } from '../analysis/store.ts';
import { useBalance } from '../balance/store.ts';
import { useConnection } from '../connection/store.ts';
import { useEvents } from '../events/store.ts';
import { ageInWords } from './age.ts';
import css from './OfflineStrip.module.css';

/** The age of what is shown while the server does not answer. It overlays the page, so that nothing moves. */
export function OfflineStrip() {
  const hasEvents = useEvents(({ status }) => status === 'ready');
  const answeredAt = useConnection((state) => (hasEvents ? state.answeredAt : null));
  const hasReport = useAnalysis(({ data }) => data !== null);
  const hasBalance = useBalance(({ data }) => data !== null);
  const age = useClock((now) => answeredAt && ageInWords(answeredAt, now));
  if (answeredAt === null) return null;
  const at = formatRecent(new Date(answeredAt).toISOString(), Date.now());
  return (
    <p className={css.strip} role="status">
      <Dot colour="red" />
      <span>
        <b>Offline.</b> {`This is the timeline as of ${at}, ${age}.${withWords(hasReport, hasBalance)}`}
      </span>
    </p>
  );
}

/** What else is as old as the timeline. */
function withWords(hasReport: boolean, hasBalance: boolean): string {
  const parts = ['level', ...(hasReport ? ['report'] : []), ...(hasBalance ? ['balance'] : [])];
  return parts.length > 1 ? ` Last known with it: ${parts.join(', ')}.` : '';
}
