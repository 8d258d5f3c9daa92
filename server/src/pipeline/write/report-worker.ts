import type { MessagePort } from 'node:worker_threads';
import type { Draft } from '../../features/analysis/model-draft.ts';
import { type Report, writeReport } from '../../features/analysis/report.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { answer, type Outcome } from '../outcome.ts';

export interface ReportTask {
  events: EventRecord[];
  draft: Draft | null;
  /** Told when the work begins. */
  begun: MessagePort;
}

/** What a thread of the pool runs. */
export function work({ events, draft, begun }: ReportTask): Promise<Outcome<Report | null>> {
  return answer(begun, () => writeReport(events, draft));
}
