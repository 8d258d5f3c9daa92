import type { Analysis, AnalysisPoint } from '@vigil/common/analysis';
import { type Connection, Schema } from 'mongoose';
import { insertNumbered, toNumber } from '../../database/numbered.ts';

export type NewAnalysis = Omit<Analysis, 'id' | 'generatedAt'>;

interface AnalysisRow {
  _id: number;
  generatedAt: Date;
  content: NewAnalysis;
}

const AnalysisSchema = new Schema<AnalysisRow>(
  {
    _id: { type: Number, required: true },
    generatedAt: { type: Date, required: true },
    content: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'analyses', versionKey: false, minimize: false, strict: 'throw' },
);

const longestHistory = 1000;

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;

/** Every analysis that was generated, numbered from 1. */
export function createAnalysisStore(connection: Connection) {
  const Analyses = connection.model<AnalysisRow>('Analysis', AnalysisSchema);

  async function latest(): Promise<Analysis | null> {
    const row = await Analyses.findOne().sort({ _id: -1 }).lean();
    return row && toAnalysis(row);
  }

  async function get(id: string): Promise<Analysis | null> {
    const number = toNumber(id);
    const row = number === null ? null : await Analyses.findById(number).lean();
    return row && toAnalysis(row);
  }

  /** The last thousand, oldest first. */
  async function history(): Promise<AnalysisPoint[]> {
    const rows = await Analyses.find()
      .select('-content.sentences -content.detailedAnalysis')
      .sort({ _id: -1 })
      .limit(longestHistory)
      .lean();
    return rows.reverse().map(toPoint);
  }

  async function add(content: NewAnalysis, generatedAt: Date): Promise<Analysis> {
    const last = async () => (await Analyses.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean())?._id ?? 0;
    const _id = await insertNumbered(last, (id) => Analyses.create({ _id: id, generatedAt, content }));
    return toAnalysis({ _id, generatedAt, content });
  }

  /** Gives one of the analyses other contents. */
  async function rewrite(id: string, content: NewAnalysis, generatedAt: Date): Promise<Analysis> {
    const _id = Number(id);
    await Analyses.updateOne({ _id }, { $set: { generatedAt, content } });
    return toAnalysis({ _id, generatedAt, content });
  }

  return { latest, get, history, add, rewrite };
}

function toPoint(row: AnalysisRow): AnalysisPoint {
  const { id, threatLevel, militaryProbability, diplomacyProbability, generatedAt } = toAnalysis(row);
  return { id, threatLevel, militaryProbability, diplomacyProbability, generatedAt };
}

function toAnalysis({ _id, generatedAt, content }: AnalysisRow): Analysis {
  return { id: String(_id), ...content, generatedAt: generatedAt.toISOString() };
}
