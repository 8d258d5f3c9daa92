import type { Gap, Section, Template } from '@vigil/common/analysis';
import { forecastKinds, horizonHours } from '@vigil/common/forecast';
import { baseDays, seenHours } from '@vigil/common/indicators';
import type { ReportParty } from '@vigil/common/reports';
import { coverageWindowMs, maxMissed } from '@vigil/common/threat';
import type { EventFacts } from '../../assessment/facts.ts';
import { indicatorRules } from '../../assessment/indicator-rules.ts';
import { indicatorMs, rateOf } from '../../assessment/indicators.ts';
import { joinNames } from '../../assessment/names.ts';
import { theatreNames } from '../../assessment/theatres.ts';
import { asPlace } from '../../gazetteer/as-place.ts';
import { capital } from '../../kit/event-words.ts';
import { ledgersOf } from '../../timeline/ledgers.ts';
import { actsOf, isCountedAs, ratesOf, weekDays } from './counts.ts';
import { dayMs, hourMs, momentOf, spanOf } from './moments.ts';

type Of<N extends Template['name']> = Extract<Template, { name: N }>;
type Facts = readonly EventFacts[];

/** An act that may open a report: what others say of it is none. */
export function isAttested({ kind, support }: EventFacts): boolean {
  return kind !== null && kind !== 'reaction' && support !== null;
}

/** It states an act as done, on any it rests. */
export function isAct({ statement }: EventFacts): boolean {
  return statement?.reality === 'done' && statement.kind !== 'none' && statement.kind !== 'reaction';
}

/**
 * The closed list of sentences that Vigil words itself: each a pure function of its inputs and of the events that it cites. Null
 * where these events do not give it.
 */
export function word(template: Template, facts: Facts): string | null {
  if (facts.length === 0) return null;
  switch (template.name) {
    case 'quiet':
      return quiet(template, facts);
    case 'course':
      return course(template, facts);
    case 'open':
      return open(template, facts);
    case 'indicator':
      return indicator(template, facts);
    case 'no-indicator':
      return `No indicator has moved in ${span(seenHours, template)}.`;
    case 'counted':
      return counted(template, facts);
    case 'nothing':
      return !template.isQuoted && facts.some(isNothing(template.section)) ? null : nothing(template);
    case 'forecast':
      return forecast(template);
    case 'voices':
      return voices(template, facts);
    case 'coverage':
      return coverage(template.gap, facts, template);
  }
}

interface CountedSpan {
  until: string;
  isPast?: true | undefined;
}

const span = (hours: number, { until, isPast }: CountedSpan): string => spanOf(hours, Date.parse(until), isPast);
const within = (facts: Facts, hours: number, { until }: CountedSpan): boolean =>
  facts.every(({ time }) => time > Date.parse(until) - hours * hourMs && time <= Date.parse(until));

/** 'No attested act is known of the last 72 hours: none that two independent origins report, ...' */
function quiet(template: Of<'quiet'>, facts: Facts): string | null {
  if (!within(facts, 72, template) || facts.some((one) => isAttested(one) && one.kind !== 'toll')) return null;
  const rest = facts.length === 1 ? 'One event rests' : `${facts.length} events rest`;
  return `No act in ${span(72, template)} is attested by two independent origins, an official alert or the announcement of its author. ${rest} on less.`;
}

/** 'High, attacks rising: 14 attested attacks in the last 24 hours (in Iran and Israel), 6 in the 24 hours before and 2.1 a day in the week before; ...' */
function course({ level, since, days = weekDays, ...about }: Of<'course'>, facts: Facts): string | null {
  const until = Date.parse(about.until);
  const attacks = facts.filter((one) => one.kind === 'attack' && isAttested(one));
  const { last, before, week, direction } = ratesOf(attacks, until, days);
  const named = level === 'unknown' ? 'Level unknown' : `${capital(level)}${days > 0 ? `, attacks ${direction}` : ''}`;
  const places = countriesOf(attacks.filter(({ time }) => time > until - dayMs && time <= until));
  const where = places.length > 0 ? ` (in ${joinNames(places)})` : '';
  const usual = days === 0 ? '' : `, ${amount(before)} in the 24 hours before${ofWeek(week, days)}`;
  const fresh = facts.filter((one) => isAttested(one) && since !== null && one.event.createdAt > since).length;
  const news =
    since === null
      ? ''
      : `; ${fresh === 0 ? 'no attested act is' : fresh === 1 ? 'one attested act is' : `${fresh} attested acts are`} new since the report of ${momentOf(Date.parse(since))}`;
  return `${named}: ${count(last, 'attested attack')} in ${span(24, about)}${where}${usual}${news}.`;
}

function ofWeek(week: number, days: number): string {
  if (days < 2) return '';
  const on = days < weekDays ? `on the ${days} days read of the week before` : 'in the week before';
  return ` and ${week === 0 ? 'none' : `${decimal(week)} a day`} ${on}`;
}

/** The places hit, the most often named first; of more than five, the number of the others. */
function countriesOf(attacks: Facts): string[] {
  const counts = new Map<string, number>();
  for (const { event } of attacks) {
    const country = event.location.split(', ').at(-1) ?? '';
    if (country !== '' && country !== 'Unknown' && country !== 'Global')
      counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const names = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([name]) => asPlace(name));
  return names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
}

/** 'Disputed: Iran denies one event, and the tolls of 2 differ; 14 of 31 acts rest on one origin; no Israeli source was read.' */
function open(template: Of<'open'>, facts: Facts): string | null {
  if (!within(facts, 24, template)) return null;
  const acts = facts.filter(isAct);
  const denials = parties.flatMap((party) => {
    const denied = facts.filter(({ marks }) => marks.has(`denied-${party}`)).length;
    return denied > 0 ? [`${countries[party]} denies ${count(denied, 'event')}`] : [];
  });
  const tolls = facts.filter(
    (one) => isAttested(one) && ledgersOf(one.event).some(({ isDisputed }) => isDisputed),
  ).length;
  const disputed = [...denials, ...(tolls > 0 ? [`the tolls of ${count(tolls, 'event')} differ`] : [])];
  const single = acts.filter(({ origins }) => origins < 2).length;
  return `${[
    disputed.length > 0
      ? `Disputed in ${span(24, template)}: ${joinNames(disputed)}`
      : `Neither side denies what is reported of ${span(24, template)}`,
    ...(acts.length > 0
      ? [`${amount(single)} of ${count(acts.length, 'act')} ${single === 1 ? 'rests' : 'rest'} on one origin`]
      : []),
    ...(template.unheard.length > 0
      ? [`no ${template.unheard.map((party) => adjectives[party]).join(' and no ')} source was read ${beforeReport}`]
      : []),
  ].join('; ')}.`;
}

const parties = ['iranian', 'israeli'] as const satisfies readonly ReportParty[];
const countries: Record<ReportParty, string> = { israeli: 'Israel', iranian: 'Iran' };
const adjectives: Record<ReportParty, string> = { israeli: 'Israeli', iranian: 'Iranian' };

/** 'Airspace closed or flights stopped: 3 events in the last 72 hours, 1 a day against 0.1 in the 30 days before; the last on ...' */
function indicator({ indicator: id, days = baseDays, ...about }: Of<'indicator'>, facts: Facts): string | null {
  const until = Date.parse(about.until);
  const rule = indicatorRules.find((one) => one.id === id);
  if (!rule || !facts.every(rule.fits) || facts.some(({ time }) => time <= until - indicatorMs || time > until))
    return null;
  const times = facts.map(({ time }) => time);
  const { count: seen, rate, base } = rateOf(times, until, days);
  const isDated = facts.some(({ event }) => event.precision !== 'none');
  const last = isDated && seen > 0 ? `; the last of ${momentOf(Math.max(...times))}` : '';
  const said = `${rule.name}: ${count(seen, 'event')} in ${span(seenHours, about)}`;
  if (base === null) return `${said}${last}.`;
  const before =
    days < baseDays ? `on the ${days} days read of the ${baseDays} before` : `in the ${baseDays} days before`;
  return `${said}, ${share(rate)} a day against ${share(base)} ${before}${last}.`;
}

/** A row of the table: 'Attacks in Iran: 12 in the last 24 hours, 5 in the 24 hours before and 3 a day in the week before.' */
function counted(template: Of<'counted'>, facts: Facts): string | null {
  const acts = actsOf(template);
  if (!acts || !facts.every((one) => isAttested(one) && isCountedAs(one, template))) return null;
  const { days = weekDays, last, before, week } = template;
  const now = withCounts(template, facts);
  if (now.last !== last || now.before !== before || now.week !== week) return null;
  const usual = days === 0 ? '' : `, ${amount(before)} in the 24 hours before${ofWeek(week, days)}`;
  return `${acts}: ${amount(last)} in ${span(24, template)}${usual}.`;
}

/** The row with the numbers that these events give. */
export function withCounts(row: Omit<Of<'counted'>, 'last' | 'before' | 'week'>, facts: Facts): Of<'counted'> {
  const { last, before, week } = ratesOf(facts, Date.parse(row.until), row.days);
  return { ...row, last, before, week: Math.round(week * 10) / 10 };
}

/** The theatres of each section of the detailed analysis; of risks and of what is not known, none. */
export const theatresOf: Partial<Record<Section, readonly EventFacts['theatre'][]>> = {
  current_situation_analysis: ['iran', 'israel'],
  regional_impact_assessment: ['gulf', 'lebanon', 'west-bank-gaza', 'iraq-syria', 'yemen', 'people', 'elsewhere'],
  strategic_implications: ['diplomacy', 'nuclear', 'economy'],
};

const isNothing = (section: Section) => (one: EventFacts) =>
  isAttested(one) && (section === 'risk_analysis' ? one.kind === 'threat' : theatresOf[section]?.includes(one.theatre));

function nothing({ section, isQuoted, ...about }: Of<'nothing'>): string | null {
  const own = theatresOf[section];
  const no = isQuoted ? 'no further' : 'no';
  if (section === 'risk_analysis')
    return `${capital(no)} threat of two origins, and no denial beside a claim, in ${span(72, about)}.`;
  return own
    ? `${own.map((theatre) => theatreNames[theatre]).join('; ')}: ${no} attested act in ${span(72, about)}.`
    : null;
}

function forecast({ forecast: kind, probability, baseRate }: Of<'forecast'>): string | null {
  if (!forecastKinds.includes(kind)) return null;
  const what = kind === 'military' ? 'an attack between the sides' : 'talks, an agreed pause or a step of a deal';
  const hours = horizonHours[kind];
  const time = hours < 96 ? `${hours} hours` : `${hours / 24} days`;
  return `Probability that ${what} will be reported within ${time}: ${probability} %; usual are ${baseRate} %.`;
}

/** 'Reports of Israeli sources stand behind 4 of the 31 events of the last 24 hours, of Iranian sources behind none; the newest is of ...' */
function voices(template: Of<'voices'>, facts: Facts): string | null {
  if (!within(facts, 24, template)) return null;
  const isOf = (side: string) =>
    facts.filter(({ event }) => event.reports.some((report) => report.side === side)).length;
  const isDated = facts.some(({ event }) => event.precision !== 'none');
  const age = isDated ? `; the newest is of ${momentOf(Math.max(...facts.map(({ time }) => time)))}` : '';
  const [israeli, iranian] = [isOf('israeli'), isOf('iranian')];
  const all = facts.length === 1 ? 'the one event' : `the ${facts.length} events`;
  return `Reports of Israeli sources stand behind ${amount(israeli)} of ${all} of ${span(24, template)}, of Iranian sources behind ${amount(iranian)}${age}.`;
}

const beforeReport = `in the ${coverageWindowMs / 60_000} minutes before this report`;

/** What a report does not know; null where its events do not show that gap. */
function coverage(gap: Gap, facts: Facts, about: CountedSpan): string | null {
  if (!within(facts, 24, about)) return null;
  switch (gap.about) {
    case 'feeds':
      return unreadFeeds(gap);
    case 'sides':
      return gap.unheard.length > 1
        ? `No feed of either side was read ${beforeReport}: more may have happened than is reported here.`
        : gap.unheard
            .map(
              (one) =>
                `No ${adjectives[one]} feed was read ${beforeReport}: the account of ${countries[one]} may be missing.`,
            )
            .join('');
    case 'feed-languages':
      return `Feeds in ${joinNames(gap.tags.map(languageOf))} are not understood: what they report is missing.`;
    case 'age':
      return age(facts, Date.parse(gap.at));
  }
}

function unreadFeeds({ read, total, missed = [] }: Extract<Gap, { about: 'feeds' }>): string | null {
  const unread = total - read;
  if (unread <= 0) return null;
  const names = missed.slice(0, maxMissed);
  const others = unread > names.length ? [`${unread - names.length} more`] : [];
  const named = names.length > 0 ? ` (${joinNames([...names, ...others])})` : '';
  if (total === 1) return `The only feed${named} was not read ${beforeReport}.`;
  if (read === 0) return `None of ${total} feeds${named} was read ${beforeReport}.`;
  return `${unread} of ${total} feeds${named} ${unread === 1 ? 'was' : 'were'} not read ${beforeReport}.`;
}

function languageOf(tag: string): string {
  return tag === 'und' ? 'an unknown language' : (languages.of(tag) ?? tag);
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'Nothing newer than 4 March 2031, 07:00 UTC, 5 hours before this report, is known.' */
function age(facts: Facts, at: number): string | null {
  const newest = Math.max(...facts.map(({ time }) => time));
  const hours = Math.floor((at - newest) / hourMs);
  if (hours < 1 || !facts.some(({ event }) => event.precision !== 'none')) return null;
  const ago = hours === 1 ? 'an hour' : hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return `Nothing newer than ${momentOf(newest)}, ${ago} before this report, is known.`;
}

/** 'no attack', 'one attack', '2 attacks' */
function count(number: number, noun: string): string {
  return number === 0 ? `no ${noun}` : number === 1 ? `one ${noun}` : `${number} ${noun}s`;
}

function amount(number: number): string {
  return number === 0 ? 'none' : String(number);
}

/** With one decimal, unless it is whole. */
function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

function share(value: number): string {
  if (value === 0) return 'none';
  return value < 0.1 ? 'fewer than 0.1' : decimal(value);
}
