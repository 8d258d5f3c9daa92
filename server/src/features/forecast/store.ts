import { type ForecastKind, type ForecastScore, forecastKinds, type Predictions } from '@vigil/common/forecast';
import { type Connection, Schema } from 'mongoose';
import { createSeqCache } from '../../kit/seq-cache.ts';
import type { Occurred } from './occurrence.ts';
import { dueOf, type ForecastOutcome, outcomeOf, type ShownForecast, scoreOf } from './scores.ts';

export { byDay, type Occurrence, occurrenceOf, reportedBy } from './occurrence.ts';
export { baseRates, historyMs, predict, usualIn } from './predict.ts';

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
ForecastSchema.index({ kind: 1, until: 1 });
ForecastSchema.index({ outcome: 1, due: 1 });

export type ForecastStore = ReturnType<typeof createForecastStore>;

/** Every forecast that was shown, with what came of it. */
export function createForecastStore(connection: Connection) {
  const Forecasts = connection.model<ForecastRow>('Forecast', ForecastSchema);
  /** Both only grow. */
  let version = 0;
  let minute = 0;

  /** Stores what is shown from now on. Servers that show the same in the same minute write one row. `null`: nothing is shown. */
  async function note(shown: Predictions | null, at: Date): Promise<void> {
    for (const kind of forecastKinds) await noteOne(kind, shown?.[kind] ?? null, at);
  }

  async function noteOne(kind: ForecastKind, shown: Predictions[ForecastKind] | null, at: Date): Promise<void> {
    const last = await Forecasts.findOne({ kind }).sort({ at: -1 }).lean();
    const isOpen = last?.until === null;
    if (shown ? isOpen && last.probability === shown.probability : !isOpen) return;
    await Forecasts.updateMany({ kind, until: null }, { $set: { until: at } });
    version += 1;
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
    version += due.length;
  }

  /** Clears the outcome of forecasts that cover one of these times: an event at it was retracted, restored or corrected. */
  async function reopen(times: readonly Date[]): Promise<void> {
    for (const kind of forecastKinds) {
      const before = times.map((at) => ({ from: new Date(2 * +at - +dueOf({ kind, at })), to: at }));
      for (const { from, to } of joined(before)) {
        const { modifiedCount } = await Forecasts.updateMany(
          { kind, at: { $gte: from, $lt: to } },
          { $set: { outcome: null } },
        );
        version += modifiedCount;
      }
    }
  }

  /** Read again once a forecast of this server has changed, and each minute. */
  const scores = createSeqCache<ForecastScore>({ max: forecastKinds.length, position: () => version + minute });

  function score(kind: ForecastKind, now: Date): Promise<ForecastScore> {
    minute = Math.max(minute, Math.floor(+now / 60_000));
    return scores(kind, async () => {
      const rows = await Forecasts.find({ kind, at: { $gte: new Date(+now - keptMs) } }).lean();
      return scoreOf(rows, now);
    });
  }

  return { note, settle, reopen, score };
}

interface TimeSpan {
  from: Date;
  to: Date;
}

/** The periods, with those that overlap as one. */
function joined(periods: readonly TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  for (const { from, to } of periods.toSorted((a, b) => +a.from - +b.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else all.push({ from, to });
  }
  return all;
}
