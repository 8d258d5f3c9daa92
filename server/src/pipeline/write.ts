import type { Draft } from '../features/analysis/model-draft.ts';
import type { Report } from '../features/analysis/report.ts';
import type { Weighed } from '../features/balance/balance.ts';
import type { Proposal } from '../features/balance/model-adjustments.ts';
import type { EventRecord } from '../timeline/change.ts';
import { createLimited } from './limited.ts';
import type { BalanceTask, Weighing } from './write/balance-worker.ts';
import type { ReportTask } from './write/report-worker.ts';

export interface Writer {
  /** A report on the events, with what of a model's draft they support; null where there is none. */
  report: (events: EventRecord[], draft: Draft | null) => Promise<Report | null>;
  /** The balance as of a time, compared to the one before, with its export and what of a model's proposal the events support. */
  balance: (events: EventRecord[], asOf: Date, before: Weighed | null, proposal: Proposal | null) => Promise<Weighing>;
  close: () => Promise<void>;
}

/** Reports and balances, in threads that there are only while they are written: a thousand events cost a second. */
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
  const reports = createLimited<Omit<ReportTask, 'begun'>, Report | null>({ ...limits, file: 'write/report-worker' });
  const balances = createLimited<Omit<BalanceTask, 'begun'>, Weighing>({ ...limits, file: 'write/balance-worker' });
  return {
    report: (events, draft) => reports.run({ events, draft }),
    balance: (events, asOf, before, proposal) => balances.run({ events, asOf, before, proposal }),
    close: async () => {
      await Promise.all([reports.close(), balances.close()]);
    },
  };
}
