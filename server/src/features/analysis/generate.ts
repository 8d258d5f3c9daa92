import { personOf } from '@vigil/common/acts';
import { type Analysis, type Generation, type Section, sections } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import { clockSkewMs, type ThreatStatus } from '@vigil/common/threat';
import type { Acts } from '../../changes/acts.ts';
import type { Alone } from '../../database/alone.ts';
import { Fault } from '../../kit/fault.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { Thinking } from '../thinking/store.ts';
import { levelIn, levelOf } from './level-in.ts';
import { carriedFrom, type Draft, toDraft } from './model-draft.ts';
import { askFor, detailedSections } from './prompt.ts';
import type { PublicReports } from './public-reports.ts';
import { type Report, windowHours } from './report.ts';
import type { AnalysisStore, NewAnalysis } from './store.ts';

interface Parts {
  events: Pick<EventStore, 'records' | 'newestBefore'>;
  analyses: AnalysisStore;
  reports: PublicReports;
  /** The threat status at the moment. */
  threat: () => ThreatStatus;
  acts: Acts;
  /** Writes a report on the events, with those statements of a model that they support; null where there is none. */
  write: (events: EventRecord[], draft: Draft | null) => Promise<Report | null>;
  thinking: Thinking;
  alone: Alone<Generation>['alone'];
  now: () => Date;
  /** Hears of a report from events as they were after this change, before anybody else does. */
  onAdded: (seq: number) => Promise<unknown>;
}

export type Reporting = ReturnType<typeof createReporting>;

/** What a model has to say, or why it says nothing. */
interface Drafted {
  draft: Draft | null;
  note?: string;
}

/** Generates analyses from the events that are shown. `by` is who asked, as the log names them. */
export function createReporting({
  events,
  analyses,
  reports,
  threat,
  acts,
  write,
  thinking,
  alone,
  now,
  onAdded,
}: Parts) {
  async function generate(by: string): Promise<Analysis> {
    const { seq, coverage } = threat();
    const analysis = await analyses.add(await report('analysis', sections, by), now(), { seq, coverage });
    await onAdded(seq);
    await acts.record(by, 'analysis-generated', analysis.id);
    return analysis;
  }

  /** A new analysis: assessment and patterns of the latest one, the level of the moment, and new sections of the detailed report. */
  async function detail(by: string): Promise<Analysis> {
    const latest = await analyses.latest();
    if (!latest) throw new Fault('conflict', 'Generate an analysis first.');
    const { seq, coverage } = threat();
    const { id: _, generatedAt: __, ...content } = await reports.of(latest);
    const detailed = await report('detailed', detailedSections, by);
    // The sentences that it takes over are as old as before.
    const analysis = await analyses.add(withDetails(content, detailed), now(), {
      seq: latest.seq,
      coverage,
    });
    await onAdded(seq);
    await acts.record(by, 'report-generated', analysis.id);
    return analysis;
  }

  async function report(name: Generation, wanted: readonly Section[], by: string): Promise<NewAnalysis> {
    const end = await events.newestBefore(new Date(+now() + clockSkewMs));
    const known = end ? await events.records(windowHours, end) : [];
    const newest = known.at(-1);
    if (!newest) throw nothingToSay();
    const { draft, note } = await drafted(name, wanted, known, newest, by);
    const written = await write(known, draft);
    if (!written) throw nothingToSay();
    const report = { ...written, ...levelIn(threat()) };
    if (draft && report.sentences.some(isByModel)) return { ...report, model: draft.model, modelAt: draft.at };
    const reason = note ?? (draft && unsupported);
    return { ...report, model: null, ...(reason && { modelNote: reason }) };
  }

  /**
   * Asks the model. A person who asked hears of its failure, and nothing is stored; what runs by itself goes on with
   * what the model wrote last, as far as it still holds, and otherwise by the rules.
   */
  async function drafted(
    name: Generation,
    wanted: readonly Section[],
    known: readonly EventRecord[],
    { timestamp: until }: EventRecord,
    by: string,
  ): Promise<Drafted> {
    const { model } = thinking;
    if (model === null) return { draft: null };
    const isAutomatic = personOf(by) === null;
    if (isAutomatic && !(await thinking.isDue(name))) return { draft: await carried() };
    const at = now().toISOString();
    const { question, eventsOf } = askFor(name, wanted, known, new Date(until));
    const thought = await thinking.think(question);
    if ('value' in thought) return { draft: toDraft(thought.value, eventsOf, { model, at }) };
    const note = `${thought.fault.message} Written by the rules.`;
    if (isAutomatic) return { draft: await carried(), note };
    if (thought.isSpent) return { draft: null, note };
    throw thought.fault;
  }

  async function carried(): Promise<Draft | null> {
    const latest = await analyses.latest();
    return latest && carriedFrom(await reports.of(latest), now());
  }

  return { generate: alone('analysis', generate), detail: alone('detailed', detail) };
}

const unsupported = 'Too little of what the model wrote is supported by the events. Written by the rules.';

function nothingToSay(): Fault {
  return new Fault('conflict', 'There are no events to analyze yet.');
}

function withDetails(before: NewAnalysis, after: NewAnalysis): NewAnalysis {
  const all = [...before.sentences.filter((one) => !isDetail(one)), ...after.sentences.filter(isDetail)];
  const { modelAt: _, modelNote: __, ...kept } = before;
  const modelAt = after.modelAt ?? before.modelAt;
  const isModels = all.some(isByModel);
  return {
    ...kept,
    sentences: all,
    detailedAnalysis: viewOf(all, 'balanced').detailedAnalysis,
    // The level is that of the moment: it does not wait for the assessment.
    ...levelOf(after),
    from: after.from < before.from ? after.from : before.from,
    until: after.until > before.until ? after.until : before.until,
    model: isModels ? (after.model ?? before.model) : null,
    ...(isModels && modelAt && { modelAt }),
    ...(after.modelNote && { modelNote: after.modelNote }),
  };
}

function isByModel({ by }: Analysis['sentences'][number]): boolean {
  return by === 'model';
}

function isDetail({ section }: Analysis['sentences'][number]): boolean {
  return section !== 'assessment' && section !== 'patterns';
}
