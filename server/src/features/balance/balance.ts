import { type Balance, type Contribution, type FactorName, factorNames } from '@vigil/common/balance';
import { type Alignments, alignments } from '../../assessment/parties.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { type Measure, type MeasureFigure, measures } from './data/measures.ts';
import { dialoguePoints, type Effect, type Ending, effectsOf, endingsOf, withEndings } from './effects.ts';
import { movesBetween } from './explain.ts';
import { confidenceOf, type Inputs, type Lead, leadOf, outcomeOf, overallLead, roundHalfEven } from './formula.ts';
import { perFactor } from './per-factor.ts';
import { bandsOf } from './sensitivity.ts';

export type BalanceContent = Omit<Balance, 'id' | 'createdAt'>;

/** What the balance is made of. The two sides come from here alone: with them exchanged, so is the result. */
export interface BalanceBasis {
  measures: readonly Measure[];
  alignments: Alignments;
}

export const basis: BalanceBasis = { measures, alignments };

/** Events older than this are left out. Those that last longest have faded to a third by then. */
export const daysCounted = 730;

/** What the events say, read once: for one time after the other. */
interface ReadEvents {
  effects: Effect[];
  endings: Ending[];
  dialogue: Inputs['dialogue'];
}

/** Reads the events that are shown, in the order of time. */
export function readEvents(
  events: readonly EventRecord[],
  { alignments }: Pick<BalanceBasis, 'alignments'> = basis,
): ReadEvents {
  const shown = events.filter(({ deletedAt }) => deletedAt === null);
  const ordered = shown.sort((a, b) => (a.timestamp + a.id < b.timestamp + b.id ? -1 : 1));
  return {
    effects: ordered.flatMap((event) => effectsOf(event, alignments)),
    endings: ordered.flatMap((event) => endingsOf(event, alignments)),
    dialogue: ordered.flatMap((event) => {
      const points = dialoguePoints(event);
      return points > 0 ? [{ eventId: event.id, timestamp: event.timestamp, points }] : [];
    }),
  };
}

/** What was known at a time: the figures whose day had come, and what the events say that had happened. */
export function inputsFrom(read: ReadEvents, asOf: Date, { measures }: Pick<BalanceBasis, 'measures'> = basis): Inputs {
  const first = +asOf - daysCounted * 86_400_000;
  const isKnown = ({ timestamp }: { timestamp: string }) => {
    const time = Date.parse(timestamp);
    return time <= +asOf && time >= first;
  };
  return {
    asOf,
    figures: measures.flatMap((measure) => figureAt(measure, asOf)),
    effects: withEndings(read.effects.filter(isKnown), read.endings.filter(isKnown)),
    dialogue: read.dialogue.filter(isKnown),
  };
}

/** The inputs of a balance as of a time, from the events shown. */
export function inputsAt(events: readonly EventRecord[], asOf: Date, own: BalanceBasis = basis): Inputs {
  const known = events.filter(({ timestamp }) => Date.parse(timestamp) <= +asOf);
  return inputsFrom(readEvents(known, own), asOf, own);
}

/** The balance of those inputs. `titles` names events by id; `before` is the balance that it is compared to. */
export function computeBalance(
  inputs: Inputs,
  titles: ReadonlyMap<string, string>,
  before: BalanceContent | null = null,
): BalanceContent {
  const leads = perFactor((factor) => named(leadOf(factor, inputs), titles));
  const lead = overallLead(leads);
  const [israel, iran, neither] = outcomeOf(lead, inputs);
  const keyFactors = perFactor((factor) => toFactor(factor, leads[factor]));
  const keyEventIds = byTotalPoints(leads)
    .filter((id) => titles.has(id))
    .slice(0, 5);
  return {
    israelAdvantage: roundHalfEven(50 + lead),
    iranAdvantage: roundHalfEven(50 - lead),
    conflictOutcome: { israelWinProbability: israel, iranWinProbability: iran, stalemateProbability: neither },
    bands: bandsOf(inputs),
    keyFactors,
    confidence: confidenceOf(inputs),
    disclaimer,
    keyEvents: keyEventIds.map((id) => titles.get(id) ?? ''),
    keyEventIds,
    moves: before ? movesBetween(before.keyFactors, keyFactors) : [],
    analysisDate: inputs.asOf.toISOString(),
  };
}

/** Events by id as a balance names them: day and title. */
export function titlesOf(events: readonly EventRecord[]): Map<string, string> {
  return new Map(events.map(({ id, timestamp, title }) => [id, `${timestamp.slice(0, 10)}: ${title}`]));
}

const disclaimer =
  'These percentages follow a published formula over dated public figures and reported events. They are an estimate, not a prediction, and can be recomputed by every reader from the export.';

function figureAt({ rows, ...measure }: Measure, asOf: Date): MeasureFigure[] {
  const row = rows.findLast(({ date }) => Date.parse(date) <= +asOf);
  return row ? [{ ...measure, ...row }] : [];
}

function named({ lead, contributions }: Lead, titles: ReadonlyMap<string, string>): Lead {
  const label = ({ key, label }: Contribution) => {
    const title = titles.get(key.replace(/^event:/, ''));
    return title ? `${title} (${label})` : label;
  };
  return { lead, contributions: contributions.map((one) => ({ ...one, label: label(one) })) };
}

function toFactor(factor: FactorName, { lead, contributions }: Lead): Balance['keyFactors'][FactorName] {
  const sorted = [...contributions].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    israel: roundHalfEven(50 + lead),
    iran: roundHalfEven(50 - lead),
    description: descriptionOf(factor, sorted),
    contributions: sorted,
  };
}

/** The figure and the event that move the factor most, each in a sentence. */
function descriptionOf(factor: FactorName, sorted: readonly Contribution[]): string {
  const figure = sorted.find(({ key, points }) => key.startsWith('figure:') && points !== 0);
  const event = sorted.find(({ key }) => key.startsWith('event:'));
  const side = event && event.points > 0 ? 'Israel' : 'Iran';
  const sentences = [
    ...(figure ? [`${figure.label}.`] : []),
    ...(event ? [`Largest effect of an event, for ${side}: ${event.label}.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : `No figure or event of ${factor} yet.`;
}

/** Events by how much they move, over all factors. */
function byTotalPoints(leads: Readonly<Record<FactorName, Lead>>): string[] {
  const totals = new Map<string, number>();
  for (const { key, points } of factorNames.flatMap((factor) => leads[factor].contributions)) {
    const id = /^event:(.+)/.exec(key)?.[1];
    if (id) totals.set(id, (totals.get(id) ?? 0) + Math.abs(points));
  }
  return [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
}
