import { type ForecastKind, forecastMeanings, horizonHours, type Predictions } from '@vigil/common/forecast';
import type { Handlers } from '../../kit/mount.ts';
import type { ForecastStore } from './store.ts';

interface ForecastOptions {
  forecasts: Pick<ForecastStore, 'score'>;
  current: () => Predictions;
  now: () => Date;
}

export function forecastHandlers({ forecasts, current, now }: ForecastOptions): Pick<Handlers, 'forecast'> {
  return {
    forecast: async () => {
      const [at, predictions] = [now(), current()];
      const scored = async (kind: ForecastKind) => ({
        ...predictions[kind],
        meaning: forecastMeanings[kind],
        horizonHours: horizonHours[kind],
        score: await forecasts.score(kind, at),
      });
      return { at: at.toISOString(), military: await scored('military'), diplomacy: await scored('diplomacy') };
    },
  };
}
