import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { kindOf } from '../../assessment/kinds.ts';
import { signalOf } from '../../language/signal.ts';
import { passageOf, titleFrameOf } from '../../language/title-passage.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { groupsOf } from '../../timeline/origins.ts';
import { isSupported } from '../../timeline/weight.ts';
import { type Alignment, type Occurrence, occurrenceOf } from '../forecast/store.ts';

/** What the threat level and the forecasts need to know of an event. Reading a title costs a part of a millisecond: it is read once a change. */
export interface Facts extends Occurrence {
  id: string;
  /** The time of the event in milliseconds. */
  time: number;
  /** The urgency that counts as a threat. */
  grade: UrgencyLevel;
  /** It is reported as critical, whether or not it counts as that by itself, and is no news of talks. */
  isReportedCritical: boolean;
  /** It reports an armed act: an attack, a seizure of a ship, an interception or a leader killed. */
  isArmedAct: boolean;
  /** Two independent origins stand behind it, or an administrator. */
  isSupported: boolean;
  /** The names of its independent origins. */
  origins: readonly string[];
  isArchived: boolean;
}

export function factsOf(event: EventRecord, alignment?: Alignment): Facts {
  const isDialogue = signalOf(event) === 'dialogue';
  const isSafe = isSupported(event);
  return {
    id: event.id,
    time: Date.parse(event.timestamp),
    grade: gradeOf(event, isSafe, isDialogue),
    isReportedCritical: event.urgencyLevel === 'critical' && !isDialogue,
    isArmedAct: armedKinds.has(kindOf(event, titleFrameOf(event.title), passageOf(event.title)) ?? ''),
    isSupported: isSafe,
    origins: groupsOf(event.reports).map(({ name }) => name),
    isArchived: event.archived,
    ...occurrenceOf(event, alignment),
  };
}

const armedKinds = new Set<string>(['attack', 'seizure', 'interception', 'leader-killed']);

/** A step less urgent than the event itself unless it is supported, and never more than medium for talks and truces. */
function gradeOf({ urgencyLevel }: EventRecord, isSafe: boolean, isDialogue: boolean): UrgencyLevel {
  const rank = urgencyLevels.indexOf(urgencyLevel) + (isSafe ? 0 : 1);
  const least = isDialogue ? urgencyLevels.indexOf('medium') : 0;
  return urgencyLevels[Math.max(rank, least)] ?? 'low';
}
