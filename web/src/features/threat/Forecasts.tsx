import type { ForecastScore } from '@vigil/common/forecast';
import { useAnswer } from '../../kit/answer.ts';
import { call } from '../../kit/client.ts';
import css from './Forecasts.module.css';
import { scoreWords } from './score-words.ts';
import { useThreat } from './store.ts';

const load = () => call('GET /api/forecast');

/** What the two percentages mean, their base rates, and how the forecasts have come out so far. */
export function Forecasts() {
  const version = useThreat(({ status }) => versionOf(status));
  const { data } = useAnswer(load, version);
  if (!data) return null;
  return (
    <details className={css.forecasts}>
      <summary>What these percentages mean, and how they came out</summary>
      {[data.military, data.diplomacy].map(({ meaning, probability, baseRate, reason, score }) => (
        <Forecast key={meaning} {...{ meaning, probability, baseRate, reason, score }} />
      ))}
    </details>
  );
}

interface ForecastProps {
  meaning: string;
  probability: number;
  baseRate: number;
  reason: string;
  score: ForecastScore;
}

function Forecast({ meaning, probability, baseRate, reason, score }: ForecastProps) {
  return (
    <div>
      <p>
        <b>{probability}%</b> that this comes true: {meaning} Base rate {baseRate}%.
      </p>
      <p>{reason}.</p>
      <p>{scoreWords(score)}</p>
    </div>
  );
}

/** Another number where a forecast was pushed that differs. */
function versionOf(status: ReturnType<typeof useThreat.getState>['status']): number {
  const { military, diplomacy } = status?.forecast ?? {};
  return (military?.probability ?? 0) * 1000 + (diplomacy?.probability ?? 0);
}
