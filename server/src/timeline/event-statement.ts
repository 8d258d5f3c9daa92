import type { Statement } from '@vigil/reader';
import type { EventRecord, StoredReport } from './change.ts';
import { groupsOf } from './origins.ts';

/** What an event is, as most of its origins state it. */
export interface EventStatement
  extends Pick<Statement, 'relevance' | 'kind' | 'reality' | 'again' | 'by' | 'on' | 'country'> {
  /** Who read it: a model, or a person. */
  readBy: 'model' | 'admin' | 'archive' | 'alert';
  /** Independent origins that state this kind of act as done, and their names. */
  origins: number;
  originNames: readonly string[];
  /** The reports that state this kind and reality, the earliest first. */
  reports: readonly StoredReport[];
}

/**
 * What most origins of an event state; null where no report was read. Each origin has one vote, of the weight of the chance of its
 * kind, and the order of the reports counts nothing. What an administrator stated stands before all, then what was stated for the
 * archive, then an official alert. Of an event without reports it is what its administrator's words say.
 */
export function statementOf(event: Pick<EventRecord, 'reports' | 'statement'>): EventStatement | null {
  if (event.reports.length === 0) return event.statement ? ownOf(event.statement) : null;
  const known = found.get(event.reports);
  if (known !== undefined) return known;
  const read = event.reports.filter(isStated).sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  const given = byPersons
    .map((model) => ({ model, own: read.filter(({ statement }) => statement.model === model) }))
    .find(({ own }) => own.length > 0);
  const answer = combined(event.reports, given ? given.own : read, given ? given.model : 'model');
  found.set(event.reports, answer);
  return answer;
}

/** An administrator who writes an event has judged that it is about the confrontation. */
function ownOf({ kind, reality, again, by, on, country }: Statement): EventStatement {
  const stated = { kind, reality, again, by, on, country };
  return { ...stated, readBy: 'admin', relevance: 1, origins: 0, originNames: [], reports: [] };
}

const byPersons = ['admin', 'archive', 'alert'] as const;

/** Lists of reports are never changed in place. */
const found = new WeakMap<readonly StoredReport[], EventStatement | null>();

type StatingReport = StoredReport & { statement: Statement };

function isStated(report: StoredReport): report is StatingReport {
  return report.statement !== undefined;
}

function timeOf({ publishedAt, seenAt, item }: StoredReport): string {
  return `${publishedAt ?? seenAt ?? ''} ${item}`;
}

function combined(
  all: readonly StoredReport[],
  reports: readonly StatingReport[],
  readBy: EventStatement['readBy'],
): EventStatement | null {
  if (reports.length === 0) return null;
  const origins = groupsOf(all);
  const own = new Set<StoredReport>(reports);
  const shares = new Map(
    origins.flatMap((origin) => {
      const stated = origin.reports.filter((report) => own.has(report));
      return stated.map((report): [StoredReport, number] => [report, 1 / stated.length]);
    }),
  );
  const votes = reports.map((report) => ({
    report,
    statement: report.statement,
    weight: report.statement.kindChance * (shares.get(report) ?? 1),
  }));
  const kind = maxOf(votes, ({ statement }) => statement.kind, unclear('none'));
  const ofKind = votes.filter(({ statement }) => statement.kind === kind);
  const done = new Set<StoredReport>(
    ofKind.filter(({ statement }) => statement.reality === 'done').map(({ report }) => report),
  );
  const doneBy = origins.filter(({ reports }) => reports.some((report) => done.has(report)));
  // However many comment on what two origins state as done, it stays so: a comment moves nothing, downwards neither.
  const counted = doneBy.length >= 2 ? ofKind.filter(({ statement }) => statement.reality !== 'comment') : ofKind;
  const reality = maxOf(counted, ({ statement }) => statement.reality, unclear('comment'));
  const stating = ofKind.filter(({ statement }) => statement.reality === reality);
  return {
    readBy,
    kind,
    reality,
    relevance: stating.reduce((sum, vote) => sum + vote.weight * vote.statement.relevance, 0) / sumOf(stating),
    again: maxOf(stating, ({ statement }) => statement.again),
    country: maxOf(stating, ({ statement }) => statement.country),
    by: partiesOf(stating, 'by'),
    on: partiesOf(stating, 'on'),
    origins: doneBy.length,
    originNames: doneBy.map(({ name }) => name),
    reports: stating.map(({ report }) => report),
  };
}

interface Vote {
  report: StoredReport;
  statement: Statement;
  weight: number;
}

/** The parties that half of those name who name one. Where fewer than a third do, they are not known. */
function partiesOf(votes: readonly Vote[], role: 'by' | 'on'): Statement['by'] {
  const naming = votes.filter(({ statement }) => statement[role].some((party) => party !== 'unknown'));
  const isKnown = 3 * sumOf(naming) >= sumOf(votes);
  const counted = isKnown ? naming : votes;
  const least = sumOf(counted) / 2 - 1e-9;
  const named = [...new Set(counted.flatMap(({ statement }) => statement[role]))];
  const most = named.filter(
    (party) =>
      (party !== 'unknown' || !isKnown) &&
      sumOf(counted.filter(({ statement }) => statement[role].includes(party))) >= least,
  );
  return most.sort();
}

function sumOf(votes: readonly Vote[]): number {
  return votes.reduce((sum, { weight }) => sum + weight, 0);
}

/** A comment on an act may join its event, and a live page of many things: they count half. */
function unclear(answer: Statement['kind'] | Statement['reality']) {
  return (one: typeof answer) => (one === answer ? 0.5 : 1);
}

/** The answer with the greatest weight; of equal ones the one that was given first. */
function maxOf<A>(votes: readonly Vote[], answerOf: (vote: Vote) => A, shareOf: (answer: A) => number = () => 1): A {
  const weights = new Map<A, number>();
  for (const vote of votes) {
    const answer = answerOf(vote);
    weights.set(answer, (weights.get(answer) ?? 0) + vote.weight * shareOf(answer));
  }
  const [first, ...others] = weights;
  if (!first) throw new Error('No votes were given.');
  return others.reduce((best, one) => (one[1] > best[1] + 1e-9 ? one : best), first)[0];
}
