import type { Quote, Section, Sentence, ShownLevel, Template } from '@vigil/common/analysis';
import { forecastKinds, type Predictions } from '@vigil/common/forecast';
import { baseDays, byChange } from '@vigil/common/indicators';
import type { Coverage } from '@vigil/common/threat';
import { type EventFacts, factsOf } from '../../assessment/facts.ts';
import { indicatorsAt, isCounted, observedBase, shownBy, signalledBy } from '../../assessment/indicators.ts';
import { minObservedDays, observedWindows, windowOf } from '../../assessment/observed.ts';
import type { Alignments } from '../../assessment/parties.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { rowOf, weekDays } from './counts.ts';
import { byGravity } from './gravity.ts';
import { isAlike } from './model-sentences.ts';
import { dayMs, hourMs } from './moments.ts';
import { quoteOf, sidesQuoteOf, textOf } from './quote.ts';
import { isSameThing } from './same-thing.ts';
import { isAct, isAttested, theatresOf, withCounts, word } from './templates.ts';

/** What a report is written from besides the events. */
export interface Circumstances {
  level: ShownLevel;
  /** When the report before was written; null for the first. */
  since: string | null;
  /** All events of two origins or more, as each side tells the most severe, and the forecast. */
  isDetailed: boolean;
  /** When it is written, and which feeds were read then. */
  at?: string;
  coverage?: Coverage;
  forecast?: Predictions;
  /** On whose side others fight; tests exchange them with the sides. */
  alignments?: Alignments;
}

/** Events quoted for each theatre, in a report and in a detailed one, and those of one origin, for the comprehensive mode. */
const maxQuoted = 3;
const maxQuotedInDetail = 20;
const maxMore = 2;
const maxIndicators = 5;
/** An indicator has moved from this change on: twice its usual rate, or half of it. Without a base all that are seen are named. */
const minChange = 1;
const maxRows = 12;
/** Events that the detailed report gives as each side tells them. */
const maxSideBySide = 3;
/** From this time after its newest event on, a report says when the hours that it counts ended. */
const lateMs = 6 * hourMs;

/**
 * The report: what is most severe, where it is going and what is open; the indicators that moved; what was counted; then the theatres.
 * `known`: the public events of the last 33 days; `window`: those that are quoted, each at most once.
 */
export function argue(
  known: readonly EventRecord[],
  window: readonly EventRecord[],
  until: number,
  { level, since, isDetailed, at, coverage, forecast, alignments }: Circumstances,
): Sentence[] {
  const sentences: Sentence[] = [];
  const quoted: QuotedEvent[] = [];
  const all = known.map(factsOf);
  const recent = window.map(factsOf).filter(({ time }) => time <= until);
  const attested = byGravity(recent.filter(isAttested), until, alignments);
  const latest = recent.filter(({ time }) => time > until - dayMs);
  const isLate = at !== undefined && Date.parse(at) - until >= lateMs;
  const isPast = isLate && window.some(({ precision }) => precision !== 'none');
  const about = { until: new Date(until).toISOString(), ...(isPast && { isPast: true as const }) };
  const watched = all.map(signalledBy);
  const week = observedWindows(watched, until - dayMs, weekDays);
  const month = observedBase(watched, until);
  // A day that was not read is no quiet one.
  const weekBase = week.has(0) ? daysOf(week.size, weekDays) : { days: 0 };
  const monthBase = month.size >= minObservedDays ? daysOf(month.size, baseDays) : { days: 0 };
  const counted = all.filter(
    (one) =>
      isAttested(one) && one.time <= until && (one.time > until - dayMs || week.has(windowOf(one.time, until - dayMs))),
  );

  // A running total is no act.
  const foremost = attested.find(({ kind }) => kind !== 'toll');
  if (!foremost || !quote('assessment', foremost)) template('assessment', { name: 'quiet', ...about }, latest);
  const attacks = counted.filter(({ kind }) => kind === 'attack');
  const fresh = since === null ? [] : recent.filter((one) => isAttested(one) && one.event.createdAt > since);
  const course = [...new Set([...attacks, ...fresh])];
  template('assessment', { name: 'course', level, since, ...about, ...weekBase }, course.length > 0 ? course : latest);
  template('assessment', { name: 'open', unheard: coverage?.unheard ?? [], ...about }, latest);

  const moved = byChange(indicatorsAt(watched, until, false)).filter(
    ({ state, change }) => state === 'seen' && (change === null || Math.abs(change) >= minChange),
  );
  for (const { id } of moved.slice(0, maxIndicators)) indicator('patterns', id);
  if (moved.length === 0) template('patterns', { name: 'no-indicator', ...about }, newestOf(recent));
  for (const { row, facts } of rowsIn(counted, until))
    template('counted', withCounts({ name: 'counted', ...row, ...about, ...weekBase }, facts), facts);

  for (const [section, theatres] of plans) {
    for (const theatre of theatres) {
      const own = attested.filter((one) => one.theatre === theatre && one.kind !== 'threat');
      quoteSome(section, own, isDetailed ? maxQuotedInDetail : maxQuoted);
      quoteSingle(section, theatre);
    }
    if (isDetailed && section === 'current_situation_analysis')
      for (const one of attested.slice(0, maxSideBySide)) add(section, sidesQuoteOf(one), one);
    if (isEmpty(section))
      nothing(
        section,
        attested.filter(({ theatre }) => theatres.includes(theatre)),
      );
  }
  const disputes = byGravity(recent.filter(isDisputed), until, alignments);
  const risks = [...attested.filter(({ kind }) => kind === 'threat'), ...disputes];
  quoteSome('risk_analysis', [...new Set(risks)], isDetailed ? maxQuotedInDetail : maxQuoted);
  if (isEmpty('risk_analysis')) nothing('risk_analysis', risks);
  if (isDetailed) for (const { id } of moved.slice(maxIndicators)) indicator('risk_analysis', id);
  if (isDetailed && forecast)
    for (const kind of forecastKinds) {
      const { probability, baseRate } = forecast[kind];
      template('risk_analysis', { name: 'forecast', forecast: kind, probability, baseRate }, newestOf(recent));
    }

  template('recommendations', { name: 'voices', ...about }, latest);
  for (const gap of gapsOf(coverage, at)) template('recommendations', { name: 'coverage', gap, ...about }, latest);
  return sentences;

  function isEmpty(section: Section): boolean {
    return !sentences.some((one) => one.section === section && one.depth === 'main');
  }

  /** `own`: attested acts that belong here, and stand elsewhere in the report. */
  function nothing(section: Section, own: readonly EventFacts[]): void {
    const quoted = own.length > 0 && { isQuoted: true as const };
    template(section, { name: 'nothing', section, ...quoted, ...about }, newestOf(recent));
  }

  function template(section: Section, one: Template, facts: readonly EventFacts[]): void {
    const text = word(one, facts);
    if (text === null) return;
    const origins = new Set(facts.flatMap(({ originNames }) => originNames)).size;
    const eventIds = facts.map(({ event }) => event.id);
    sentences.push({ text, section, eventIds, kind: 'template', template: one, origins, depth: 'main' });
  }

  function indicator(section: Section, id: string): void {
    const shown = all.filter((one) => isCounted(one.time, until, month) && shownBy(one).includes(id));
    template(section, { name: 'indicator', indicator: id, ...about, ...monthBase }, shown);
  }

  function add(
    section: Section,
    quote: Quote | null,
    { event, origins }: EventFacts,
    depth: Sentence['depth'] = 'main',
  ) {
    if (quote)
      sentences.push({ text: textOf(quote), section, eventIds: [event.id], kind: 'quote', quote, origins, depth });
    return quote !== null;
  }

  /** False where its event has no title to quote, or what it tells is quoted already. */
  function quote(section: Section, facts: EventFacts, depth: Sentence['depth'] = 'main'): boolean {
    const own = quoteOf(facts);
    if (!own || quoted.some((other) => isQuoted(other, { facts, quote: own }))) return false;
    quoted.push({ facts, quote: own });
    return add(section, own, facts, depth);
  }

  function quoteSome(section: Section, facts: readonly EventFacts[], limit: number): void {
    let shown = 0;
    for (const one of facts)
      if (shown < limit && !quoted.some((other) => other.facts === one) && quote(section, one)) shown += 1;
  }

  /** Acts that rest on one origin: they move nothing, and only the comprehensive mode shows them beside others. */
  function quoteSingle(section: Section, theatre: EventFacts['theatre']): void {
    const own = recent.filter((one) => one.theatre === theatre && !isAttested(one) && isAct(one));
    let shown = 0;
    for (const one of byGravity(own, until, alignments)) if (shown < maxMore && quote(section, one, 'more')) shown += 1;
  }
}

const plans: readonly (readonly [Section, readonly EventFacts['theatre'][]])[] = [
  ['current_situation_analysis', theatresOf.current_situation_analysis ?? []],
  ['regional_impact_assessment', theatresOf.regional_impact_assessment ?? []],
  ['strategic_implications', theatresOf.strategic_implications ?? []],
];

function isDisputed({ marks }: EventFacts): boolean {
  return marks.has('denied-israeli') || marks.has('denied-iranian');
}

interface QuotedEvent {
  facts: EventFacts;
  quote: Quote;
}

function isQuoted(one: QuotedEvent, other: QuotedEvent): boolean {
  const [a, b] = [one.quote.quoted[0], other.quote.quoted[0]];
  if (!a || !b) return false;
  return isAlike(a.title, b.title) || isSameThing(one.facts, other.facts, [a.item, b.item]);
}

/** The newest event: it gives the end of the time of which a sentence says that it knows nothing. */
function newestOf(facts: readonly EventFacts[]): EventFacts[] {
  return facts.reduce<EventFacts[]>((newest, one) => ((newest[0]?.time ?? 0) >= one.time ? newest : [one]), []);
}

function daysOf(observed: number, all: number): { days?: number } {
  return observed < all ? { days: observed } : {};
}

/** The rows of 'What was counted', those with most events of the last 24 hours and of the day before first. */
function rowsIn(counted: readonly EventFacts[], until: number) {
  const rows = new Map<string, { row: NonNullable<ReturnType<typeof rowOf>>; facts: EventFacts[] }>();
  for (const one of counted) {
    const row = rowOf(one);
    if (!row) continue;
    const key = JSON.stringify(row);
    const known = rows.get(key);
    if (known) known.facts.push(one);
    else rows.set(key, { row, facts: [one] });
  }
  const recently = (facts: readonly EventFacts[]) =>
    facts.reduce((sum, { time }) => sum + (time > until - dayMs ? 1 : time > until - 2 * dayMs ? 0.01 : 0), 0);
  return [...rows]
    .map(([key, one]) => ({ ...one, key, weight: recently(one.facts) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, maxRows);
}

/** What may not be known; a template that the events do not show is left out. */
function gapsOf(coverage: Coverage | undefined, at: string | undefined) {
  const { read = 0, total = 0, unheard = [], unreadLanguages: tags = [], missed } = coverage ?? {};
  return [
    ...(total > read ? [{ about: 'feeds' as const, read, total, ...(missed && { missed }) }] : []),
    ...(unheard.length > 0 ? [{ about: 'sides' as const, unheard }] : []),
    ...(tags.length > 0 ? [{ about: 'feed-languages' as const, tags }] : []),
    ...(at ? [{ about: 'age' as const, at }] : []),
  ];
}
