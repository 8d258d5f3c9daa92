import type { MessagePort } from 'node:worker_threads';
import type { Circumstances } from '../features/analysis/argument.ts';
import type { Draft } from '../features/analysis/model-draft.ts';
import { type ComposedReport, writeReport } from '../features/analysis/report.ts';
import { answer, type WorkerOutcome } from '../kit/worker-outcome.ts';
import type { EventRecord } from '../timeline/change.ts';

export interface ReportTask {
  events: EventRecord[];
  draft: Draft | null;
  circumstances: Circumstances;
  /** Receives a message when the work begins. */
  begun: MessagePort;
}

/** Run by the workers of the pool. */
export function work({
  events,
  draft,
  circumstances,
  begun,
}: ReportTask): Promise<WorkerOutcome<ComposedReport | null>> {
  return answer(begun, () => writeReport(events, draft, circumstances));
}
