import type { ThreatLevel } from '@vigil/common/analysis';
import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { originsOf } from '@vigil/common/origins';
import type { EventRecord } from '@vigil/common/timeline';
import { signalOf } from '../../language/signal.ts';
import { hoursBefore } from './weight.ts';

export interface Threat {
  threatLevel: ThreatLevel;
  threatReason: string;
}

/** The threat level of the events of a window that ends at `until`, by the rule of docs/formula.md. */
export function threatOf(events: readonly EventRecord[], until: Date): Threat {
  const graded = events.map((event) => ({ grade: gradeOf(event), isFresh: hoursBefore(event.timestamp, until) <= 24 }));
  const count = (grade: UrgencyLevel, fresh = false) =>
    graded.filter((one) => one.grade === grade && (one.isFresh || !fresh)).length;
  const rules: [ThreatLevel, boolean, string][] = [
    ['critical', count('critical', true) >= 1, `${count('critical', true)} critical in the last 24 hours`],
    ['critical', count('critical') >= 2, `${count('critical')} critical in the window`],
    ['high', count('critical') >= 1, 'one critical in the window'],
    ['high', count('urgent', true) >= 1, `${count('urgent', true)} urgent in the last 24 hours`],
    ['high', count('urgent') >= 3, `${count('urgent')} urgent in the window`],
    ['elevated', count('urgent') >= 1, `${count('urgent')} urgent in the window`],
    ['elevated', count('high') >= 3, `${count('high')} high in the window`],
  ];
  const [threatLevel, , threatReason] = rules.find(([, holds]) => holds) ?? [
    'low',
    true,
    'no rule for a higher level holds',
  ];
  return { threatLevel, threatReason };
}

/** The urgency that counts as a threat: a step less with fewer than two origins, and never pressing for talks and truces. */
function gradeOf(event: EventRecord): UrgencyLevel {
  const rank = urgencyLevels.indexOf(event.urgencyLevel) + (originsOf(event.reports) >= 2 ? 0 : 1);
  const least = signalOf(event) === 'dialogue' ? urgencyLevels.indexOf('medium') : 0;
  return urgencyLevels[Math.max(rank, least)] ?? 'low';
}
