import { seeded } from '@vigil/common/testing/seeded';
import { featuresOf, type Windows, windowsSeen } from '@vigil/server/features/forecast/features';
import { dot, logistic } from '@vigil/server/features/forecast/model';
import { dayAt } from './days.ts';
import { type Example, fit } from './fit.ts';
import { allDays } from './stated.ts';

export type ForecastKind = 'military' | 'diplomacy';
export const kinds = ['military', 'diplomacy'] as const;

/** Days ahead within which it must be reported. */
const horizonDays: Readonly<Record<ForecastKind, number>> = { military: 3, diplomacy: 7 };

/** A day whose forecast was made by a model that had not seen its month. */
interface Tested {
  month: string;
  isTrue: boolean;
  forecast: number;
  baseRate: number;
  /** Share of the other months' days that came true after a day like this one, with or without a report. */
  asYesterday: number;
}

interface DayExample extends Example {
  index: number;
  month: string;
  wasTrue: boolean;
}

/** One example for each day, as of its end. The last days, of which the outcome is not known, are left out. */
export function examplesOf(kind: ForecastKind): DayExample[] {
  const { attacks, exchanges, diplomacy } = allDays();
  const own = kind === 'military' ? attacks : diplomacy;
  const horizon = horizonDays[kind];
  return own.slice(0, -horizon).map((wasTrue, index) => ({
    index,
    month: dayAt(index).slice(0, 7),
    wasTrue,
    features: featuresOf(windowsAt(index, { attacks, exchanges, diplomacy })),
    isTrue: own.slice(index + 1, index + 1 + horizon).some(Boolean),
  }));
}

/** Each day forecast by the other months. Days whose outcome or past reaches into the month by a week are left out of the fit. */
export function testByMonths(kind: ForecastKind): Tested[] {
  const all = examplesOf(kind);
  const months = [...new Set(all.map(({ month }) => month))];
  return months.flatMap((month) => {
    const own = all.filter((one) => one.month === month);
    const [first, last] = [own[0]?.index ?? 0, own.at(-1)?.index ?? 0];
    const others = all.filter(({ index }) => index < first - 7 || index > last + 7);
    const weights = fit(others);
    const baseRate = rateOf(others);
    const rates = [false, true].map((was) => rateOf(others.filter(({ wasTrue }) => wasTrue === was)));
    return own.map(({ features, isTrue, wasTrue }) => ({
      month,
      isTrue,
      forecast: logistic(dot(weights, features)),
      baseRate,
      asYesterday: rates[wasTrue ? 1 : 0] ?? baseRate,
    }));
  });
}

/** Mean squared distance of a forecast from what came. */
function brierOf(tested: readonly Tested[], of: (one: Tested) => number): number {
  return tested.reduce((sum, one) => sum + (of(one) - (one.isTrue ? 1 : 0)) ** 2, 0) / tested.length;
}

interface Skill {
  brier: number;
  againstBaseRate: number;
  againstYesterday: number;
}

/** How much smaller the Brier score is than that of a simpler forecast: 1 is perfect, 0 no better. */
export function skillOf(tested: readonly Tested[]): Skill {
  const brier = brierOf(tested, ({ forecast }) => forecast);
  return {
    brier,
    againstBaseRate: 1 - brier / brierOf(tested, ({ baseRate }) => baseRate),
    againstYesterday: 1 - brier / brierOf(tested, ({ asYesterday }) => asYesterday),
  };
}

/** The 95 % interval of each number, by drawing whole months with replacement a thousand times. */
export function intervalsOf(tested: readonly Tested[]): Record<keyof Skill, [low: number, high: number]> {
  const names = [...new Set(tested.map(({ month }) => month))];
  const months = names.map((name) => tested.filter(({ month }) => month === name));
  const random = seeded(20_260_801);
  const draws = Array.from({ length: 1_000 }, () =>
    skillOf(months.flatMap(() => months[Math.floor(random() * months.length)] ?? [])),
  );
  const interval = (name: keyof Skill): [number, number] => {
    const sorted = draws.map((one) => one[name]).sort((a, b) => a - b);
    return [sorted[24] ?? Number.NaN, sorted[974] ?? Number.NaN];
  };
  return {
    brier: interval('brier'),
    againstBaseRate: interval('againstBaseRate'),
    againstYesterday: interval('againstYesterday'),
  };
}

export interface Bin {
  from: number;
  days: number;
  /** Mean forecast, and share that came true. */
  forecast: number;
  observed: number;
}

/** What came of the forecasts of each tenth or fifth of the scale. Bins without days are left out. */
export function reliabilityOf(tested: readonly Tested[], bins = 5): Bin[] {
  return Array.from({ length: bins }, (_, at) => {
    const own = tested.filter(({ forecast }) => Math.min(bins - 1, Math.floor(forecast * bins)) === at);
    const mean = own.reduce((sum, { forecast }) => sum + forecast, 0) / own.length;
    return { from: at / bins, days: own.length, forecast: mean, observed: rateOf(own) };
  }).filter(({ days }) => days > 0);
}

export function rateOf(examples: readonly { isTrue: boolean }[]): number {
  return examples.filter(({ isTrue }) => isTrue).length / Math.max(1, examples.length);
}

/** The windows before the end of a day, from the series of all days. */
function windowsAt(index: number, { attacks, exchanges, diplomacy }: Windows): Windows {
  const before = (series: readonly boolean[]) =>
    series.slice(Math.max(0, index - windowsSeen + 1), index + 1).reverse();
  return { attacks: before(attacks), exchanges: before(exchanges), diplomacy: before(diplomacy) };
}
