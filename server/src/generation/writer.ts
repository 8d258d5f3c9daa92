import type { BalanceCurve } from '@vigil/common/balance';
import type { Circumstances } from '../features/analysis/argument.ts';
import type { Draft } from '../features/analysis/model-draft.ts';
import type { ComposedReport } from '../features/analysis/report.ts';
import type { BalanceContent } from '../features/balance/balance.ts';
import type { Proposal } from '../features/balance/model-adjustments.ts';
import type { BalanceResult } from '../features/balance/public-balance.ts';
import { createWorkerPool } from '../kit/worker-pool.ts';
import type { EventRecord } from '../timeline/change.ts';
import type { BalanceTask } from './balance-worker.ts';
import type { CurveTask } from './curve-worker.ts';
import type { ReportTask } from './report-worker.ts';

interface Writer {
  /** A report on the events, with the sentences of a model's draft that they support; null if there is none. */
  report: (events: EventRecord[], draft: Draft | null, circumstances: Circumstances) => Promise<ComposedReport | null>;
  /**
   * The balance as of a time, compared to the previous one, with its export and the adjustments of a model that the
   * events support.
   */
  balance: (
    events: EventRecord[],
    asOf: Date,
    before: BalanceContent | null,
    proposal: Proposal | null,
  ) => Promise<BalanceResult>;
  /** The balance since the first of these events. */
  curve: (events: EventRecord[], until: Date) => Promise<BalanceCurve>;
  close: () => Promise<void>;
}

/** Writes reports and balances in workers that start on demand: a thousand events take a second. */
export function createWriter(): Writer {
  const limits = {
    callerUrl: import.meta.url,
    minThreads: 0,
    maxThreads: 1,
    timeLimitMs: 30_000,
    memoryLimitMb: 512,
    tooSlow: 'This took too long to generate. Please try again.',
    tooLarge: 'There are too many events to generate this.',
  };
  const reports = createWorkerPool<Omit<ReportTask, 'begun'>, ComposedReport | null>({
    ...limits,
    file: 'report-worker',
  });
  const curves = createWorkerPool<Omit<CurveTask, 'begun'>, BalanceCurve>({ ...limits, file: 'curve-worker' });
  const balances = createWorkerPool<Omit<BalanceTask, 'begun'>, BalanceResult>({ ...limits, file: 'balance-worker' });
  return {
    report: (events, draft, circumstances) => reports.run({ events, draft, circumstances }),
    balance: (events, asOf, before, proposal) => balances.run({ events, asOf, before, proposal }),
    curve: (events, until) => curves.run({ events, until }),
    close: async () => {
      await Promise.all([reports.close(), balances.close(), curves.close()]);
    },
  };
}
