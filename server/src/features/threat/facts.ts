import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { armedKinds } from '../../assessment/acts.ts';
import { type EventFacts, factsOf, type Kind, type Support } from '../../assessment/facts.ts';
import type { Alignments } from '../../assessment/parties.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { movedOf } from '../../timeline/moves.ts';
import { type Occurrence, occurrenceOf } from '../forecast/store.ts';

/** What the threat level and the forecasts need to know of an event. */
export interface ThreatFacts extends Occurrence {
  id: string;
  /** The time of the event in milliseconds. */
  time: number;
  /** The time of its newest report. */
  evidenceTime: number;
  /** The urgency that counts as a threat: low where it counts as none. */
  grade: UrgencyLevel;
  /** It reports an armed act: an attack, a seizure, an interception or a leader killed. */
  isArmedAct: boolean;
  /** What it rests on; null where it moves nothing. */
  support: Support | null;
  /** The number of its independent origins. */
  origins: number;
  isArchived: boolean;
}

export function threatFactsOf(event: EventRecord, to?: Alignments): ThreatFacts {
  const facts = factsOf(event);
  const isGiven = isByHand(facts);
  const occurrence = occurrenceOf(event, to);
  return {
    id: event.id,
    time: facts.time,
    evidenceTime: Math.max(facts.time, Date.parse(movedOf(event).evidenceAt ?? event.timestamp)),
    grade: isGiven ? event.urgencyLevel : gradeOf(facts, occurrence),
    isArmedAct: armedKinds.has(facts.kind),
    support: facts.kind !== null || isGiven ? facts.support : null,
    origins: facts.origins,
    isArchived: event.archived,
    ...occurrence,
  };
}

/** An administrator wrote it without a report, or it was not read: then the urgency that they gave says all. */
function isByHand({ event, statement }: EventFacts): boolean {
  return event.judgedBy === 'admin' && (statement === null || event.reports.length === 0);
}

/** Kinds that are a threat by themselves. What is said, agreed, suffered elsewhere or added up is none. */
const threatening: ReadonlySet<Kind | null> = new Set<Kind>([
  'attack',
  'interception',
  'alarm',
  'seizure',
  'leader-killed',
  'threat',
  'closure',
  'blockade',
  'deployment',
  'evacuation',
  'truce-broken',
  'talks-failed',
  'sanction',
  'hack',
  'arrest',
  'nuclear',
]);

/** Fighting with those who stand beside a side, in another country, counts a step lower. */
function gradeOf(facts: EventFacts, { isAttack }: Occurrence): UrgencyLevel {
  if (!threatening.has(facts.kind)) return 'low';
  const isElsewhere = armedKinds.has(facts.kind) && !isAttack && isAllyFront(facts);
  const rank = urgencyLevels.indexOf(facts.urgency) + (isElsewhere ? 1 : 0);
  return urgencyLevels[Math.min(rank, urgencyLevels.length - 1)] ?? 'low';
}

/** Countries in which a side fights those who stand beside the other one. */
function isAllyFront({ theatre }: EventFacts): boolean {
  return theatre === 'lebanon' || theatre === 'iraq-syria' || theatre === 'yemen' || theatre === 'west-bank-gaza';
}
