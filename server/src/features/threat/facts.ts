import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { reportsTalks } from '../../assessment/attack-report.ts';
import type { UsaAlignment } from '../../assessment/attackers.ts';
import { factsOf } from '../../assessment/event-facts.ts';
import { armedKinds, type Kind } from '../../assessment/kinds.ts';
import { isMentionOfAttack } from '../../assessment/predicate.ts';
import { signalOf } from '../../language/signal.ts';
import { englishTitleOf, titleFrameOf } from '../../language/title-passage.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { movedOf } from '../../timeline/moves.ts';
import { groupsOf } from '../../timeline/origins.ts';
import { isSupported } from '../../timeline/weight.ts';
import { type Occurrence, occurrenceOf } from '../forecast/store.ts';

/** What the threat level and the forecasts need to know of an event. Reading a title costs a part of a millisecond: it is read once a change. */
export interface ThreatFacts extends Occurrence {
  id: string;
  /** The time of the event in milliseconds. */
  time: number;
  /** The time of its newest report. */
  evidenceTime: number;
  /** The urgency that counts as a threat. */
  grade: UrgencyLevel;
  /** It is reported as critical, whether or not it counts as that by itself, and is no news of talks. */
  isReportedCritical: boolean;
  /** It reports an armed act: an attack, a seizure of a ship, an interception or a leader killed. */
  isArmedAct: boolean;
  /** An attack between the sides that the title reports as done: not one that it announces, comments on or remembers. */
  isReportedAttack: boolean;
  /** A model alone reads an attack in it: `kinds.ts` finds none in its words. */
  isByModel: boolean;
  /** Two independent origins stand behind it, or an administrator. */
  isSupported: boolean;
  /** The names of its independent origins. */
  origins: readonly string[];
  isArchived: boolean;
}

export function threatFactsOf(event: EventRecord, alignment?: UsaAlignment): ThreatFacts {
  const { kind, isByModel } = factsOf(event);
  const isDialogue = isOfTalks(event, kind);
  const isSafe = isSupported(event);
  const occurrence = occurrenceOf(event, alignment);
  const frame = titleFrameOf(event.title);
  const isArmedAct = armedKinds.has(kind);
  const isMention = armedTriggers.has(frame.triggers[0] ?? '') && isMentionOfAttack(event.title);
  const isElsewhere =
    (isArmedAct || event.eventType === 'military') && !occurrence.isAttack && isAllyFront(event.location);
  const isSaid = isOnlySaid(event, kind);
  return {
    id: event.id,
    time: Date.parse(event.timestamp),
    evidenceTime: Math.max(Date.parse(event.timestamp), Date.parse(movedOf(event).evidenceAt ?? event.timestamp)),
    grade: gradeOf(event, isSafe, isDialogue, [isElsewhere, isMention, isSaid]),
    isReportedCritical: event.urgencyLevel === 'critical' && !isDialogue && !isElsewhere && !isMention && !isSaid,
    isArmedAct,
    isReportedAttack: isArmedAct && occurrence.isAttack,
    isByModel,
    isSupported: isSafe,
    origins: groupsOf(event.reports).map(({ name }) => name),
    isArchived: event.archived,
    ...occurrence,
  };
}

/** News of talks and pauses is no threat; of low urgency it counts nowhere. */
function isOfTalks(event: EventRecord, kind: Kind | null): boolean {
  if (signalOf({ ...event, title: englishTitleOf(event) }) === 'dialogue' || dialogue.has(kind)) return true;
  return event.eventType === 'diplomatic' && threatening.has(event.urgencyLevel) && reportsTalks(event);
}

/**
 * A speech, a comment or a reaction: diplomatic news that reports nothing done and no threat. What an administrator wrote or put right
 * stands as it is.
 */
function isOnlySaid({ eventType, reports, corrected, archived }: EventRecord, kind: Kind | null): boolean {
  return eventType === 'diplomatic' && kind === null && reports.length > 0 && !corrected && !archived;
}

const dialogue = new Set<Kind | null>(['truce', 'deal', 'talks', 'reopening']);
const threatening = new Set<UrgencyLevel>(['critical', 'urgent', 'high']);

const armedTriggers = new Set<string>(['strike', 'incursion']);

/** Countries in which a side fights the other one's allies: an attack there is none between the sides. */
function isAllyFront(location: string): boolean {
  return /(?:Lebanon|Syria|Iraq|Yemen|Gaza|West Bank)$/.test(location);
}

/**
 * A step less urgent than the event itself unless it is supported, one more for fighting with allies in other countries, for an attack
 * that is only mentioned and for what is only said; never more than medium for talks and truces.
 */
function gradeOf(
  { urgencyLevel }: EventRecord,
  isSafe: boolean,
  isDialogue: boolean,
  lowering: readonly boolean[],
): UrgencyLevel {
  const rank = urgencyLevels.indexOf(urgencyLevel) + (isSafe ? 0 : 1) + lowering.filter(Boolean).length;
  const least = isDialogue ? urgencyLevels.indexOf('medium') : 0;
  return urgencyLevels[Math.min(Math.max(rank, least), urgencyLevels.length - 1)] ?? 'low';
}
