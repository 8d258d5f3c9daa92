import { type ForecastKind, type ForecastScore, horizonHours } from '@vigil/common/forecast';
import { byDay, type Occurred, reportedBy } from './occurrence.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A forecast that was shown. Percentages are whole. */
export interface ShownForecast {
  kind: ForecastKind;
  at: Date;
  /** When another one took its place; null while it is the latest. */
  until: Date | null;
  probability: number;
  baseRate: number;
}

/** What came: it was reported, it was not, or too little is known of its time to say. */
export type ForecastOutcome = 'yes' | 'no' | 'unknown';

export function dueOf({ kind, at }: Pick<ShownForecast, 'kind' | 'at'>): Date {
  return new Date(+at + horizonHours[kind] * hourMs);
}

/** Whether it was reported in the time of the forecast. A day without any public event is one of which nothing is known. */
export function outcomeOf(shown: Pick<ShownForecast, 'kind' | 'at'>, events: Iterable<Occurred>): ForecastOutcome {
  const [from, to] = [+shown.at, +dueOf(shown)];
  const dayOf = (time: number) => Math.floor((time - from) / dayMs);
  const known = [...events].filter(({ time }) => time > from && time <= to);
  const days = byDay(known, dayOf);
  const reported = [...days.values()].map(reportedBy);
  if (reported.some(({ isAttack, isDiplomacy }) => (shown.kind === 'military' ? isAttack : isDiplomacy))) return 'yes';
  return days.size >= Math.ceil((to - from) / dayMs) ? 'no' : 'unknown';
}

/** The Brier scores of forecasts with their outcomes, each weighted by the time for which it was shown. */
export function scoreOf(
  shown: readonly (ShownForecast & { outcome: ForecastOutcome | null })[],
  now: Date,
): ForecastScore {
  let [forecasts, hours, own, base, pending, unknown] = [0, 0, 0, 0, 0, 0];
  for (const one of shown) {
    if (one.outcome === null) pending += 1;
    else if (one.outcome === 'unknown') unknown += 1;
    else {
      const weight = hoursOf(one, now);
      const came = one.outcome === 'yes' ? 100 : 0;
      forecasts += 1;
      hours += weight;
      own += weight * ((one.probability - came) / 100) ** 2;
      base += weight * ((one.baseRate - came) / 100) ** 2;
    }
  }
  const mean = (sum: number) => (hours > 0 ? sum / hours : null);
  return { forecasts, hours, brier: mean(own), baseRateBrier: mean(base), pending, unknown };
}

/** One that nothing replaced stands for a day at most, so that a server that was off counts for no more. */
function hoursOf({ at, until }: ShownForecast, now: Date): number {
  return Math.min(+(until ?? now) - +at, dayMs) / hourMs;
}
