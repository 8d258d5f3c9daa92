import { type Contribution, type FactorName, factorNames } from '@vigil/common/balance';
import type { Measure, Side } from './data/measures.ts';
import type { Effect } from './effects.ts';

/** All that the percentages are made of, as it stood at a time. */
export interface Inputs {
  asOf: Date;
  figures: Figure[];
  effects: Effect[];
  /** Points of talks and truces. */
  dialogue: { eventId: string; timestamp: string; points: number }[];
}

/** A measure with the row that counts. */
export type Figure = Omit<Measure, 'rows'> & Measure['rows'][number];

export interface Lead {
  /** Points from the middle: above 0 towards Israel, below 0 towards Iran. */
  lead: number;
  contributions: Contribution[];
}

/** Shares of the factors in the advantage; they add up to 1. */
const factorWeights: Record<FactorName, number> = {
  military: 0.3,
  technology: 0.15,
  alliances: 0.15,
  economy: 0.15,
  geography: 0.1,
  intelligence: 0.15,
};

/** All constants of docs/formula.md. */
const constants = {
  /** Most points that figures alone, and events alone, can move a factor. */
  figureReach: 35,
  eventReach: 15,
  /** Net points of events that move a factor by half of their reach. */
  eventHalf: 12,
  /** One side's figure at 2 to the power of this, times the other's, counts in full. */
  fullRatio: 3,
  /** After so many years a figure, and after so many days an event, counts half. */
  figureHalfLife: 8,
  eventHalfLife: 30,
  /** Points of lead that double a side's odds. */
  oddsStep: 10,
  /** Weight of a stalemate at least, and how much talks can add. */
  stalemate: 2,
  talks: 4,
} as const;

/** The lead in one factor and what makes it. The sign is the only thing that tells the sides apart. */
export function leadOf(factor: FactorName, { asOf, figures, effects }: Inputs): Lead {
  const own = figures
    .filter((figure) => figure.factor === factor)
    .map((figure) => ({ figure, weight: agedWeight(figure, asOf) }));
  const weights = 1 + sum(own.map(({ weight }) => weight));
  const moved = effects
    .filter((effect) => effect.factor === factor)
    .map((effect) => ({ effect, points: signOf(effect.side) * fadedPoints(effect, asOf) }));
  const net = sum(moved.map(({ points }) => points));
  const contributions = [
    ...own.map(({ figure, weight }) => ({
      key: `figure:${figure.id}`,
      label: labelOf(figure),
      points: (constants.figureReach * weight * ratioOf(figure)) / weights,
    })),
    ...moved.map(({ effect, points }) => ({
      key: `event:${effect.eventId}`,
      label: effect.rule,
      points: (constants.eventReach * points) / (constants.eventHalf + Math.abs(net)),
    })),
  ];
  return { lead: sum(contributions.map(({ points }) => points)), contributions };
}

/** The weighted lead over all factors. */
export function overallLead(leads: Readonly<Record<FactorName, Lead>>): number {
  return sum(factorNames.map((factor) => factorWeights[factor] * leads[factor].lead));
}

/** Percentages that Israel wins, Iran wins and nobody does: they add up to 100. */
export function outcomeOf(lead: number, { asOf, dialogue }: Inputs): [israel: number, iran: number, nobody: number] {
  const talks = sum(dialogue.map((one) => fadedPoints(one, asOf)));
  const israel = 2 ** (lead / constants.oddsStep);
  const iran = 2 ** (-lead / constants.oddsStep);
  const nobody = constants.stalemate + (constants.talks * talks) / (constants.eventHalf + talks);
  const all = israel + iran + nobody;
  return wholes(settle((100 * israel) / all), settle((100 * iran) / all), settle((100 * nobody) / all));
}

/** How far the percentages can be relied on: what is covered, how fresh it is, how many say so. */
export function confidenceOf({ asOf, figures, effects }: Inputs): number {
  const isRecent = ({ timestamp }: Effect) => daysBefore(timestamp, asOf) <= constants.eventHalfLife;
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
  const settled = settle(value);
  const below = Math.floor(settled);
  if (settled - below !== 0.5) return Math.round(settled);
  return below % 2 === 0 ? below : below + 1;
}

function settle(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Largest remainders. What two sides could claim alike goes to the third, which is neither's. */
function wholes(israel: number, iran: number, nobody: number): [number, number, number] {
  const [a, b, c] = [Math.floor(israel), Math.floor(iran), Math.floor(nobody)];
  const left = 100 - a - b - c;
  const [restA, restB, restC] = [settle(israel - a), settle(iran - b), settle(nobody - c)];
  if (left === 0) return [a, b, c];
  if (restA === restB) return left === 2 && restC < restA ? [a + 1, b + 1, c] : [a, b, c + left];
  if (left === 2)
    return restC < Math.min(restA, restB) ? [a + 1, b + 1, c] : restA > restB ? [a + 1, b, c + 1] : [a, b + 1, c + 1];
  if (restC >= Math.max(restA, restB)) return [a, b, c + 1];
  return restA > restB ? [a + 1, b, c] : [a, b + 1, c];
}

function ratioOf({ israel, iran, isLowerBetter }: Figure): number {
  const ratio = (Math.log2(israel) - Math.log2(iran)) / constants.fullRatio;
  return (isLowerBetter ? -1 : 1) * Math.max(-1, Math.min(1, ratio));
}

function agedWeight({ weight, isLasting, date }: Figure, asOf: Date): number {
  return isLasting ? weight : weight * 0.5 ** (daysBefore(date, asOf) / 365.25 / constants.figureHalfLife);
}

function fadedPoints({ timestamp, points }: { timestamp: string; points: number }, asOf: Date): number {
  return points * 0.5 ** (daysBefore(timestamp, asOf) / constants.eventHalfLife);
}

function daysBefore(time: string, asOf: Date): number {
  return (+asOf - Date.parse(time)) / 86_400_000;
}

function signOf(side: Side): number {
  return side === 'israel' ? 1 : -1;
}

function labelOf({ what, israel, iran, unit, date, source }: Figure): string {
  return `${what}: Israel ${israel}, Iran ${iran} ${unit} (${source.name}, ${date.slice(0, 4)})`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
