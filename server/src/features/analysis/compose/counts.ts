import type { EventFacts } from '../../../assessment/event-facts.ts';
import type { Kind } from '../../../assessment/kinds.ts';
import { joinNames } from '../../../assessment/names.ts';
import { isAttack } from '../../../assessment/signs.ts';
import { theatreNames, theatres } from '../../../assessment/theatres.ts';
import { countryOf } from '../../../language/places.ts';
import { isMark } from '../../../language/text.ts';
import { dayMs, momentOf, type PastSpan, spanOf } from './moments.ts';
import { struckCountryOf } from './struck-country.ts';

/** Whole days of eight before a time over which the change of attacks is counted. */
const changeDays = 8;
/** Those before the last 24 hours. */
export const weekDays = changeDays - 1;

/** An attack, or an alarm that one is coming. */
export function isUnderFire(facts: EventFacts): boolean {
  return isAttack(facts) || facts.kind === 'alarm';
}

/** Whether a sentence compares with days before, and how many of them were observed; all where it is missing. */
export interface Compared {
  hasBase?: boolean | undefined;
  days?: number | undefined;
}

interface Rates {
  /** In the last 24 hours, and in the 24 hours before. */
  last: number;
  before: number;
  /** A day, in the last six hours. */
  now: number;
  /** A day, of the observed days of the week before the last 24 hours. */
  week: number;
}

/** `days`: how many days of the week before were observed. The events are of these alone. */
export function ratesOf(facts: readonly EventFacts[], until: number, days = weekDays): Rates {
  const between = (from: number, to: number) =>
    facts.filter(({ time }) => time > until - from * dayMs && time <= until - to * dayMs).length;
  return {
    last: between(1, 0),
    before: between(2, 1),
    now: between(0.25, 0) * 4,
    week: between(changeDays, 1) / days,
  };
}

/**
 * Where the number of attacks is going: against the day before and the week before. It does not fall while the last hours are half
 * as bad as the day before.
 */
export function directionOf({ last, before, now, week }: Rates): 'rising' | 'falling' | 'steady' {
  const usual = Math.max(before, week);
  if (last > usual * 1.25 && differs(last, usual)) return 'rising';
  return last < before * 0.75 && now < before * 0.5 && differs(before, last, minFall) ? 'falling' : 'steady';
}

/** One or two attacks fewer show no direction. */
const minTrend = 3;

/** Standard deviations of two counts: a false 'falling' costs more than a false 'steady'. */
const [minRise, minFall] = [1, 1.5];

/** Is the larger count beyond what chance makes of the smaller? */
function differs(larger: number, smaller: number, deviations = minRise): boolean {
  return larger >= minTrend && larger - smaller >= deviations * Math.sqrt(larger + smaller);
}

/** 'Events that report attacks: 14 in 24 hours (Iran and Israel), 6 in the 24 hours before, and 2.1 a day in the week before; alarms: 9 and 4.' */
export function changeOf(
  facts: readonly EventFacts[],
  { hasBase = true, days = weekDays }: Compared,
  until: number,
): string | null {
  if (facts.length === 0 || !facts.every(isUnderFire)) return null;
  const attacks = facts.filter(isAttack);
  const { last, before, week } = ratesOf(attacks, until, days);
  const all = facts.filter(({ time }) => time > until - changeDays * dayMs && time <= until);
  if (all.length < facts.length) return null;
  const countries = countriesOf(attacks.filter(({ time }) => time > until - dayMs));
  const where = countries.length > 0 ? ` (${joinNames(countries)})` : '';
  // The window ends with the newest event, which may be old when the sentence is read.
  const isDated = facts.some(({ event }) => event.precision !== 'none');
  const hours = isDated ? `the 24 hours to ${momentOf(until)}` : 'the last 24 hours';
  const alarms = ratesOf(
    facts.filter(({ kind }) => kind === 'alarm'),
    until,
  );
  const hasAlarms = alarms.last + alarms.before > 0;
  if (!hasBase)
    return `Events that report attacks: ${amount(last)} in ${hours}${where}${alarms.last > 0 ? `; alarms: ${alarms.last}` : ''}.`;
  const ofWeek = days < weekDays ? `on the ${days} days read of the week before` : 'in the week before';
  // The day before is the only one of the week that was read.
  const usual = days === 1 ? '' : `, and ${week === 0 ? 'none' : `${rate(week)} a day`} ${ofWeek}`;
  const counts = `Events that report attacks: ${amount(last)} in ${hours}${where}, ${amount(before)} in the 24 hours before${usual}`;
  return hasAlarms
    ? `${counts}; alarms: ${amount(alarms.last)}, ${amount(alarms.before)} in the 24 hours before.`
    : `${counts}.`;
}

/** 'Iran: 12 events in 24 hours, 7 in the 24 hours before; 8 attacks among the 12, of which 5 rest on two origins or more.' */
export function tallyOf(
  facts: readonly EventFacts[],
  { theatre: name, hasBase = true, isPast }: { theatre: string; hasBase?: boolean | undefined } & PastSpan,
  until: number,
): string | null {
  const theatre = theatres.find((one) => one === name);
  const isRight = (one: EventFacts) => one.theatre === theatre && one.time > until - 2 * dayMs && one.time <= until;
  if (!theatre || facts.length === 0 || !facts.every(isRight)) return null;
  const last = facts.filter(({ time }) => time > until - dayMs);
  const before = facts.length - last.length;
  const counts = `${theatreNames[theatre]}: ${events(last.length)} in ${spanOf(24, until, isPast)}${hasBase ? `, ${amount(before)} in the 24 hours before` : ''}`;
  if (last.length === 0) return `${counts}.`;
  const kinds = countKinds(last);
  const among = kinds.length > 0 ? `; ${joinNames(kinds)} among the latest` : '';
  return `${counts}${among}; ${broadOf(last)} on two independent origins or more.`;
}

/** '5 of the 12 rest', 'all rest', 'it rests' */
function broadOf(facts: readonly EventFacts[]): string {
  const broad = facts.filter(({ origins }) => origins >= 2).length;
  if (facts.length === 1) return broad === 1 ? 'it rests' : 'it does not rest';
  if (broad === facts.length) return `all ${facts.length} rest`;
  return `${amount(broad)} of the ${facts.length} ${broad <= 1 ? 'rests' : 'rest'}`;
}

/** 'Since the report of 28 February 2026, 12:00 UTC, 7 events are new, 3 attacks among them.' */
export function sinceOf(facts: readonly EventFacts[], since: number): string | null {
  if (facts.length === 0 || facts.some(({ event }) => Date.parse(event.createdAt) <= since)) return null;
  const kinds = countKinds(facts);
  const list = joinNames(kinds);
  const among = list === '' ? '' : facts.length === 1 ? `: ${list}` : `, ${list} among them`;
  return `Since the report of ${momentOf(since)}, ${events(facts.length)} ${facts.length === 1 ? 'is' : 'are'} new${among}.`;
}

/** 'one attack', '8 attacks', the most frequent first; at most three kinds. */
function countKinds(facts: readonly EventFacts[]): string[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of facts) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([kind, count]) => `${count} ${words[kind][count === 1 ? 0 : 1]}`);
}

const words: Record<Kind, readonly [one: string, many: string]> = {
  'leader-killed': ['leader reported killed', 'reports of a leader killed'],
  attack: ['attack', 'attacks'],
  alarm: ['alarm', 'alarms'],
  interception: ['interception', 'interceptions'],
  seizure: ['seizure of a ship', 'seizures of ships'],
  closure: ['closure', 'closures'],
  reopening: ['reopening', 'reopenings'],
  blockade: ['blockade', 'steps of a blockade'],
  'measure-announced': ['announcement of a blockade or closure', 'announcements of a blockade or closure'],
  truce: ['step towards a ceasefire', 'steps towards a ceasefire'],
  'truce-broken': ['breach of a ceasefire', 'breaches of a ceasefire'],
  deal: ['step towards an agreement', 'steps towards an agreement'],
  talks: ['round of talks', 'rounds of talks'],
  'talks-failed': ['failure of talks', 'failures of talks'],
  threat: ['threat', 'threats'],
  sanction: ['step of sanctions', 'steps of sanctions'],
  relief: ['easing of sanctions', 'easings of sanctions'],
  deployment: ['movement of forces', 'movements of forces'],
  hack: ['attack on computer systems', 'attacks on computer systems'],
  blackout: ['cut of the internet', 'cuts of the internet'],
  execution: ['execution', 'executions'],
  arrest: ['arrest', 'arrests'],
  evacuation: ['evacuation', 'evacuations'],
  'protest-deaths': ['report of deaths in protests', 'reports of deaths in protests'],
};

/** The countries hit, the most often named first; of more than five, the number of the others: 'and 3 more'. */
function countriesOf(facts: readonly EventFacts[]): string[] {
  const counts = new Map<string, number>();
  for (const one of facts.filter(isPlaced)) {
    const country = struckCountryOf(one);
    if (country !== '' && country !== 'Unknown' && country !== 'Global')
      counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const countries = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([country]) => country);
  const rest = countries.length - maxCountries;
  return rest > 0 ? [...countries.slice(0, maxCountries), `${rest} more`] : countries;
}

const maxCountries = 5;

/** Far from the conflict, a place may be that of a newsroom, or of other news in one title: it must stand where a place of an attack does. */
function isPlaced({ theatre, event, title: { places, words } }: EventFacts): boolean {
  if (theatre !== 'elsewhere') return true;
  const country = countryOf(event.location);
  return places.some(
    ({ from, value }) =>
      countryOf(value.location) === country &&
      (from === 0 || endOf(words.slice(0, from)).some((word) => beforePlace.has(word))),
  );
}

/** The last three words, of the last phrase alone. */
function endOf(words: readonly string[]): readonly string[] {
  return words.slice(Math.max(words.findLastIndex(isMark) + 1, words.length - 3));
}

const beforePlace = new Set(
  'in on at near of against over off to toward towards hit hits strike strikes struck target targets attack attacks'.split(
    ' ',
  ),
);

function events(count: number): string {
  return count === 1 ? 'one event' : count === 0 ? 'no event' : `${count} events`;
}

export function amount(count: number): string {
  return count === 0 ? 'none' : String(count);
}

/** With one decimal, unless it is whole. */
function rate(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
