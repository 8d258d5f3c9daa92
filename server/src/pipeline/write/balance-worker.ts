import type { MessagePort } from 'node:worker_threads';
import type { EventRecord } from '@vigil/common/timeline';
import { inputsAt, titlesOf, type Weighed, weigh } from '../../features/balance/balance.ts';
import { type Export, toExport } from '../../features/balance/export.ts';
import { answer, type Outcome } from '../outcome.ts';

export interface BalanceTask {
  events: EventRecord[];
  asOf: Date;
  before: Weighed | null;
  /** Told when the work begins. */
  begun: MessagePort;
}

/** A balance and all that it was computed from. */
export interface Weighing {
  weighed: Weighed;
  data: Export;
}

/** What a thread of the pool runs. */
export function work({ events, asOf, before, begun }: BalanceTask): Promise<Outcome<Weighing>> {
  return answer(begun, () => {
    const inputs = inputsAt(events, asOf);
    const weighed = weigh(inputs, titlesOf(events), before);
    return { weighed, data: toExport(inputs, weighed) };
  });
}
