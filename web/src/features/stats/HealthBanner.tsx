import { useClock } from '../../kit/clock.ts';
import css from './Banners.module.css';
import { healthIssueWords } from './health-issue-words.ts';
import { useStats } from './store.ts';

/** The most severe health issue. The status panel lists the others; alert channels have a strip of their own. */
export function HealthBanner() {
  const healthIssues = useStats((state) => state.healthIssues);
  const [first, ...others] = healthIssues.filter(({ kind }) => kind !== 'alerts');
  const words = useClock((now) => (first ? healthIssueWords(first, now) : null));
  if (!words) return null;
  return (
    <p className={css.banner} data-kind="degraded" role="status">
      <span>
        {words}
        {others.length > 0 && <small>{` ${others.length} more under System Status.`}</small>}
      </span>
    </p>
  );
}
