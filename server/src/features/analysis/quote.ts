import type { Quote, QuotedTitle } from '@vigil/common/analysis';
import { noneReported } from '@vigil/common/figures';
import type { ReportParty } from '@vigil/common/reports';
import { partyNames } from '@vigil/common/statement-words';
import type { EventFacts } from '../../assessment/facts.ts';
import { joinNames } from '../../assessment/names.ts';
import { glossOf } from '../../gazetteer/gloss.ts';
import { isCommand } from '../../language/inert.ts';
import { bestReportOf } from '../../timeline/best-report.ts';
import type { EventRecord, StoredReport } from '../../timeline/change.ts';
import { type Ledger, ledgersOf } from '../../timeline/ledgers.ts';
import { groupsOf } from '../../timeline/origins.ts';
import { tellingsOf } from '../../timeline/tellings.ts';
import { clockOf, dayOf } from './moments.ts';

/** Names of other origins beside the outlet that is quoted. */
const maxOthers = 2;

/**
 * What happened in the words of the report that tells it best, with a denial beside it. Null where no report tells it. `item`: the
 * report to quote, in the place of the best.
 */
export function quoteOf(facts: EventFacts, item?: string | null): Quote | null {
  const { event } = facts;
  const quoted = hasOwnWords(event) ? ownTitle(event) : titleOf(facts, item);
  if (!quoted) return null;
  const names = othersOf(facts, quoted);
  const denials = hasOwnWords(event) ? [] : denialsOf(facts, quoted);
  return {
    form: 'event',
    quoted: [quoted, ...denials],
    others: names.slice(0, maxOthers),
    more: Math.max(0, names.length - maxOthers),
    notes: notesOf(facts, quoted),
  };
}

/**
 * One event as the outlets of each side tell it; null where one group alone does, no outlet of Israel or Iran does, or its words are not
 * those of outlets.
 */
export function sidesQuoteOf({ event, kind }: EventFacts): Quote | null {
  if (hasOwnWords(event)) return null;
  const tellings = tellingsOf(quotable(event.reports), kind);
  const quoted = tellings.flatMap(({ group, report }) =>
    report ? [{ ...toQuoted(event, report), label: `${groupNames[group]} outlets` }] : [],
  );
  const silent = tellings.flatMap(({ group, report }) => (report ? [] : [groupNames[group]]));
  const isOfSide = tellings.some(({ group, report }) => report && (group === 'israeli' || group === 'iranian'));
  if (quoted.length < 2 || !isOfSide) return null;
  const notes = silent.length > 0 ? [`no report of ${joinNames(silent)} outlets is among those read`] : [];
  return { form: 'sides', quoted, others: [], more: 0, notes };
}

const groupNames = {
  israeli: 'Israeli',
  iranian: 'Iranian',
  arab: 'Arab',
  western: 'Western',
  other: 'Other',
} as const;

/** A quote as one sentence. */
export function textOf({ form, quoted, others, more, notes }: Quote): string {
  const [first, ...beside] = quoted.map((one) => ({
    one,
    words: `“${one.title}”${one.gloss ? ` [by the reader: ${one.gloss}]` : ''}`,
  }));
  if (!first) return '';
  if (form === 'sides') {
    const all = [first, ...beside].map(({ one, words }) => `${one.label}: ${words} (${voiceOf(one)})`).join('; ');
    return `As each side tells it: ${[all, ...notes].join('; ')}.`;
  }
  const names =
    more > 0 ? `, ${others.join(', ')} and ${more} more` : others.length > 0 ? ` and ${joinNames(others)}` : '';
  const listed = others.length > 1 && more === 0 ? `, ${joinNames(others)}` : names;
  const about = [`${first.one.source}${listed}${whenOf(first.one)}`, ...notes].join('; ');
  const denied = beside.map(({ one, words }) => `; ${one.label}: ${words} (${voiceOf(one)})`).join('');
  return `${first.words} (${about})${denied}.`;
}

const voiceOf = (one: QuotedTitle): string => `${one.source}${whenOf(one)}`;

function whenOf({ at, isDay }: QuotedTitle): string {
  if (at === null) return '';
  const time = Date.parse(at);
  return `, ${dayOf(time).replace(/ \d{4}$/, '')}${isDay ? '' : `, ${clockOf(time)}`}`;
}

/** Its title is an administrator's, or the archive's: its reports' own words are others, or were put right. */
function hasOwnWords({ archived, corrected, reports }: EventRecord): boolean {
  return archived || corrected !== undefined || reports.length === 0;
}

function ownTitle({ title, archived, timestamp, precision }: EventRecord): QuotedTitle {
  return {
    ...{ item: null, title, url: '', source: archived ? 'archive' : 'administrator' },
    at: precision === 'none' ? null : timestamp,
    ...(precision === 'day' && { isDay: true as const }),
  };
}

function titleOf({ event, kind, statement }: EventFacts, item: string | null | undefined): QuotedTitle | null {
  const reports = quotable(event.reports);
  const chosen = item === undefined ? reports : reports.filter((report) => report.item === item);
  const report = bestReportOf(chosen, kind ?? statement?.kind ?? null);
  return report && toQuoted(event, report);
}

/** What asks a model to do something is no news. */
function quotable(reports: readonly StoredReport[]): StoredReport[] {
  return reports.filter(({ title }) => !isCommand(title));
}

/** A report's own time, in a replay none: its event has no date then. */
function toQuoted({ precision, location }: EventRecord, report: StoredReport): QuotedTitle {
  const { item, title, lang, source, url, publishedAt, statement } = report;
  const gloss = lang && statement ? glossOf(statement, location) : report.gloss;
  return {
    ...{ item, title, source, url },
    ...(lang && { lang }),
    ...(lang && gloss && { gloss }),
    at: precision === 'none' ? null : publishedAt,
  };
}

/** The reports that state what the event is; all where none does. */
function statingOf({ event, statement }: EventFacts): readonly StoredReport[] {
  return statement && statement.reports.length > 0 ? statement.reports : event.reports;
}

/** The names of the other origins that state it, in the order of their first reports. */
function othersOf(facts: EventFacts, quoted: QuotedTitle): string[] {
  const groups = groupsOf(hasOwnWords(facts.event) ? facts.event.reports : statingOf(facts));
  return [
    ...new Set(
      groups.filter(({ reports }) => !reports.some(({ item }) => item === quoted.item)).map(({ name }) => name),
    ),
  ].filter((name) => name !== quoted.source);
}

function notesOf(facts: EventFacts, quoted: QuotedTitle): string[] {
  const { event, support, origins } = facts;
  const claimed = claimantsOf(statingOf(facts));
  const announced = support?.startsWith('announced-by-')
    ? announcerOf(facts, support.endsWith('israeli') ? 'israeli' : 'iranian')
    : null;
  return [
    ...tollOf(facts, quoted.title),
    ...(announced ? [`announced by ${announced}`] : claimed.length > 0 ? [`claimed by ${joinNames(claimed)}`] : []),
    ...(origins === 1 && event.reports.length > 0 && support !== 'alert' ? ['one source'] : []),
  ];
}

/** The side, or those who fight beside it where all reports pass on their word alone. */
function announcerOf(facts: EventFacts, side: ReportParty): string {
  const isOfSide = statingOf(facts).some(({ claims }) => claims?.includes(side));
  const allies = facts.by.filter((party) => party !== 'il' && party !== 'ir' && party !== 'unknown');
  return isOfSide || allies.length === 0 ? names[side] : joinNames(allies.map((party) => partyNames[party]));
}

const names: Record<ReportParty, string> = { israeli: 'Israel', iranian: 'Iran' };

/** The sides whose word all reports pass on; an outlet is not its government. */
function claimantsOf(reports: readonly StoredReport[]): string[] {
  if (reports.some(({ claims = [] }) => claims.length === 0)) return [];
  const parties = new Set(reports.flatMap(({ claims = [] }) => claims));
  return (['iranian', 'israeli'] as const).filter((party) => parties.has(party)).map((party) => names[party]);
}

/** 'toll 87 to 104', 'injured 17', of the reports that state the act: a count over a whole war is another report's. */
function tollOf(facts: EventFacts, title: string): string[] {
  const { event } = facts;
  const ledgers = ledgersOf(hasOwnWords(event) ? event : { ...event, reports: [...statingOf(facts)] });
  const shown = (['killed', 'injured'] as const).flatMap((what) => {
    const ledger = ledgers.find((one) => one.what === what);
    const amount = ledger && amountOf(ledger);
    const isSaid = !ledger?.range && new RegExp(`\\b${(ledger?.value ?? '').replace(/\D+/g, '\\D*')}\\b`).test(title);
    if (!amount || isSaid) return [];
    return [`${what === 'killed' ? 'toll' : 'injured'} ${amount}${ledger.isDisputed ? ', disputed' : ''}`];
  });
  return shown;
}

/** '87 to 104', 'at least 5'; null for what is no number. */
function amountOf({ range, value }: Ledger): string | null {
  if (value === noneReported) return null;
  const amount = range ? range.replace('-', ' to ') : value;
  return /^(?:(?:at least|more than|over|up to|about|around|nearly) )?\d[\d,]*(?: to \d[\d,]*)?$/.test(amount)
    ? amount
    : null;
}

/** For each side that denies it, the title that says so, unless the title that is quoted says it. */
function denialsOf({ event, kind }: EventFacts, quoted: QuotedTitle): QuotedTitle[] {
  const reports = quotable(event.reports);
  return (['iranian', 'israeli'] as const).flatMap((party) => {
    const denying = reports.filter(({ denials }) => denials?.includes(party));
    if (denying.some(({ item, title }) => item === quoted.item || title === quoted.title)) return [];
    const report = denying.length > 0 ? bestReportOf(denying, kind) : null;
    return report ? [{ ...toQuoted(event, report), label: `${names[party]} denies it` }] : [];
  });
}
