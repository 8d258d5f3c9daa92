import { type FactorName, factorNames } from '@vigil/common/balance';
import type { UrgencyLevel } from '@vigil/common/events';
import { partyNames } from '@vigil/common/statement-words';
import { type EventFacts, factsOf } from '../../assessment/facts.ts';
import { joinNames } from '../../assessment/names.ts';
import type { Alignments, WarSide } from '../../assessment/parties.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { endingsIn, gainsIn } from './gains.ts';

/** What an event does to one factor. */
export interface Effect {
  eventId: string;
  timestamp: string;
  factor: FactorName;
  /** Whom it favours. */
  side: WarSide;
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

/** Points of an event by its urgency; of one origin, or by the word of the side alone that did it, half. */
function eventPoints({ urgency, origins, support }: EventFacts): number {
  const isBroad = support === 'administrator' || (origins >= 2 && !isAnnounced(support));
  return urgencyPoints[urgency] * (isBroad ? 1 : 0.5);
}

function isAnnounced(support: EventFacts['support']): boolean {
  return support?.startsWith('announced') === true;
}

/** The factors that an event moves, by the rules of docs/formula.md. What has no kind moves none. */
export function effectsOf(event: EventRecord, to: Alignments): Effect[] {
  const facts = factsOf(event);
  const points = eventPoints(facts);
  if (facts.kind === null || points === 0) return [];
  const gains = gainsIn(facts, to);
  return factorNames.flatMap((factor) => {
    const own = gains.filter((one) => one.factor === factor);
    // Of several rules the one that moves most counts.
    const [best] = own.toSorted((a, b) => b.share - a.share);
    if (!best || own.some(({ side }) => side !== best.side)) return [];
    const { share, rule, ...gain } = best;
    const announced = isAnnounced(facts.support) ? `, announced by ${joinNames(facts.by.map(nameOf))}` : '';
    const { id: eventId, timestamp } = event;
    return [
      {
        eventId,
        timestamp,
        rule: rule + announced,
        ...gain,
        points: points * share,
        origins: facts.origins,
      },
    ];
  });
}

/** The states that an event ends. */
export function endingsOf(event: EventRecord, to: Alignments): Ending[] {
  const facts = factsOf(event);
  if (facts.kind === null || facts.urgency === 'low') return [];
  const { id: eventId, timestamp } = event;
  return endingsIn(facts, to).map((state) => ({ eventId, timestamp, state }));
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

/** What an event adds to the chance that neither side wins: the points of talks, truces and deals. */
export function dialoguePoints(event: EventRecord): number {
  const facts = factsOf(event);
  return facts.kind === 'talks' || facts.kind === 'truce' || facts.kind === 'deal' ? eventPoints(facts) : 0;
}

function nameOf(party: EventFacts['by'][number]): string {
  return partyNames[party];
}

function keyOf({ state, factor, side, endedBy, eventId }: Effect): string {
  return state === undefined ? `${eventId} ${factor}` : [state, factor, side, endedBy].join(' ');
}

const urgencyPoints: Record<UrgencyLevel, number> = { critical: 4, urgent: 3, high: 2, medium: 1, low: 0 };
