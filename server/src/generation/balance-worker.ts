import type { MessagePort } from 'node:worker_threads';
import { supportOf } from '../features/analysis/model-sentences.ts';
import { type BalanceContent, computeBalance, inputsAt, titlesOf } from '../features/balance/balance.ts';
import { toExport } from '../features/balance/export.ts';
import { acceptAdjustments, caution, type Proposal } from '../features/balance/model-adjustments.ts';
import type { BalanceResult } from '../features/balance/public-balance.ts';
import { answer, type WorkerOutcome } from '../kit/worker-outcome.ts';
import type { EventRecord } from '../timeline/change.ts';

export interface BalanceTask {
  events: EventRecord[];
  asOf: Date;
  before: BalanceContent | null;
  proposal: Proposal | null;
  /** Receives a message when the work begins. */
  begun: MessagePort;
}

/** Run by the workers of the pool. */
export function work({ events, asOf, before, proposal, begun }: BalanceTask): Promise<WorkerOutcome<BalanceResult>> {
  return answer(begun, () => {
    const adjustments = proposal ? acceptAdjustments(proposal, events, supportOf) : [];
    const inputs = { ...inputsAt(events, asOf), adjustments };
    const { disclaimer, ...content } = computeBalance(inputs, titlesOf(events), before);
    const cautious = adjustments.length > 0 ? `${disclaimer} ${caution}` : disclaimer;
    const balance = { ...content, disclaimer: cautious, adjustments };
    return { content: balance, data: toExport(inputs, balance) };
  });
}
