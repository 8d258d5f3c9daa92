import type { HealthIssue } from '@vigil/common/health-issues';
import { useClock } from '../../kit/clock.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import css from './HealthIssues.module.css';
import { healthIssueWords } from './health-issue-words.ts';
import { useStats } from './store.ts';

interface HealthIssuesProps {
  /** A banner on the same screen shows the most severe already, and a strip the alert channels. */
  isBelowBanner?: boolean;
}

/** The health issues, the most severe first; nothing if all works, or while the page is offline. */
export function HealthIssues({ isBelowBanner = false }: HealthIssuesProps) {
  const isCutOff = useConnection(isOffline);
  const healthIssues = useStats((state) => state.healthIssues);
  const others = healthIssues.filter(({ kind }) => kind !== 'alerts');
  const shown = isBelowBanner ? others.slice(1) : healthIssues;
  if (isCutOff || shown.length === 0) return null;
  return (
    <ul className={css.list} aria-label="Health issues">
      {shown.map((issue) => (
        <li key={issue.kind}>
          <Words issue={issue} />
        </li>
      ))}
    </ul>
  );
}

function Words({ issue }: { issue: HealthIssue }) {
  return useClock((now) => healthIssueWords(issue, now));
}
