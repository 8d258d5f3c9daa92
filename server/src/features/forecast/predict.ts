import { type ForecastKind, forecastKinds, type Prediction, type Predictions } from '@vigil/common/forecast';
import { type Windows, windowsSeen } from './features.ts';
import { type ForecastModel, probabilityOf } from './model.ts';
import { byDay, type Occurred, reportedBy } from './occurrence.ts';
import { forecastModels } from './weights/forecast.ts';

const dayMs = 86_400_000;

/** Events from this time before a moment on are used. */
export const historyMs = windowsSeen * dayMs;

/** Older evidence says nothing of the present. */
const staleDays = 3;

/** If fewer of the last 14 days have an event, missing data cannot be taken for quiet. */
const minDays = 7;

/**
 * The forecasts at a moment, from the public events of the days before. Where the evidence is stale, or the model has
 * shown no skill, each is its base rate and says so.
 */
export function predict(events: readonly Occurred[], now: Date, models: ForecastModels = forecastModels): Predictions {
  const { windows, seen, newest } = windowsAt(events, now);
  const covered = seen.size;
  return { military: predictOne('military', models.military), diplomacy: predictOne('diplomacy', models.diplomacy) };

  function predictOne(kind: ForecastKind, model: ForecastModels[ForecastKind]): Prediction {
    const baseRate = toPercent(model.baseRate);
    const atBaseRate = (reason: string): Prediction => ({
      probability: baseRate,
      baseRate,
      basis: 'base-rate',
      reason,
    });
    if (!model.isSkilled)
      return atBaseRate('The model showed no skill on months that it had not seen: this is the base rate');
    if (newest === null || +now - newest > staleDays * dayMs)
      return atBaseRate(`No public event is newer than ${staleDays} days: this is the base rate`);
    const probability = toPercent(probabilityOf(model, windows));
    if (covered < minDays && probability < baseRate)
      return atBaseRate(`Only ${covered} of the last 14 days have a public event: this is the base rate`);
    return { probability, baseRate, basis: 'model', reason: reasonOf(kind, windows, seen) };
  }
}

/** How often each came true over all labelled days, in whole percent. */
export const baseRates: Readonly<Record<ForecastKind, number>> = {
  military: toPercent(forecastModels.military.baseRate),
  diplomacy: toPercent(forecastModels.diplomacy.baseRate),
};

/** Which forecasts are only base rates. */
export function usualIn(forecast: Predictions): ForecastKind[] {
  return forecastKinds.filter((kind) => forecast[kind].basis === 'base-rate');
}

interface SkilledModel extends ForecastModel {
  /** The 95 % interval of its skill against the base rate, on months left out, is above 0. */
  isSkilled: boolean;
}
type ForecastModels = Readonly<Record<ForecastKind, SkilledModel>>;

/** What the model was given, in words. Days without any event are none of which something is known. */
function reasonOf(kind: ForecastKind, windows: Windows, seen: ReadonlySet<number>): string {
  const count = (series: readonly boolean[]) => series.slice(0, 7).filter(Boolean).length;
  const [attacks, talks] = [count(windows.attacks), count(windows.diplomacy)];
  const known = [...seen].filter((age) => age < 7).length;
  const days = known === 7 ? 'of the last 7 days' : `of the ${known} of the last 7 days that have a public event`;
  const attackWords = `attacks between the sides on ${attacks}`;
  const talkWords = `talks or agreed pauses on ${talks}`;
  const words = kind === 'military' ? `${attackWords} ${days}, ${talkWords}` : `${talkWords} ${days}, ${attackWords}`;
  const exchange = windows.exchanges[0] ? '; both sides attacked within 48 hours' : '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${exchange}`;
}

function windowsAt(events: readonly Occurred[], now: Date) {
  const ageOf = (time: number) => Math.max(0, Math.floor((+now - time) / dayMs));
  const recent = events.filter(({ time }) => ageOf(time) < windowsSeen);
  const byAge = byDay(recent, ageOf);
  const seen = new Set([...byAge.keys()].filter((age) => age < 14));
  const newest = recent.reduce<number | null>((latest, { time }) => Math.max(latest ?? time, time), null);
  const reported = Array.from({ length: windowsSeen }, (_, age) => reportedBy(byAge.get(age) ?? []));
  const attacks = reported.map(({ isAttack }) => isAttack);
  const diplomacy = reported.map(({ isDiplomacy }) => isDiplomacy);
  // An attack is of its own window and of the later one.
  const exchanges = reported.map(
    ({ attackers }, age) => new Set([...attackers, ...(reported[age + 1]?.attackers ?? [])]).size === 2,
  );
  return { windows: { attacks, exchanges, diplomacy }, seen, newest };
}

function toPercent(probability: number): number {
  return Math.round(100 * probability);
}
