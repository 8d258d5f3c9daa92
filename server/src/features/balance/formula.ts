import { type Contribution, type FactorName, factorNames } from '@vigil/common/balance';
import type { WarSide } from '../../assessment/parties.ts';
import { type Constants, defaults } from './constants.ts';
import type { MeasureFigure } from './data/measures.ts';
import type { Effect } from './effects.ts';
import { sentenceOf } from './sentences.ts';

/** All that the percentages are made of, as it stood at a time. */
export interface Inputs {
  asOf: Date;
  figures: MeasureFigure[];
  effects: Effect[];
  /** Points of talks and truces. */
  dialogue: { eventId: string; timestamp: string; points: number }[];
  /** What a model adds to the leads; none by the rules. */
  adjustments?: FactorContribution[];
}

/** A contribution that no figure and no event makes. Its key begins with `model:`. */
export type FactorContribution = Contribution & { factor: FactorName };

export interface Lead {
  /** Points from the middle: above 0 towards Israel, below 0 towards Iran. */
  lead: number;
  contributions: Contribution[];
}

/** The lead in one factor and what makes it. The sign is the only thing that tells the sides apart. */
export function leadOf(factor: FactorName, inputs: Inputs, constants: Constants = defaults): Lead {
  const { asOf, figures, effects, adjustments = [] } = inputs;
  const own = figures
    .filter((figure) => figure.factor === factor)
    .map((figure) => ({ figure, weight: agedWeight(figure, asOf, constants) }));
  const weights = 1 + sum(own.map(({ weight }) => weight));
  const moved = effects
    .filter((effect) => effect.factor === factor)
    .map((effect) => ({ effect, points: signOf(effect.side) * fadedPoints(effect, asOf, constants) }));
  const net = sum(moved.map(({ points }) => points));
  const contributions = [
    ...own.map(({ figure, weight }) => ({
      key: `figure:${figure.id}`,
      label: sentenceOf(figure),
      points: (constants.maxFigureEffect * weight * ratioOf(figure, constants)) / weights,
    })),
    ...moved.map(({ effect, points }) => ({
      key: `event:${effect.eventId}`,
      label: effect.rule,
      points: (constants.maxEventEffect * points) / (constants.eventHalf + Math.abs(net)),
    })),
    ...adjustments.filter((one) => one.factor === factor).map(({ key, label, points }) => ({ key, label, points })),
  ];
  const lead = sum(contributions.map(({ points }) => points));
  return { lead: Math.max(-50, Math.min(50, lead)), contributions };
}

/** The weighted lead over all factors. */
export function overallLead(
  leads: Readonly<Record<FactorName, Pick<Lead, 'lead'>>>,
  { factorWeights } = defaults,
): number {
  return sum(factorNames.map((factor) => factorWeights[factor] * leads[factor].lead));
}

/** Percentages that Israel wins, Iran wins and neither does: they add up to 100. */
export function outcomeOf(
  lead: number,
  { asOf, dialogue }: Inputs,
  constants: Constants = defaults,
): [israel: number, iran: number, neither: number] {
  const talks = sum(dialogue.map((one) => fadedPoints(one, asOf, constants)));
  const israel = 2 ** (lead / constants.oddsStep);
  const iran = 2 ** (-lead / constants.oddsStep);
  const neither = constants.stalemate + (constants.talks * talks) / (constants.eventHalf + talks);
  const all = israel + iran + neither;
  return wholes(
    toNineDecimals((100 * israel) / all),
    toNineDecimals((100 * iran) / all),
    toNineDecimals((100 * neither) / all),
  );
}

/** How far the percentages can be relied on: what is covered, how fresh it is, how many say so. */
export function confidenceOf({ asOf, figures, effects }: Inputs): number {
  const isRecent = ({ timestamp }: Effect) => daysBefore(timestamp, asOf) <= defaults.eventHalfLife;
  const withFigure = new Set(figures.map(({ factor }) => factor)).size;
  const withEvent = new Set(effects.filter(isRecent).map(({ factor }) => factor)).size;
  const age = effects.reduce((least, { timestamp }) => Math.min(least, daysBefore(timestamp, asOf)), Infinity);
  const coverage = (withFigure + withEvent) / (2 * factorNames.length);
  const freshness = 0.5 ** (age / 7);
  const spread = effects.filter(({ origins }) => origins >= 2).length / Math.max(1, effects.length);
  return roundHalfEven(100 * (0.4 * coverage + 0.3 * freshness + 0.3 * spread));
}

/**
 * Halves go to the even number, so that 50 + x and 50 - x always add up to 100. What differs from a half by less than
 * a thousand-millionth is one: the last bits of a sum hang on the order of its terms.
 */
export function roundHalfEven(value: number): number {
  const exact = toNineDecimals(value);
  const below = Math.floor(exact);
  if (exact - below !== 0.5) return Math.round(exact);
  return below % 2 === 0 ? below : below + 1;
}

function toNineDecimals(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Largest remainders. What two sides could claim alike goes to the third, which is neither's. */
function wholes(israel: number, iran: number, neither: number): [number, number, number] {
  const [a, b, c] = [Math.floor(israel), Math.floor(iran), Math.floor(neither)];
  const left = 100 - a - b - c;
  const [restA, restB, restC] = [toNineDecimals(israel - a), toNineDecimals(iran - b), toNineDecimals(neither - c)];
  if (left === 0) return [a, b, c];
  if (restA === restB) return left === 2 && restC < restA ? [a + 1, b + 1, c] : [a, b, c + left];
  if (left === 2)
    return restC < Math.min(restA, restB) ? [a + 1, b + 1, c] : restA > restB ? [a + 1, b, c + 1] : [a, b + 1, c + 1];
  if (restC >= Math.max(restA, restB)) return [a, b, c + 1];
  return restA > restB ? [a + 1, b, c] : [a, b + 1, c];
}

function ratioOf({ israel, iran, isLowerBetter }: MeasureFigure, { fullRatio }: Constants): number {
  const ratio = (Math.log2(israel) - Math.log2(iran)) / fullRatio;
  return (isLowerBetter ? -1 : 1) * Math.max(-1, Math.min(1, ratio));
}

function agedWeight({ weight, isLasting, date }: MeasureFigure, asOf: Date, { figureHalfLife }: Constants): number {
  return isLasting ? weight : weight * 0.5 ** (daysBefore(date, asOf) / 365.25 / figureHalfLife);
}

/** Points count in full while they are held, and half after each half-life from then on. What was ended fades within weeks. */
function fadedPoints(effect: Faded, asOf: Date, { eventHalfLife }: Constants): number {
  const { timestamp, points, holdDays = 0, halfLifeDays = defaults.eventHalfLife, endedAt } = effect;
  const age = daysBefore(timestamp, asOf);
  const lasted = endedAt === undefined ? Number.POSITIVE_INFINITY : age - daysBefore(endedAt, asOf);
  const halfLife = (lasted <= holdDays ? endedHalfLife : halfLifeDays) * (eventHalfLife / defaults.eventHalfLife);
  return points * 0.5 ** (Math.max(0, age - Math.min(holdDays, lasted)) / halfLife);
}

type Faded = Pick<Effect, 'timestamp' | 'points' | 'holdDays' | 'halfLifeDays' | 'endedAt'>;

/** Days after which the effect of a state that was ended counts half. */
const endedHalfLife = 7;

function daysBefore(time: string, asOf: Date): number {
  return (+asOf - Date.parse(time)) / 86_400_000;
}

function signOf(side: WarSide): number {
  return side === 'israel' ? 1 : -1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
