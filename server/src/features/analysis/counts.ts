import type { Template } from '@vigil/common/analysis';
import type { EventFacts, Kind } from '../../assessment/facts.ts';
import { inPlace } from '../../assessment/names.ts';
import { capital } from '../../kit/event-words.ts';
import { dayMs } from './moments.ts';

/** The days before the last 24 hours with which counts are compared. */
export const weekDays = 7;

export interface Rates {
  /** In the last 24 hours, and in the 24 hours before. */
  last: number;
  before: number;
  /** A day, of the observed days of the week before the last 24 hours. */
  week: number;
  direction: 'rising' | 'falling' | 'steady';
}

/** `days`: how many days of the week before were observed. The events are of these alone. */
export function ratesOf(facts: readonly EventFacts[], until: number, days = weekDays): Rates {
  const between = (from: number, to: number) =>
    facts.filter(({ time }) => time > until - from * dayMs && time <= until - to * dayMs).length;
  const [last, before, now] = [between(1, 0), between(2, 1), between(0.25, 0) * 4];
  const week = days === 0 ? 0 : between(1 + weekDays, 1) / days;
  return { last, before, week, direction: directionOf({ last, before, now, week }) };
}

/**
 * Where the number of attacks is going: against the day before and the week before. It does not fall while the last hours are half
 * as bad as the day before. `now`: a day, in the last six hours.
 */
function directionOf({ last, before, now, week }: Omit<Rates, 'direction'> & { now: number }): Rates['direction'] {
  const usual = Math.max(before, week);
  if (last > usual * 1.25 && differs(last, usual, minRise)) return 'rising';
  return last < before * 0.75 && now < before * 0.5 && differs(before, last, minFall) ? 'falling' : 'steady';
}

/** One or two attacks fewer show no direction. */
const minTrend = 3;
/** Standard deviations of two counts: a false 'falling' costs more than a false 'steady'. */
const [minRise, minFall] = [1, 1.5];

/** Is the larger count beyond what chance makes of the smaller? */
function differs(larger: number, smaller: number, deviations: number): boolean {
  return larger >= minTrend && larger - smaller >= deviations * Math.sqrt(larger + smaller);
}

type CountedActs = Pick<Extract<Template, { name: 'counted' }>, 'kind' | 'country'>;

/** The row of the table that an event counts in; null for what has none. */
export function rowOf({ kind, event }: EventFacts): CountedActs | null {
  const acts = kind === null ? undefined : words.get(kind);
  const country = event.location.split(', ').at(-1) ?? '';
  if (kind === null || acts === undefined) return null;
  return {
    kind,
    country: country === 'Unknown' || country === 'Global' ? '' : country,
  };
}

export function isCountedAs(facts: EventFacts, { kind, country }: CountedActs): boolean {
  const row = rowOf(facts);
  return row !== null && row.kind === kind && row.country === country;
}

/** 'Attacks in Iran' */
export function actsOf({ kind, country }: CountedActs): string | null {
  const acts = [...words].find(([name]) => name === kind)?.[1];
  if (!acts) return null;
  return `${capital(acts)}${country === '' ? '' : ` ${inPlace(country)}`}`;
}

/**
 * The acts that are counted by their places, most grave first: who acts is what the reader knows least. A leader who was killed is quoted,
 * since reports of one make several events.
 */
const words: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  ['attack', 'attacks'],
  ['interception', 'interceptions'],
  ['alarm', 'alarms'],
  ['seizure', 'seizures of ships'],
  ['closure', 'closures'],
  ['reopening', 'reopenings'],
  ['blockade', 'steps of a blockade'],
  ['truce', 'steps towards a truce'],
  ['truce-broken', 'breaches of a truce'],
  ['deal', 'steps towards a deal'],
  ['talks', 'talks'],
  ['talks-failed', 'failures of talks'],
  ['threat', 'threats'],
  ['sanction', 'sanctions'],
  ['relief', 'easings of sanctions'],
  ['deployment', 'movements of forces'],
  ['evacuation', 'evacuations'],
  ['unrest', 'unrest'],
  ['arrest', 'arrests'],
  ['hack', 'attacks on computer systems'],
]);
