import type { MessagePort } from 'node:worker_threads';
import { supportOf } from '../features/analysis/model-sentences.ts';
import { inputsAt, titlesOf, type Weighed, weigh } from '../features/balance/balance.ts';
import { type Export, toExport } from '../features/balance/export.ts';
import { admit, caution, type Proposal } from '../features/balance/model-adjustments.ts';
import { answer, type WorkerOutcome } from '../kit/worker-outcome.ts';
import type { EventRecord } from '../timeline/change.ts';

export interface BalanceTask {
  events: EventRecord[];
  asOf: Date;
  before: Weighed | null;
  proposal: Proposal | null;
  /** Receives a message when the work begins. */
  begun: MessagePort;
}

/** A balance and all that it was computed from. */
export interface BalanceResult {
  weighed: Weighed;
  data: Export;
}

/** Run by the workers of the pool. */
export function work({ events, asOf, before, proposal, begun }: BalanceTask): Promise<WorkerOutcome<BalanceResult>> {
  return answer(begun, () => {
    const adjustments = proposal ? admit(proposal, events, supportOf) : [];
    const inputs = { ...inputsAt(events, asOf), adjustments };
    const { disclaimer, ...weighed } = weigh(inputs, titlesOf(events), before);
    const cautious = adjustments.length > 0 ? `${disclaimer} ${caution}` : disclaimer;
    const balance = { ...weighed, disclaimer: cautious, adjustments };
    return { weighed: balance, data: toExport(inputs, balance) };
  });
}
