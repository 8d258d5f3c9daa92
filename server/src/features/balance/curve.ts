import type { BalanceCurve } from '@vigil/common/balance';
import type { EventRecord } from '../../timeline/change.ts';
import { inputsFrom, readEvents, titlesOf } from './balance.ts';
import { leadOf, overallLead, roundHalfEven } from './formula.ts';
import { perFactor } from './per-factor.ts';

/** Between two points. */
const stepMs = 7 * 86_400_000;

/** Maximum number of events named: those that moved the balance most. */
const maxEvents = 12;

/** The balance week by week since the first event, each as it follows from the events up to then. */
export function curveOf(events: readonly EventRecord[], until: Date): BalanceCurve {
  const read = readEvents(events);
  const first = Math.min(...events.map(({ timestamp }) => Date.parse(timestamp)));
  const times: number[] = [];
  for (let time = +until; time >= first; time -= stepMs) times.unshift(time);
  return { points: times.map((time) => pointAt(new Date(time))), events: turningEvents() };

  function pointAt(at: Date): BalanceCurve['points'][number] {
    const inputs = inputsFrom(read, at);
    const leads = perFactor((factor) => leadOf(factor, inputs));
    const lead = overallLead(leads);
    return {
      at: at.toISOString(),
      israelAdvantage: roundHalfEven(50 + lead),
      iranAdvantage: roundHalfEven(50 - lead),
      factors: perFactor((factor) => roundHalfEven(50 + leads[factor].lead)),
    };
  }

  /** Those with the most points over all factors, in the order of time. */
  function turningEvents(): BalanceCurve['events'] {
    const totals = new Map<string, { id: string; at: string; points: number }>();
    for (const { eventId: id, timestamp: at, points } of read.effects)
      totals.set(id, { id, at, points: (totals.get(id)?.points ?? 0) + points });
    const titles = titlesOf(events);
    return [...totals.values()]
      .sort((a, b) => b.points - a.points || (a.at + a.id < b.at + b.id ? -1 : 1))
      .slice(0, maxEvents)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ id, at }) => ({ id, at, title: titles.get(id) ?? '' }));
  }
}
