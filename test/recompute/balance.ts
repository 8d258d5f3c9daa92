/**
 * Recomputes a balance from its export, after docs/formula.md and without a line of the server's own arithmetic.
 * As a script: node --import tsx test/recompute/balance.ts EXPORT.json prints each percentage, there and here, and
 * ends with 1 when one differs.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Side = z.enum(['israel', 'iran']);
const Band = z.object({ low: z.int(), high: z.int() });

/** The export as its reader understands it. */
export const Exported = z.object({
  asOf: z.string(),
  figures: z.array(
    z.object({
      factor: z.string(),
      israel: z.number(),
      iran: z.number(),
      date: z.string(),
      weight: z.number(),
      isLowerBetter: z.boolean(),
      isLasting: z.boolean(),
    }),
  ),
  effects: z.array(
    z.object({
      factor: z.string(),
      side: Side,
      timestamp: z.string(),
      points: z.number(),
      origins: z.number(),
      holdDays: z.number().default(0),
      halfLifeDays: z.number().default(30),
      endedAt: z.string().optional(),
    }),
  ),
  dialogue: z.array(z.object({ timestamp: z.string(), points: z.number() })),
  adjustments: z.array(z.object({ factor: z.string(), points: z.number() })).default([]),
  result: z.object({
    israelAdvantage: z.int(),
    iranAdvantage: z.int(),
    conflictOutcome: z.object({
      israelWinProbability: z.int(),
      iranWinProbability: z.int(),
      stalemateProbability: z.int(),
    }),
    bands: z
      .object({
        variedBy: z.number(),
        israelAdvantage: Band,
        iranAdvantage: Band,
        israelWinProbability: Band,
        iranWinProbability: Band,
        stalemateProbability: Band,
      })
      .optional(),
    confidence: z.int(),
    factors: z.record(z.string(), z.object({ israel: z.int(), iran: z.int() })),
  }),
});
export type Exported = z.infer<typeof Exported>;

/** The numbers of docs/formula.md that were chosen. */
const numbers = { figures: 30, events: 30, half: 12, ratio: 3, years: 8, days: 30, odds: 10, stalemate: 2, talks: 4 };
type Numbers = typeof numbers;
type Shares = [string, number][];

/** Every number of the screen, by name. An export from before there were bands claims none. */
export function recompute(data: Exported): Map<string, number> {
  const percent = percentagesOf(data, numbers, shares);
  const age = (time: string) => (Date.parse(data.asOf) - Date.parse(time)) / 864e5;
  const distinct = (factors: string[]) => new Set(factors).size;
  const covered = distinct(data.figures.map((one) => one.factor));
  const moved = distinct(data.effects.filter((one) => age(one.timestamp) <= 30).map((one) => one.factor));
  const ages = data.effects.map((one) => age(one.timestamp));
  const fresh = ages.length === 0 ? 0 : 1 / 2 ** (Math.min(...ages) / 7);
  const spread = ages.length === 0 ? 0 : data.effects.filter((one) => one.origins > 1).length / ages.length;
  percent.set('confidence', halfEven(((covered + moved) / 12) * 40 + fresh * 30 + spread * 30));

  if (data.result.bands) {
    const varied = variants(data, data.result.bands.variedBy / 100);
    for (const name of banded) {
      const values = [percent, ...varied].map((one) => one.get(name) ?? -1);
      percent.set(`${name} at least`, Math.min(...values));
      percent.set(`${name} at most`, Math.max(...values));
    }
  }
  return percent;
}

const banded = ['israel advantage', 'iran advantage', 'israel wins', 'iran wins', 'stalemate'];

function percentagesOf(data: Exported, one: Numbers, shares: Shares): Map<string, number> {
  const age = (time: string) => (Date.parse(data.asOf) - Date.parse(time)) / 864e5;
  const percent = new Map<string, number>();
  let z = 0;
  for (const [factor, share] of shares) {
    let top = 0;
    let bottom = 1;
    for (const figure of data.figures.filter((figure) => figure.factor === factor)) {
      const weight = figure.isLasting ? figure.weight : figure.weight / 2 ** (age(figure.date) / 365.25 / one.years);
      let r = Math.log2(figure.israel / figure.iran) / one.ratio;
      if (r > 1) r = 1;
      if (r < -1) r = -1;
      top += weight * (figure.isLowerBetter ? -r : r);
      bottom += weight;
    }
    let n = 0;
    for (const { side, points, ...effect } of data.effects.filter((effect) => effect.factor === factor))
      n += (side === 'israel' ? points : -points) * left(effect, data.asOf, one.days / numbers.days);
    let l = (one.figures * top) / bottom + (one.events * n) / (one.half + Math.abs(n));
    for (const { points } of data.adjustments.filter((added) => added.factor === factor)) l += points;
    if (l > 50) l = 50;
    if (l < -50) l = -50;
    percent.set(`${factor} israel`, halfEven(50 + l));
    percent.set(`${factor} iran`, halfEven(50 - l));
    z += share * l;
  }
  percent.set('israel advantage', halfEven(50 + z));
  percent.set('iran advantage', halfEven(50 - z));

  const t = data.dialogue.reduce((sum, { timestamp, points }) => sum + points / 2 ** (age(timestamp) / one.days), 0);
  const odds = [2 ** (z / one.odds), 2 ** (-z / one.odds), one.stalemate + (one.talks * t) / (one.half + t)];
  const outcomes = apportion(odds);
  for (const [at, name] of ['israel wins', 'iran wins', 'stalemate'].entries()) percent.set(name, outcomes[at] ?? -1);
  return percent;
}

/** What is left of an effect: all of it while it is held, and then a half after each half-life, or each week once it was ended. */
function left(
  effect: Pick<Exported['effects'][number], 'timestamp' | 'holdDays' | 'halfLifeDays' | 'endedAt'>,
  asOf: string,
  times: number,
): number {
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 864e5;
  const { timestamp, holdDays, halfLifeDays, endedAt } = effect;
  const lasted = endedAt === undefined ? Infinity : days(timestamp, endedAt);
  const halfLife = (lasted <= holdDays ? 7 : halfLifeDays) * times;
  const faded = days(timestamp, asOf) - Math.min(holdDays, lasted);
  return faded <= 0 ? 1 : 1 / 2 ** (faded / halfLife);
}

/** The percentages with each number, each factor's share and each figure's weight varied, one at a time. */
function variants(data: Exported, by: number): Map<string, number>[] {
  const results: Map<string, number>[] = [];
  for (const times of [1 - by, 1 + by]) {
    for (const [name, value] of Object.entries(numbers))
      results.push(percentagesOf(data, { ...numbers, [name]: value * times }, shares));
    for (const at of shares.keys()) {
      const changed = shares.map(([factor, share], index): Shares[0] => [factor, index === at ? share * times : share]);
      const sum = changed.reduce((total, [, share]) => total + share, 0);
      results.push(
        percentagesOf(
          data,
          numbers,
          changed.map(([factor, share]) => [factor, share / sum]),
        ),
      );
    }
    for (const at of data.figures.keys()) {
      const figures = data.figures.map((one, index) => (index === at ? { ...one, weight: one.weight * times } : one));
      results.push(percentagesOf({ ...data, figures }, numbers, shares));
    }
  }
  return results;
}

/** The numbers that the export claims, by the same names. */
export function claimed({ result }: Exported): Map<string, number> {
  const { conflictOutcome, bands } = result;
  const bandOf: [string, z.infer<typeof Band>][] = bands
    ? [
        ['israel advantage', bands.israelAdvantage],
        ['iran advantage', bands.iranAdvantage],
        ['israel wins', bands.israelWinProbability],
        ['iran wins', bands.iranWinProbability],
        ['stalemate', bands.stalemateProbability],
      ]
    : [];
  return new Map([
    ...Object.entries(result.factors).flatMap(([factor, { israel, iran }]): [string, number][] => [
      [`${factor} israel`, israel],
      [`${factor} iran`, iran],
    ]),
    ['israel advantage', result.israelAdvantage],
    ['iran advantage', result.iranAdvantage],
    ['israel wins', conflictOutcome.israelWinProbability],
    ['iran wins', conflictOutcome.iranWinProbability],
    ['stalemate', conflictOutcome.stalemateProbability],
    ['confidence', result.confidence],
    ...bandOf.flatMap(([name, { low, high }]): [string, number][] => [
      [`${name} at least`, low],
      [`${name} at most`, high],
    ]),
  ]);
}

const shares: Shares = [
  ['military', 0.3],
  ['technology', 0.15],
  ['alliances', 0.15],
  ['economy', 0.15],
  ['geography', 0.1],
  ['intelligence', 0.15],
];

/** To the nearest whole number of nine decimals, halves to the even one. */
function halfEven(value: number): number {
  const billionths = Math.round(value * 1e9);
  const isHalf = Math.abs(billionths % 1e9) === 5e8;
  return isHalf ? 2 * Math.round(billionths / 2e9) : Math.round(billionths / 1e9);
}

/** Whole percentages by largest remainder. The last one is preferred when the other two have equal claims. */
function apportion(odds: number[]): number[] {
  const total = odds.reduce((sum, one) => sum + one, 0);
  const nine = (value: number) => Math.round(value * 1e9) / 1e9;
  const exact = odds.map((one) => nine((100 * one) / total));
  const whole = exact.map(Math.floor);
  const rests = exact.map((one, at) => nine(one - (whole[at] ?? 0)));
  let left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const [a = 0, b = 0, c = 0] = rests;
  if (a === b) {
    if (left === 2 && c < a) return whole.map((one, at) => (at < 2 ? one + 1 : one));
    return whole.map((one, at) => (at === 2 ? one + left : one));
  }
  for (const at of [2, 0, 1].sort((x, y) => (rests[y] ?? 0) - (rests[x] ?? 0)))
    if (left-- > 0) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const data = Exported.parse(JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8')));
  const there = claimed(data);
  const rows = [...recompute(data)].map(([name, here]) => ({ name, there: there.get(name), here }));
  console.table(rows);
  process.exitCode = rows.every(({ there, here }) => there === here) ? 0 : 1;
}
