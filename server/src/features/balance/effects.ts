import { type FactorName, factorNames } from '@vigil/common/balance';
import type { UrgencyLevel } from '@vigil/common/events';
import { signalOf } from '../../language/signal.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import type { Alignments, BalanceSide } from './data/measures.ts';
import { endingsIn, gainsIn } from './gains.ts';
import { headlineOf } from './headline.ts';

/** What an event does to one factor. */
export interface Effect {
  eventId: string;
  timestamp: string;
  factor: FactorName;
  /** Whom it favours. */
  side: BalanceSide;
  /** Of the event's urgency and of the rule, before fading. */
  points: number;
  /** Independent origins of the event. */
  origins: number;
  rule: string;
  /** Days for which it counts in full, and the days after which it counts half from then on. Absent in old exports: 0 and 30. */
  holdDays?: number;
  halfLifeDays?: number;
  /** What lasts until it is ended, as a closed strait. Of several reports of one state the last one counts. */
  state?: string | undefined;
  /** When an event ended the state, and which one did. */
  endedAt?: string | undefined;
  endedBy?: string | undefined;
}

/** An event that ends a state: a strait is open again, a blockade is lifted. */
export interface Ending {
  eventId: string;
  timestamp: string;
  state: string;
}

/** Points of an event by its urgency; one origin alone counts half. */
function eventPoints({ urgencyLevel, reports }: EventRecord): number {
  return urgencyPoints[urgencyLevel] * (originsOf(reports) >= 2 ? 1 : 0.5);
}

/** The factors that an event moves, by the rules of docs/formula.md. Only what the head clause of its title tells as done counts. */
export function effectsOf(event: EventRecord, alignments: Alignments): Effect[] {
  const points = eventPoints(event);
  const headline = points === 0 ? null : headlineOf(event, alignments);
  if (!headline) return [];
  const gains = gainsIn(headline);
  return factorNames.flatMap((factor) => {
    const own = gains.filter((one) => one.factor === factor);
    // Of several rules the one that moves most counts.
    const [best] = own.toSorted((a, b) => b.share - a.share);
    if (!best || own.some(({ side }) => side !== best.side)) return [];
    const { share, ...gain } = best;
    const { id: eventId, timestamp, reports } = event;
    return [{ eventId, timestamp, ...gain, points: points * share, origins: originsOf(reports) }];
  });
}

/** The states that an event ends. */
export function endingsOf(event: EventRecord, alignments: Alignments): Ending[] {
  if (event.urgencyLevel === 'low') return [];
  const headline = headlineOf(event, alignments);
  const { id: eventId, timestamp } = event;
  return headline ? endingsIn(headline).map((state) => ({ eventId, timestamp, state })) : [];
}

/** The effects with what ended them. Of one state and factor the last report before its end counts. Both lists are in the order of time. */
export function withEndings(effects: readonly Effect[], endings: readonly Ending[]): Effect[] {
  const ended = effects.map((effect) => {
    const ending = endings.find(({ state, timestamp }) => state === effect.state && timestamp > effect.timestamp);
    return ending ? { ...effect, endedAt: ending.timestamp, endedBy: ending.eventId } : effect;
  });
  const last = new Map(ended.map((effect) => [keyOf(effect), effect]));
  return ended.filter((effect) => effect.state === undefined || last.get(keyOf(effect)) === effect);
}

/** What an event adds to the chance that neither side wins: the points of talks and truces. */
export function dialoguePoints(event: EventRecord): number {
  return signalOf(event) === 'dialogue' ? eventPoints(event) : 0;
}

function keyOf({ state, factor, side, endedBy, eventId }: Effect): string {
  return state === undefined ? `${eventId} ${factor}` : [state, factor, side, endedBy].join(' ');
}

const urgencyPoints: Record<UrgencyLevel, number> = { critical: 4, urgent: 3, high: 2, medium: 1, low: 0 };
