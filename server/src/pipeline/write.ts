import type { EventRecord } from '@vigil/common/timeline';
import type { Report } from '../features/analysis/report.ts';
import type { Weighed } from '../features/balance/balance.ts';
import { createLimited } from './limited.ts';
import type { BalanceTask, Weighing } from './write/balance-worker.ts';
import type { ReportTask } from './write/report-worker.ts';

export interface Writer {
  /** A report on the events; null where there is none. */
  report: (events: EventRecord[]) => Promise<Report | null>;
  /** The balance as of a time, compared to the one before, with its export. */
  balance: (events: EventRecord[], asOf: Date, before: Weighed | null) => Promise<Weighing>;
  close: () => Promise<void>;
}

/** Reports and balances by the rules, in threads that there are only while they are written: a thousand events cost a second. */
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
    report: (events) => reports.run({ events }),
    balance: (events, asOf, before) => balances.run({ events, asOf, before }),
    close: async () => {
      await Promise.all([reports.close(), balances.close()]);
    },
  };
}
