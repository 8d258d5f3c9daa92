import type { ThreatLevel } from '@vigil/common/analysis';
import type { UrgencyLevel } from '@vigil/common/events';
import { hoursBefore } from '../../timeline/weight.ts';
import type { Facts } from './facts.ts';

/** The hours before a moment that its level depends on. */
export const windowHours = 72;

/** Within these hours an event counts as one of the moment. */
const freshHours = 24;

export interface Level {
  level: ThreatLevel;
  /** The rule that set it. */
  reason: string;
}

/** The threat level at a moment, by the rule of docs/formula.md, of the events of the window that ends then. */
export function levelOf(window: readonly Facts[], at: Date): Level {
  const fresh = window.filter(({ time }) => hoursBefore(time, at) <= freshHours);
  const count = (grade: UrgencyLevel, of = window) => of.filter((one) => one.grade === grade).length;
  const told = fresh.filter(({ isToldCritical }) => isToldCritical);
  const tellers = new Set(told.flatMap(({ origins }) => origins)).size;
  const rules: [ThreatLevel, boolean, string][] = [
    ['critical', count('critical', fresh) >= 1, `${count('critical', fresh)} critical in the last 24 hours`],
    ['critical', told.length >= 3 && tellers >= 2, `${told.length} told as critical in the last 24 hours`],
    ['critical', count('critical') >= 2, `${count('critical')} critical in the window`],
    ['high', count('critical') >= 1, 'one critical in the window'],
    ['high', count('urgent', fresh) >= 1, `${count('urgent', fresh)} urgent in the last 24 hours`],
    ['high', count('urgent') >= 3, `${count('urgent')} urgent in the window`],
    ['elevated', count('urgent') >= 1, `${count('urgent')} urgent in the window`],
    ['elevated', count('high') >= 3, `${count('high')} high in the window`],
  ];
  const [level, , reason] = rules.find(([, holds]) => holds) ?? ['low', true, 'no rule for a higher level holds'];
  return { level, reason };
}
