import type { Analysis, Generation } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import type { EventRecord } from '@vigil/common/timeline';
import type { Acts } from '../../changes/acts.ts';
import type { Alone } from '../../database/alone.ts';
import { Fault } from '../../kit/fault.ts';
import type { EventStore } from '../events/store.ts';
import { type Report, windowHours } from './report.ts';
import type { AnalysisStore } from './store.ts';

interface Parts {
  events: Pick<EventStore, 'records'>;
  analyses: AnalysisStore;
  acts: Acts;
  /** Writes a report on the events; null where there is none. */
  write: (events: EventRecord[]) => Promise<Report | null>;
  alone: Alone<Generation>['alone'];
  now: () => Date;
}

export type Reporting = ReturnType<typeof createReporting>;

/** Generates analyses from the events that are shown. `by` is who asked, as the log names them. */
export function createReporting({ events, analyses, acts, write, alone, now }: Parts) {
  async function report(): Promise<Report> {
    const written = await write(await events.records(windowHours));
    if (!written) throw new Fault('conflict', 'There are no events to analyze yet.');
    return written;
  }

  async function generate(by: string): Promise<Analysis> {
    const analysis = await analyses.add({ ...(await report()), model: null }, now());
    await acts.record(by, 'analysis-generated', analysis.id);
    return analysis;
  }

  /** Only the sections of the detailed report are another's then; level, probabilities and patterns stay. */
  async function detail(by: string): Promise<Analysis> {
    const latest = await analyses.latest();
    if (!latest) throw new Fault('conflict', 'Generate an analysis first.');
    const { id, generatedAt: _, ...content } = latest;
    const rewritten = withDetails(content, await report());
    const analysis = await analyses.rewrite(id, rewritten, now());
    await acts.record(by, 'report-generated', id);
    return analysis;
  }

  return { generate: alone('analysis', generate), detail: alone('detailed', detail) };
}

function withDetails<R extends Report>(before: R, { sentences, from, until }: Report): R {
  const all = [...before.sentences.filter((one) => !isDetail(one)), ...sentences.filter(isDetail)];
  return {
    ...before,
    sentences: all,
    detailedAnalysis: viewOf(all, 'balanced').detailedAnalysis,
    from: from < before.from ? from : before.from,
    until: until > before.until ? until : before.until,
  };
}

function isDetail({ section }: Analysis['sentences'][number]): boolean {
  return section !== 'assessment' && section !== 'patterns';
}
