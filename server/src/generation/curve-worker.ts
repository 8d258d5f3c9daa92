import type { MessagePort } from 'node:worker_threads';
import type { BalanceCurve } from '@vigil/common/balance';
import { curveOf } from '../features/balance/curve.ts';
import { answer, type WorkerOutcome } from '../kit/worker-outcome.ts';
import type { EventRecord } from '../timeline/change.ts';

export interface CurveTask {
  events: EventRecord[];
  until: Date;
  /** Receives a message when the work begins. */
  begun: MessagePort;
}

/** Run by the workers of the pool. */
export function work({ events, until, begun }: CurveTask): Promise<WorkerOutcome<BalanceCurve>> {
  return answer(begun, () => curveOf(events, until));
}
