import type { ForecastScore } from '@vigil/common/forecast';

/** The score so far in words, also where it is bad. */
export function scoreWords({ forecasts, hours, brier, baseRateBrier, unknown }: ForecastScore): string {
  const left = unknown > 0 ? ` ${unknown} could not be scored: too little was reported in their time.` : '';
  if (brier === null || baseRateBrier === null) return `No forecast has been scored yet.${left}`;
  const shown = `${forecasts} ${forecasts === 1 ? 'forecast' : 'forecasts'}, shown for ${Math.round(hours)} hours`;
  const better = brier < baseRateBrier ? 'better than' : brier > baseRateBrier ? 'worse than' : 'no better than';
  return `Score so far: Brier ${brier.toFixed(3)} over ${shown}, ${better} the base rate (${baseRateBrier.toFixed(3)}).${left}`;
}
