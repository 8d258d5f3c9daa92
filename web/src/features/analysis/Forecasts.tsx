import type { ForecastKind } from '@vigil/common/forecast';
import { call } from '../../kit/client.ts';
import { useResource } from '../../kit/resource.ts';
import { useThreat } from '../threat/store.ts';
import css from './Forecasts.module.css';
import { scoreWords } from './score-words.ts';

const load = () => call('GET /api/forecast');

const kinds: readonly ForecastKind[] = ['military', 'diplomacy'];
const names: Readonly<Record<ForecastKind, string>> = {
  military: 'Attack within 72 hours',
  diplomacy: 'Talks or a pause within 7 days',
};

/** Below the two percentages of a report: what is usual, how the forecasts have come out so far, and the present ones. */
export function Forecasts() {
  const version = useThreat(({ status }) => versionOf(status));
  const { data } = useResource(load, { version });
  // Without feeds or recent evidence no probability is current.
  const isKnown = useThreat(({ status }) => typeof status?.militaryProbability === 'number');
  if (!data) return null;
  return (
    <div className={css.forecasts}>
      {kinds.map((kind) => (
        <p key={kind}>
          <b>{names[kind]}</b>: usual {data[kind].baseRate}%. {scoreWords(data[kind].score)}
        </p>
      ))}
      <details>
        <summary>What these percentages mean</summary>
        {kinds.map((kind) => (
          <p key={kind}>
            {data[kind].basis === 'model' ? 'Now' : 'Usual'} <b>{isKnown ? `${data[kind].probability}%` : 'unknown'}</b>{' '}
            that this comes true: {data[kind].meaning}
            {isKnown && ` ${data[kind].reason}.`}
          </p>
        ))}
      </details>
    </div>
  );
}

/** Another number where a forecast was pushed that differs. */
function versionOf(status: ReturnType<typeof useThreat.getState>['status']): number {
  const { military, diplomacy } = status?.forecast ?? {};
  return (military?.probability ?? 0) * 1000 + (diplomacy?.probability ?? 0);
}
