import type { VerificationLabel } from '@vigil/common/confirmation';
import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import type { ReportParty } from '@vigil/common/reports';
import type { Statement } from '@vigil/reader';
import type { EventRecord, StoredReport } from '../timeline/change.ts';
import { confirmationOf } from '../timeline/confirmation.ts';
import { type EventStatement, statementOf } from '../timeline/event-statement.ts';
import { groupsOf } from '../timeline/origins.ts';
import { isGroup, onlySideOf, type StatedParty } from './parties.ts';
import { type Theatre, theatreOf } from './theatres.ts';

/** What an event does: a kind of act, other than none. */
export type Kind = Exclude<Statement['kind'], 'none'>;

/** What an event rests on. `announced-by`: the word of the side alone that did it, or of one that fights beside it. */
export type Support = 'two-origins' | 'administrator' | 'alert' | 'archive' | `announced-by-${ReportParty}`;

/** What the rules of an assessment need to know of an event. */
export interface EventFacts {
  event: EventRecord;
  /** Milliseconds since 1970. */
  time: number;
  /** An official alert. */
  isAlert: boolean;
  /** What most of its origins state, also where it moves nothing; null where no report was read. */
  statement: EventStatement | null;
  /** Null: it moves nothing. It is not done, not about the confrontation, or nothing supports it. */
  kind: Kind | null;
  /** Null where neither two origins state it as done, nor any of the others stands behind it. */
  support: Support | null;
  theatre: Theatre;
  /** Who acts, and on whom. An author who is not known is not among them. */
  by: readonly StatedParty[];
  on: readonly StatedParty[];
  country: Statement['country'];
  /** Independent origins that state the kind as done; of an event that moves nothing, all. */
  origins: number;
  originNames: readonly string[];
  /** As two origins say, each by itself; of an administrator, the archive, an alert and a side's own word as it is given. */
  urgency: UrgencyLevel;
  marks: ReadonlySet<VerificationLabel>;
}

/** From this chance on an event is about the confrontation. */
const minRelevance = 0.7;

/** Reads an event; the answer is kept for as long as the event is. */
export function factsOf(event: EventRecord): EventFacts {
  const known = met.get(event);
  if (known) return known;
  const isAlert = event.alertAreas !== undefined;
  const statement = statementOf(event);
  const support = supportOf(event, statement);
  const kind = isAlert ? alarmOf(event) : kindOf(statement, support);
  const all = groupsOf(event.reports).map(({ name }) => name);
  const originNames = kind === null || !statement ? all : statement.originNames;
  const facts: EventFacts = {
    event,
    time: Date.parse(event.timestamp),
    isAlert,
    statement,
    kind,
    support,
    theatre: theatreOf(event, statement),
    by: knownOf(statement?.by),
    on: knownOf(statement?.on),
    country: statement?.country ?? 'other',
    origins: originNames.length,
    originNames,
    urgency: urgencyOf(event, statement, support),
    marks: new Set(confirmationOf(event.reports).marks),
  };
  met.set(event, facts);
  return facts;
}

const met = new WeakMap<EventRecord, EventFacts>();

/** An alert of low urgency was a drill, was called off, or says that the danger is over. */
function alarmOf({ urgencyLevel }: EventRecord): Kind | null {
  return urgencyLevel === 'low' ? null : 'alarm';
}

function kindOf(statement: EventStatement | null, support: Support | null): Kind | null {
  if (!statement || !support || statement.kind === 'none') return null;
  return statement.reality === 'done' && statement.relevance >= minRelevance ? statement.kind : null;
}

/** What an event states as done of the confrontation while nothing supports it; it moves nothing by itself. */
export function kindStatedAlone({ statement, support }: EventFacts): Kind | null {
  if (support !== null || statement?.reality !== 'done' || statement.kind === 'none') return null;
  return statement.relevance >= minRelevance ? statement.kind : null;
}

function supportOf(event: EventRecord, statement: EventStatement | null): Support | null {
  if (event.alertAreas !== undefined || statement?.readBy === 'alert') return 'alert';
  if (event.judgedBy === 'admin' || statement?.readBy === 'admin') return 'administrator';
  if (statement?.readBy === 'archive' || event.archived) return 'archive';
  if (statement?.reality !== 'done') return null;
  const announcer = announcerOf(statement);
  if (announcer) return `announced-by-${announcer}`;
  return statement.origins >= 2 ? 'two-origins' : null;
}

/**
 * The side that says itself what it did, where all reports only pass on its word: many that do are no second origin. An outlet is not
 * its government. What both sides are said to have done is the act of neither.
 */
function announcerOf({ by, reports }: EventStatement): ReportParty | null {
  const actors = knownOf(by);
  if (onlySideOf(actors) === null) return null;
  const parties = ['israeli', 'iranian'] as const;
  return parties.find((party) => reports.every((report) => passesOn(report, party, actors))) ?? null;
}

/** Is it the word of one of those who act? */
function passesOn({ claims, allyOf }: StoredReport, party: ReportParty, actors: readonly StatedParty[]): boolean {
  const state = party === 'israeli' ? 'il' : 'ir';
  const isAlly = (actor: StatedParty) => (party === 'israeli' ? actor === 'us' : isGroup(actor));
  if (claims?.includes(party)) return actors.includes(state);
  return allyOf === party && actors.some(isAlly);
}

function urgencyOf(event: EventRecord, statement: EventStatement | null, support: Support | null): UrgencyLevel {
  if (support !== 'two-origins' || event.isUrgencySet || !statement) return event.urgencyLevel;
  const stating = new Set(statement.reports);
  const ranks = groupsOf(event.reports).flatMap(({ reports }) => {
    const own = reports.filter((report) => stating.has(report));
    const ranked = own.map(({ urgencyLevel = event.urgencyLevel }) => urgencyLevels.indexOf(urgencyLevel));
    return own.length > 0 ? [Math.min(...ranked)] : [];
  });
  const [, second = 0] = ranks.sort((a, b) => a - b);
  return urgencyLevels[Math.max(second, urgencyLevels.indexOf(event.urgencyLevel))] ?? event.urgencyLevel;
}

function knownOf(parties: readonly StatedParty[] = []): readonly StatedParty[] {
  return parties.filter((party) => party !== 'unknown');
}
