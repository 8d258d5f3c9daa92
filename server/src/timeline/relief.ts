import type { ReliefKind } from '@vigil/common/events';
import type { EventRecord } from './change.ts';
import { statementOf } from './event-statement.ts';

type ReliefEvent = Pick<EventRecord, 'title' | 'alertAreas' | 'urgencyLevel' | 'reports' | 'statement'>;

/**
 * Whether an event tells the end of a danger: an alarm that is over, or a truce that was concluded, which alone of truces is
 * critical (docs/classify.md).
 */
export function reliefOf(event: ReliefEvent): ReliefKind | undefined {
  if (event.alertAreas) return event.alertAreas.length === 0 && over.test(event.title) ? 'all-clear' : undefined;
  const stated = statementOf(event);
  if (stated?.reality !== 'done') return undefined;
  if (stated.kind === 'all-clear') return 'all-clear';
  return stated.kind === 'truce' && event.urgencyLevel === 'critical' ? 'ceasefire' : undefined;
}

/** As the titles of official alerts begin once they are over. */
const over = /^(?:Ended|Cancelled): /;
