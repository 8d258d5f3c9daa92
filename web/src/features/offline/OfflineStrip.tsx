import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { formatRecent } from '../../kit/time.ts';
import { useConnection } from '../connection/store.ts';
import { useEvents } from '../events/store.ts';
import { ageInWords } from './age.ts';
import css from './OfflineStrip.module.css';

/** The age of what is shown while the server does not answer. It overlays the page, so that nothing moves. */
export function OfflineStrip() {
  const hasEvents = useEvents(({ status }) => status === 'ready');
  const answeredAt = useConnection((state) => (hasEvents ? state.answeredAt : null));
  const age = useClock((now) => answeredAt && ageInWords(answeredAt, now));
  if (answeredAt === null) return null;
  const at = formatRecent(new Date(answeredAt).toISOString(), Date.now());
  return (
    <p className={css.strip} role="status">
      <Dot colour="red" />
      <span>
        <b>Offline.</b> {`This is the timeline as of ${at}, ${age}.`}
      </span>
    </p>
  );
}
