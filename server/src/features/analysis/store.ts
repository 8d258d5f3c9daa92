import type { Analysis, AnalysisPoint, Sentence } from '@vigil/common/analysis';
import type { Coverage } from '@vigil/common/threat';
import { type Connection, Schema } from 'mongoose';
import { createNumberedArchive, type NumberedRow } from '../../database/numbered-archive.ts';
import { type LevelParts, levelPartsOf } from './level-in.ts';
import { withSentences } from './with-sentences.ts';

export type NewAnalysis = Omit<Analysis, 'id' | 'generatedAt'>;

interface AnalysisRow extends NumberedRow {
  generatedAt: Date;
  /** The last change that the events it was written from include; missing in old rows. */
  seq?: number;
  /** Which feeds were read then; missing in old rows. */
  coverage?: Coverage;
  content: NewAnalysis;
}

const AnalysisSchema = new Schema<AnalysisRow>(
  {
    _id: { type: Number, required: true },
    generatedAt: { type: Date, required: true },
    seq: Number,
    coverage: Schema.Types.Mixed,
    content: { type: Schema.Types.Mixed, required: true },
    lasting: Boolean,
  },
  { collection: 'analyses', versionKey: false, minimize: false, strict: 'throw' },
);

AnalysisSchema.index({ lasting: 1, generatedAt: 1 });
AnalysisSchema.index({ generatedAt: 1, _id: 1 });
AnalysisSchema.index({ 'content.sentences.eventIds': 1 });

/** What an analysis was made of, besides the clock. */
export interface ReportBasis {
  seq: number;
  coverage: Coverage;
}

/** An analysis, as far as the level of its time is concerned. */
export interface Leveled extends ReportBasis {
  id: number;
  generatedAt: Date;
  level: LevelParts;
}

/** An analysis as it was written. What it quotes may no longer be public. */
export interface StoredAnalysis {
  analysis: Analysis;
  /** The last change that the events it was written from include; 0 where that was not kept. */
  seq: number;
}

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;

/** The analyses that were generated, in a numbered archive. */
export function createAnalysisStore(connection: Connection) {
  const Analyses = connection.model<AnalysisRow>('Analysis', AnalysisSchema);

  const archive = createNumberedArchive({ rows: Analyses, time: 'generatedAt' });

  /** The latest one, or the one that was it at a moment. */
  async function latest(at?: Date): Promise<StoredAnalysis | null> {
    const row = await archive.latest(at);
    return row && toStored(row);
  }

  async function get(id: string): Promise<StoredAnalysis | null> {
    const row = await archive.get(id);
    return row && toStored(row);
  }

  async function history(): Promise<AnalysisPoint[]> {
    return (await archive.history(['content.sentences', 'content.detailedAnalysis'])).map(toPoint);
  }

  async function add(content: NewAnalysis, generatedAt: Date, { seq, coverage }: ReportBasis): Promise<Analysis> {
    const insert = (id: number) => Analyses.create({ _id: id, generatedAt, seq, coverage, content });
    return toAnalysis({ _id: await archive.add(insert, generatedAt), generatedAt, content });
  }

  /** Writes sentences that cite one of these events again in all analyses, for good; null takes one out. */
  async function revise(eventIds: string[], next: (sentence: Sentence) => Promise<Sentence | null>): Promise<void> {
    const gone = new Set(eventIds);
    const rows = Analyses.find({ 'content.sentences.eventIds': { $in: eventIds } })
      .maxTimeMS(0)
      .lean();
    for await (const { _id, content } of rows.cursor({ batchSize: 20 })) {
      const left: Sentence[] = [];
      for (const one of content.sentences) {
        const kept = one.eventIds.some((id) => gone.has(id)) ? await next(one) : one;
        if (kept) left.push(kept);
      }
      if (left.length < content.sentences.length || left.some((one, at) => one !== content.sentences[at]))
        await Analyses.updateOne({ _id }, { $set: { content: withSentences(content, left) } });
    }
  }

  /** Those that were generated in this time from changes that are known, in the order of the log. */
  async function inTime(from: Date, to: Date): Promise<Leveled[]> {
    const rows = await Analyses.find({ generatedAt: { $gte: from, $lte: to } }, { 'content.sentences': 0 }).lean();
    return rows
      .flatMap(({ _id, generatedAt, seq, coverage, content }) => {
        if (seq === undefined || !coverage) return [];
        return [{ id: _id, generatedAt, seq, coverage, level: levelPartsOf(content) }];
      })
      .sort((a, b) => a.seq - b.seq);
  }

  /** Sets what an analysis says of the level of its time. */
  async function setLevel(id: number, level: LevelParts): Promise<void> {
    const fields = Object.entries(level).map(([name, value]) => [`content.${name}`, value]);
    await Analyses.updateOne({ _id: id }, { $set: Object.fromEntries(fields) });
  }

  return { latest, get, history, add, revise, inTime, setLevel };
}

function toStored(row: AnalysisRow): StoredAnalysis {
  return { analysis: toAnalysis(row), seq: row.seq ?? 0 };
}

function toPoint(row: AnalysisRow): AnalysisPoint {
  const { id, threatLevel, militaryProbability, diplomacyProbability, generatedAt } = toAnalysis(row);
  return { id, threatLevel, militaryProbability, diplomacyProbability, generatedAt };
}

function toAnalysis({ _id, generatedAt, content }: Omit<AnalysisRow, keyof ReportBasis>): Analysis {
  return { id: String(_id), ...content, generatedAt: generatedAt.toISOString() };
}
