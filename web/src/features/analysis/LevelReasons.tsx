import type { ThreatStatus } from '@vigil/common/threat';
import { capitalise } from '../../kit/words.ts';
import { useThreat } from '../threat/store.ts';
import css from './Forecasts.module.css';
import { lowersWords } from './lowers-words.ts';

/** What else raised the present level, and when it falls. Nothing while the level is low or unknown. */
export function LevelReasons() {
  const status = useThreat(({ status }) => status);
  if (!status?.lowers) return null;
  return (
    <div className={css.forecasts}>
      {othersOf(status).map((reason) => (
        <p key={reason}>{capitalise(reason)}.</p>
      ))}
      <p>
        An event of one origin counts one step lower than it is rated, and so do comments, mentions of attacks and
        fighting with allies; talks count as medium at most.
      </p>
      <p>{lowersWords(status.lowers)}</p>
    </div>
  );
}

/** The first rule is the reason of the level, which is shown with it. */
function othersOf({ raisedBy = [] }: ThreatStatus): string[] {
  return raisedBy.slice(1).map(({ reason }) => reason);
}
