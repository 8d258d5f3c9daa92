import { type ForecastKind, type ForecastScore, forecastKinds, type Predictions } from '@vigil/common/forecast';
import { type Connection, Schema } from 'mongoose';
import type { Occurred } from './occurrence.ts';
import { dueOf, type ForecastOutcome, outcomeOf, type ShownForecast, scoreOf } from './scores.ts';

export { type Occurrence, occurrenceOf } from './occurrence.ts';
export { baseRates, historyMs, predict } from './predict.ts';

/** Reports come in late: an outcome is looked for so long after the time of a forecast. */
const lateMs = 6 * 3_600_000;

/** The score covers the forecasts of this period. */
const keptMs = 365 * 86_400_000;

interface ForecastRow extends ShownForecast {
  _id: string;
  due: Date;
  /** Null until it is known. */
  outcome: ForecastOutcome | null;
}

const ForecastSchema = new Schema<ForecastRow>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    until: { type: Date, default: null },
    due: { type: Date, required: true },
    probability: { type: Number, required: true },
    baseRate: { type: Number, required: true },
    outcome: { type: String, default: null },
  },
  { collection: 'forecasts', versionKey: false, strict: 'throw' },
);
ForecastSchema.index({ kind: 1, at: 1 });

export type ForecastStore = ReturnType<typeof createForecastStore>;

/** Every forecast that was shown, with what came of it. */
export function createForecastStore(connection: Connection) {
  const Forecasts = connection.model<ForecastRow>('Forecast', ForecastSchema);

  /** Stores what is shown from now on. Servers that show the same in the same minute write one row. `null`: nothing is shown. */
  async function note(shown: Predictions | null, at: Date): Promise<void> {
    for (const kind of forecastKinds) await noteOne(kind, shown?.[kind] ?? null, at);
  }

  async function noteOne(kind: ForecastKind, shown: Predictions[ForecastKind] | null, at: Date): Promise<void> {
    const last = await Forecasts.findOne({ kind }).sort({ at: -1 }).lean();
    const isOpen = last?.until === null;
    if (shown ? isOpen && last.probability === shown.probability : !isOpen) return;
    await Forecasts.updateMany({ kind, until: null }, { $set: { until: at } });
    if (!shown) return;
    const { probability, baseRate } = shown;
    const row = { kind, at, until: null, due: dueOf({ kind, at }), probability, baseRate, outcome: null };
    const _id = `${kind}:${Math.floor(+at / 60_000)}:${probability}`;
    await Forecasts.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
  }

  /** Sets the outcome of each forecast whose time has passed. `events`: the public ones, as far back as they are known. */
  async function settle(events: readonly Occurred[], now: Date): Promise<void> {
    const due = await Forecasts.find({ outcome: null, due: { $lte: new Date(+now - lateMs) } }).lean();
    for (const row of due) await Forecasts.updateOne({ _id: row._id }, { $set: { outcome: outcomeOf(row, events) } });
  }

  /** Clears the outcome of forecasts that cover one of these times: an event at it was retracted, restored or corrected. */
  async function reopen(times: readonly Date[]): Promise<void> {
    const forThem = times.map((at) => ({ at: { $lt: at }, due: { $gte: at } }));
    if (forThem.length > 0) await Forecasts.updateMany({ $or: forThem }, { $set: { outcome: null } });
  }

  async function score(kind: ForecastKind, now: Date): Promise<ForecastScore> {
    const rows = await Forecasts.find({ kind, at: { $gte: new Date(+now - keptMs) } }).lean();
    return scoreOf(rows, now);
  }

  return { note, settle, reopen, score };
}
