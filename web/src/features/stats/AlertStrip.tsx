import { useClock } from '../../kit/clock.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import css from './AlertStrip.module.css';
import { healthIssueWords } from './health-issue-words.ts';
import { useStats } from './store.ts';

/** Alert channels that cannot be read, at the foot of every screen: while they fail, the absence of sirens says nothing. */
export function AlertStrip() {
  const issue = useStats(({ healthIssues }) => healthIssues.find(({ kind }) => kind === 'alerts'));
  const isCutOff = useConnection(isOffline);
  const words = useClock((now) => (issue ? healthIssueWords(issue, now) : null));
  if (!words || isCutOff) return null;
  return (
    <p className={css.strip} role="alert">
      {words}
    </p>
  );
}
