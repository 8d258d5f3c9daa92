import type { Basis, Gap, Section, Sentence, ShownLevel } from '@vigil/common/analysis';
import { baseDays, byChange } from '@vigil/common/indicators';
import type { Coverage } from '@vigil/common/threat';
import { type EventFacts, factsOf } from '../../assessment/event-facts.ts';
import { indicatorsAt, isCounted, observedBase, shownBy, signalledBy } from '../../assessment/indicators.ts';
import { minObservedDays, observedWindows, windowOf } from '../../assessment/observed.ts';
import type { Theatre } from '../../assessment/theatres.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { isAside } from './aside.ts';
import { compose } from './compose/compose.ts';
import { isUnderFire, weekDays } from './compose/counts.ts';
import { foremostOf } from './compose/foremost.ts';
import { gravityOf } from './compose/gravity.ts';
import { dayMs } from './compose/moments.ts';
import { isSameReport, isSameThing } from './compose/same-thing.ts';
import { bodyOf } from './compose/sentence.ts';
import { isAlike } from './model-sentences.ts';

/** What a report is written from besides the events. */
export interface Circumstances {
  level: ShownLevel;
  /** When the report before was written; null for the first. */
  since: string | null;
  /** More events of each theatre, and all indicators that are seen. */
  isDetailed: boolean;
  /** When it is written, and which feeds were read then. */
  at?: string;
  coverage?: Coverage;
}

/** The sections of the detailed report with the theatres that each covers. */
const plans: readonly { section: Section; theatres: readonly Theatre[] }[] = [
  { section: 'current_situation_analysis', theatres: ['iran', 'israel'] },
  {
    section: 'regional_impact_assessment',
    theatres: ['gulf', 'lebanon', 'west-bank-gaza', 'iraq-syria', 'yemen', 'people', 'elsewhere'],
  },
  { section: 'strategic_implications', theatres: ['diplomacy', 'nuclear', 'economy'] },
];

/** Events described for each theatre, in a report and in a detailed one, and those with one origin, for the comprehensive mode. */
const maxDescribed = 3;
const maxDescribedInDetail = 8;
const maxMore = 3;
/** Of what is no act and has one origin: more of it would hide the acts. */
const maxSlight = 2;
const maxRisks = 4;
const maxIndicators = 5;
/** From this time after its newest event on, a report says when the hours that it counts ended. */
const lateMs = 6 * 3_600_000;

/**
 * The report as an argument: what matters most and where it is going, what happened by theatre, what changed, what is
 * threatened and disputed, what is not known. `known`: the public events of the last 33 days; `window`: those that are
 * described, each at most once.
 */
export function argue(
  known: readonly EventRecord[],
  window: readonly EventRecord[],
  until: number,
  { level, since, isDetailed, at, coverage }: Circumstances,
): Sentence[] {
  const described: { facts: EventFacts; said: string }[] = [];
  const sentences: Sentence[] = [];
  const recent = window.map(factsOf);
  const end = new Date(until).toISOString();
  const isLate = at !== undefined && Date.parse(at) - until >= lateMs;
  const past = isLate && window.some(({ precision }) => precision !== 'none') ? ({ isPast: true } as const) : {};
  const most = isDetailed ? maxDescribedInDetail : maxDescribed;

  function add(section: Section, basis: Basis, of: readonly EventFacts[], depth: Sentence['depth'] = 'main'): boolean {
    const events = of.map(({ event }) => event);
    const text = events.length === 0 ? null : compose(basis, events);
    if (text === null || sentences.some((one) => one.text === text)) return false;
    const origins = new Set(of.flatMap(({ originNames }) => originNames)).size;
    sentences.push({ text, section, eventIds: events.map(({ id }) => id), basis, origins, depth });
    return true;
  }

  function isDescribed(one: EventFacts): boolean {
    const said = saidOf(one);
    return (
      said === null ||
      isAside(one, said) ||
      described.some(
        (other) =>
          isSameThing(other.facts, one) ||
          (!areTwoDeaths(other.facts, one) && (isAlike(other.said, said) || isPartOf(other.said, said))),
      )
    );
  }

  function note(one: EventFacts): void {
    described.push({ facts: one, said: saidOf(one) ?? '' });
  }

  /** A report of one origin does not take the place of the same thing with two. */
  function isBetterAttested(one: EventFacts): boolean {
    return recent.some((other) => other.origins >= 2 && isSameThing(other, one));
  }

  /** Describes events by severity, none twice, and none that says the same as one before. */
  function describe(section: Section, of: readonly EventFacts[], limit: number): void {
    let main = 0;
    let more = 0;
    for (const one of byGravity(of, until)) {
      if (main >= limit && more >= maxMore) break;
      const depth = main < limit ? 'main' : 'more';
      if (depth === 'more' && (one.origins >= 2 || isBetterAttested(one))) continue;
      if (one.kind === null && one.origins < 2 && main >= maxSlight) continue;
      if (isDescribed(one)) continue;
      const same = recent.filter((other) => isSameReport(one, other));
      if (!add(section, { kind: 'incident' }, [one, ...same], depth)) continue;
      note(one);
      if (depth === 'main') main += 1;
      else more += 1;
    }
  }

  const all = known.map(factsOf);
  const watched = all.map(signalledBy);
  const week = observedWindows(watched, until - dayMs, weekDays);
  const month = observedBase(watched, until);
  const attacks = all.filter(
    (one) =>
      isUnderFire(one) &&
      one.time <= until &&
      (one.time > until - dayMs || week.has(windowOf(one.time, until - dayMs))),
  );
  // A day that was not read is no quiet one.
  const dayBase = week.has(0) ? {} : noBase;
  const weekBase = week.has(0) ? daysOf(week.size, weekDays) : noBase;
  const monthBase = month.size >= minObservedDays ? daysOf(month.size, baseDays) : noBase;
  const { one: foremost = null, fighting = [] } = foremostOf(recent, until) ?? {};
  const latest = recent.filter(({ time }) => time > until - dayMs);
  // Where no event can be described, the first sentence counts those of the day. Attacks of the week give the direction in each case.
  const first = foremost ? [foremost] : fighting.length > 0 ? [] : latest;
  const lead = [...first, ...attacks.filter((one) => !first.includes(one))];
  add('assessment', { kind: 'bottom-line', level, until: end, ...weekBase, ...past }, lead);
  if (foremost) note(foremost);
  add('assessment', { kind: 'change', until: end, ...weekBase }, attacks);
  describe('assessment', recent.filter(isDialogue), 1);

  if (since) {
    const fresh = recent.filter(({ event }) => event.createdAt > since);
    add('patterns', { kind: 'since', since }, fresh);
  }
  const signs = indicatorsIn(all, until);
  for (const id of signs.slice(0, maxIndicators)) addIndicator('patterns', id);

  for (const plan of plans)
    for (const theatre of plan.theatres) {
      const own = recent.filter((one) => one.theatre === theatre && !isRisk(one));
      const counted = recent.filter((one) => one.theatre === theatre && one.time > until - 2 * dayMs);
      if (counted.length > 1 || counted.some(({ kind }) => kind !== null))
        add(plan.section, { kind: 'tally', theatre, until: end, ...dayBase, ...past }, counted);
      describe(plan.section, own, most);
    }
  describe('risk_analysis', recent.filter(isRisk), isDetailed ? most : maxRisks);
  if (isDetailed) for (const id of signs.slice(maxIndicators)) addIndicator('risk_analysis', id);
  for (const id of watchedFor.filter((one) => !signs.slice(0, isDetailed ? signs.length : maxIndicators).includes(one)))
    addIndicator('recommendations', id);
  add('recommendations', { kind: 'voices', until: end, ...past }, latest);
  for (const gap of gapsOf(coverage, at))
    add('recommendations', { kind: 'coverage', until: end, gap, ...past }, latest);
  return sentences;

  function addIndicator(section: Section, id: string): void {
    const shown = all.filter((one) => isCounted(one.time, until, month) && shownBy(one).includes(id));
    add(section, { kind: 'indicator', indicator: id, until: end, ...monthBase, ...past }, shown);
  }
}

/** What may not be known; `compose` drops what the events do not show. */
function gapsOf(coverage: Coverage | undefined, at: string | undefined): Gap[] {
  const { read = 0, total = 0, unheard = [], unreadLanguages: tags = [], missed } = coverage ?? {};
  return [
    ...(total > read ? [{ about: 'feeds' as const, read, total, ...(missed && { missed }) }] : []),
    ...(unheard.length > 0 ? [{ about: 'sides' as const, unheard }] : []),
    ...(tags.length > 0 ? [{ about: 'feed-languages' as const, tags }] : []),
    { about: 'languages' },
    ...(at ? [{ about: 'age' as const, at }] : []),
  ];
}

const noBase = { hasBase: false } as const;

function daysOf(observed: number, all: number): { days?: number } {
  return observed < all ? { days: observed } : {};
}

/** What is watched for where a war may begin, widen or end. */
const watchedFor: readonly string[] = [
  'airspace-closed',
  'embassies-leaving',
  'reserves-called',
  'threats-with-deadline',
  'hormuz-restricted',
  'talks-held',
];

/** The indicators that are seen, by how much they changed. */
function indicatorsIn(all: readonly EventFacts[], until: number): string[] {
  return byChange(indicatorsAt(all.map(signalledBy), until, false))
    .filter(({ state }) => state === 'seen')
    .map(({ id }) => id);
}

/** 'The board passed a resolution', and the same with what it demands. */
function isPartOf(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length > 12 && long.startsWith(short);
}

/** Of two holders of different offices: their sentences differ in one word. */
function areTwoDeaths(one: EventFacts, other: EventFacts): boolean {
  return one.victims.length > 0 && other.victims.length > 0 && !one.victims.some((who) => other.victims.includes(who));
}

function isDialogue({ kind }: EventFacts): boolean {
  return kind === 'truce' || kind === 'deal' || kind === 'talks' || kind === 'talks-failed' || kind === 'truce-broken';
}

/** Threats, and what one side denies. */
function isRisk({ kind, marks }: EventFacts): boolean {
  return kind === 'threat' || marks.has('denied-israeli') || marks.has('denied-iranian');
}

function byGravity(facts: readonly EventFacts[], until: number): EventFacts[] {
  return facts
    .map((one) => ({ one, gravity: gravityOf(one, until) }))
    .sort((a, b) => b.gravity - a.gravity || (a.one.event.id < b.one.event.id ? -1 : 1))
    .map(({ one }) => one);
}

/** What an event says without its day and how well it is attested. */
function saidOf(facts: EventFacts): string | null {
  return (
    bodyOf(facts)?.replace(/,? on \d{1,2} \w+ \d{4}(?=,|$).*$|, (?:reported by|by the account of) .*$/, '') ?? null
  );
}
