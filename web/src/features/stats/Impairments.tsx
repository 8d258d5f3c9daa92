import type { HealthIssue } from '@vigil/common/health-issues';
import { useClock } from '../../kit/clock.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import css from './Impairments.module.css';
import { impairmentWords } from './impairment-words.ts';
import { useStats } from './store.ts';

interface ImpairmentsProps {
  /** A banner on the same screen shows the gravest already. */
  isBelowBanner?: boolean;
}

/** What is impaired, the gravest first; nothing if all works, or while the page is offline. */
export function Impairments({ isBelowBanner = false }: ImpairmentsProps) {
  const isCutOff = useConnection(isOffline);
  const impairments = useStats((state) => state.impairments);
  const shown = isBelowBanner ? impairments.slice(1) : impairments;
  if (isCutOff || shown.length === 0) return null;
  return (
    <ul className={css.list} aria-label="What is impaired">
      {shown.map((impairment) => (
        <li key={impairment.kind}>
          <Words impairment={impairment} />
        </li>
      ))}
    </ul>
  );
}

function Words({ impairment }: { impairment: HealthIssue }) {
  return useClock((now) => impairmentWords(impairment, now));
}
