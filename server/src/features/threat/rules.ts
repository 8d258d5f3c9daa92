import type { ThreatLevel } from '@vigil/common/analysis';
import { byDay, reportedBy } from '../forecast/store.ts';
import type { ThreatFacts } from './facts.ts';

/** The hours before a moment that its rules look at. */
export const windowHours = 72;

/** Within these hours an event counts as one of the moment. */
const freshHours = 24;

/** The spans that rules look at. */
export const ruleHours = [freshHours, windowHours] as const;

const hourMs = 3_600_000;

/** A rule that holds at a moment: the level that it sets, why, and the events behind it, the newest first. */
export interface Holding {
  level: ThreatLevel;
  reason: string;
  events: ThreatFacts[];
}

interface ThreatRule {
  level: ThreatLevel;
  is: (fact: ThreatFacts) => boolean;
  hours: number;
  atLeast: number;
  reason: (count: number, events: readonly ThreatFacts[]) => string;
  /** A further condition on the events that are counted. */
  also?: (events: readonly ThreatFacts[], at: number) => boolean;
}

const isOf = (grade: ThreatFacts['grade']) => (fact: ThreatFacts) => fact.grade === grade;
const isAttack = ({ isAttack }: ThreatFacts) => isAttack;
/** Also one that its event alone does not attest: the rules then ask for a second origin beside it. */
const isStatedAttack = ({ isAttack, alone }: ThreatFacts) => isAttack || (alone?.attackers.length ?? 0) > 0;
const isAttested = (events: readonly ThreatFacts[]) => reportedBy(events).isAttack;
const freshOf = (events: readonly ThreatFacts[], at: number) =>
  events.filter(({ time }) => at - time <= freshHours * hourMs);
const isFresh = (events: readonly ThreatFacts[], at: number) => freshOf(events, at).length > 0;

/** On how many days in UTC attacks are attested. */
function attackDaysOf(events: readonly ThreatFacts[]): number {
  const days = byDay(events, (time) => Math.floor(time / (24 * hourMs)));
  return [...days.values()].filter(isAttested).length;
}

function eventWords(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}

/** '7 critical events of two origins or more', or what else stands behind them. */
function criticalWords(events: readonly ThreatFacts[]): string {
  const bases = supportWords.filter(([is]) => events.some(is)).map(([, words]) => words);
  const by = bases.length > 1 ? bases.map((words) => words.replace(' or more', '')).join(' or ') : bases.join('');
  return `${events.length} critical ${events.length === 1 ? 'event' : 'events'} ${by}`.trim();
}

const isBroad = ({ origins, support }: ThreatFacts) => origins >= 2 && !support?.startsWith('announced');
const supportWords: readonly [is: (fact: ThreatFacts) => boolean, words: string][] = [
  [isBroad, 'of two origins or more'],
  [(fact) => fact.support === 'administrator' && !isBroad(fact), 'from an administrator'],
  [(fact) => fact.support === 'archive' && !isBroad(fact), 'of the archive'],
  [(fact) => fact.support === 'alert' && !isBroad(fact), 'by official alert'],
  [({ support }) => support?.startsWith('announced') === true, 'announced by those who did it'],
];

/** An event may count lower than it is rated. */
function countedAs(count: number, grade: string): string {
  return `${eventWords(count)} that ${count === 1 ? 'counts' : 'count'} as ${grade}`;
}

function attackWords(events: readonly ThreatFacts[]): string {
  const count = events.filter(isAttack).length;
  if (count === 0) return 'two origins, each in an event of its own, that report attacks between the sides';
  return count === 1
    ? '1 event that reports an attack between the sides'
    : `${count} events that report attacks between the sides`;
}

/**
 * The rules of docs/formula.md, the most severe first. They know the sides by no name. Without new events a rule that does not hold
 * never begins to.
 */
const rules: readonly ThreatRule[] = [
  {
    level: 'critical',
    is: isOf('critical'),
    hours: freshHours,
    atLeast: 1,
    reason: (_, events) => `${criticalWords(events)} in 24 hours`,
  },
  {
    level: 'critical',
    is: isOf('critical'),
    hours: windowHours,
    atLeast: 2,
    reason: (_, events) => `${criticalWords(events)} in ${windowHours} hours`,
  },
  {
    level: 'critical',
    is: isAttack,
    hours: windowHours,
    atLeast: 6,
    reason: (_, events) => `${attackWords(events)} in ${windowHours} hours, the last within 24`,
    also: isFresh,
  },
  {
    level: 'critical',
    is: isStatedAttack,
    hours: windowHours,
    atLeast: 3,
    reason: () => 'attacks between the sides on three days within 72 hours, the last within 24',
    also: (events, at) => isAttested(freshOf(events, at)) && attackDaysOf(events) >= 3,
  },
  {
    level: 'critical',
    is: isStatedAttack,
    hours: freshHours,
    atLeast: 1,
    reason: () => 'both sides attacked the other in 24 hours',
    also: (events) => reportedBy(events).attackers.size === 2,
  },
  {
    level: 'high',
    is: isOf('critical'),
    hours: windowHours,
    atLeast: 1,
    reason: (_, events) => `${criticalWords(events)} in ${windowHours} hours`,
  },
  {
    level: 'high',
    is: isOf('urgent'),
    hours: freshHours,
    atLeast: 1,
    reason: (count) => `${countedAs(count, 'urgent')} in 24 hours`,
  },
  {
    level: 'high',
    is: isStatedAttack,
    hours: freshHours,
    atLeast: 1,
    reason: (_, events) => `${attackWords(events)} in 24 hours`,
    also: isAttested,
  },
  {
    level: 'high',
    is: isOf('urgent'),
    hours: windowHours,
    atLeast: 3,
    reason: (count) => `${countedAs(count, 'urgent')} in ${windowHours} hours`,
  },
  {
    level: 'elevated',
    is: isOf('urgent'),
    hours: windowHours,
    atLeast: 1,
    reason: (count) => `${countedAs(count, 'urgent')} in ${windowHours} hours`,
  },
  {
    level: 'elevated',
    is: isStatedAttack,
    hours: windowHours,
    atLeast: 1,
    reason: (_, events) => `${attackWords(events)} in ${windowHours} hours`,
    also: (events) => attackDaysOf(events) >= 1,
  },
  {
    level: 'elevated',
    is: ({ grade, isArmedAct }) => isArmedAct && grade === 'high',
    hours: windowHours,
    atLeast: 1,
    reason: (count) => `${count} armed ${count === 1 ? 'act' : 'acts'} of high urgency in ${windowHours} hours`,
  },
  {
    level: 'elevated',
    is: isOf('high'),
    hours: windowHours,
    atLeast: 3,
    reason: (count) => `${countedAs(count, 'high')} in ${windowHours} hours`,
  },
];

export const quietReason = 'no rule for a higher level holds';

/** Does any rule count the event? */
export function isCounted(fact: ThreatFacts): boolean {
  return rules.some(({ is }) => is(fact));
}

/** The rules of the highest level that hold at a time in milliseconds; empty for low. `events` are counted ones, the newest first. */
export function holdingAt(events: readonly ThreatFacts[], at: number): Holding[] {
  const window = events.filter(({ time }) => time <= at && at - time <= windowHours * hourMs);
  const holding: Holding[] = [];
  for (const { level, is, hours, atLeast, reason, also } of rules) {
    const [first] = holding;
    if (first && first.level !== level) break;
    const own = window.filter((fact) => at - fact.time <= hours * hourMs && is(fact));
    if (own.length < atLeast || also?.(own, at) === false) continue;
    holding.push({ level, reason: reason(own.length, own), events: own });
  }
  return holding;
}
