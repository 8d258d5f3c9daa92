import type { Analysis, GenerationKind } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import { clockSkewMs, type ThreatStatus } from '@vigil/common/threat';
import { Fault } from '../../kit/fault.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { createGenerator, type GeneratorOptions, type ModelDraft } from '../model-drafts/store.ts';
import type { Circumstances } from './argument.ts';
import { levelIn, levelPartsOf } from './level-in.ts';
import { carriedFrom, type Draft, type DraftAnswer, toDraft } from './model-draft.ts';
import { askFor, countsIn, detailedSections, type WrittenSection, writtenSections } from './prompt.ts';
import type { PublicReports } from './public-reports.ts';
import { type ComposedReport, countedHours, windowHours } from './report.ts';
import type { AnalysisStore, NewAnalysis } from './store.ts';

interface ReportingOptions extends GeneratorOptions {
  events: Pick<EventStore, 'records' | 'newestBefore'>;
  analyses: AnalysisStore;
  reports: PublicReports;
  /** The threat status at the moment. */
  threat: () => ThreatStatus;
  /** Writes a report on the events, with those statements of a model that they support; null where there is none. */
  write: (events: EventRecord[], draft: Draft | null, circumstances: Circumstances) => Promise<ComposedReport | null>;
  now: () => Date;
}

export type Reporting = ReturnType<typeof createReporting>;

/** Generates analyses from the public events. `by` is the author, as the log names them. */
export function createReporting(options: ReportingOptions) {
  const { events, analyses, reports, threat, write, now } = options;
  const generator = createGenerator(options);

  const generate = generator.generation('analysis', 'analysis-generated', async (by) => {
    const { seq, coverage } = threat();
    const content = await report('analysis', writtenSections, by);
    return { result: await analyses.add(content, now(), { seq, coverage }), seq };
  });

  /** A new analysis: assessment and patterns of the latest one, the current level, and new sections of the detailed report. */
  const detail = generator.generation('detailed', 'report-generated', async (by) => {
    const latest = await analyses.latest();
    if (!latest) throw new Fault('conflict', 'Generate an analysis first.');
    const { seq, coverage } = threat();
    const { id: _, generatedAt: __, ...content } = await reports.of(latest);
    const detailed = await report('detailed', detailedSections, by);
    // The age of the sentences that it takes over does not change.
    const result = await analyses.add(withDetails(content, detailed), now(), { seq: latest.seq, coverage });
    return { result, seq };
  });

  async function report(name: GenerationKind, wanted: readonly WrittenSection[], by: string): Promise<NewAnalysis> {
    const end = await events.newestBefore(new Date(+now() + clockSkewMs));
    const known = end ? await events.records(countedHours, end) : [];
    const newest = known.at(-1);
    if (!newest) throw nothingToSay();
    const from = Date.parse(newest.timestamp) - windowHours * 3_600_000;
    const recent = known.filter(({ timestamp }) => Date.parse(timestamp) >= from);
    const before = await analyses.latest();
    const circumstances = () => ({
      level: threat().level,
      at: now().toISOString(),
      coverage: threat().coverage,
      since: before?.analysis.generatedAt ?? null,
      isDetailed: name === 'detailed',
      forecast: threat().forecast,
    });
    const { draft, note } = await drafted(name, wanted, recent, newest, by, async () =>
      countsIn((await write(known, null, circumstances()))?.sentences ?? []),
    );
    const written = await write(known, draft, circumstances());
    if (!written) throw nothingToSay();
    const report = { ...written, ...levelIn(threat()) };
    if (draft && report.sentences.some(isByModel)) return { ...report, model: draft.model, modelAt: draft.at };
    const reason = note ?? (draft && unsupported);
    return { ...report, model: null, ...(reason && { modelNote: reason }) };
  }

  function drafted(
    name: GenerationKind,
    wanted: readonly WrittenSection[],
    known: readonly EventRecord[],
    { timestamp: until }: EventRecord,
    by: string,
    counts: () => Promise<string[]>,
  ): Promise<ModelDraft<Draft>> {
    const prompt = async (model: string) => {
      const at = now().toISOString();
      const { prompt, eventsOf } = askFor(name, wanted, known, new Date(until), await counts());
      return { prompt, toDraft: (answer: DraftAnswer) => toDraft(answer, eventsOf, { model, at }) };
    };
    return generator.draft({ name, by, prompt, carried, fallback: 'Written by the rules.' });
  }

  async function carried(): Promise<Draft | null> {
    const latest = await analyses.latest();
    return latest && carriedFrom(await reports.of(latest), now());
  }

  return { generate, detail };
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
    ...levelPartsOf(after),
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
  return section !== 'assessment' && section !== 'patterns' && section !== 'counted';
}
