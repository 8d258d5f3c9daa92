import { useClock } from '../../kit/clock.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import css from './AlertStrip.module.css';
import { healthIssueWords } from './health-issue-words.ts';
import { useStats } from './store.ts';

/** Alert channels that cannot be read, on every screen: while they fail, no siren is no all-clear. It stays at the foot of the window. */
export function AlertStrip() {
  const issue = useStats(({ impairments }) => impairments.find(({ kind }) => kind === 'alerts'));
  const isCutOff = useConnection(isOffline);
  const words = useClock((now) => (issue ? healthIssueWords(issue, now) : null));
  if (!words || isCutOff) return null;
  return (
    <p className={css.strip} role="alert">
      {words}
    </p>
  );
}
