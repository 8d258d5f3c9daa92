import type { Place } from '@vigil/common/events';
import type { ReportedFigure } from '@vigil/common/reports';
import type { Statement } from '@vigil/reader';
import type { NewReport } from './again.ts';
import { dayOf, withoutDay } from './day.ts';
import { toVector, type Vector } from './vector.ts';

/** A report as the matcher compares it. */
export interface StatedReport {
  /** Milliseconds since 1970. */
  at: number;
  title: string;
  statement: Statement;
  /** As displayed: 'Haifa, Israel', 'Iran', 'Unknown'. */
  location: string;
  place: Place | null;
  figures: readonly ReportedFigure[];
}

type ComparedAnswers = Pick<Statement, 'model' | 'kind' | 'reality' | 'by' | 'on' | 'country'>;

/** What is kept of a report to compare others with. */
export interface Comparable extends ComparedAnswers, Pick<StatedReport, 'at' | 'title' | 'location' | 'place'> {
  /** The day that its title gives at its end, which is no part of `title` then: see `dayOf`. */
  day: number | null;
  vector: Vector | null;
  /** What it reports an act of arms. */
  act: NewReport;
}

export function comparableOf({ at, title, statement, location, place, figures }: StatedReport): Comparable {
  const { model, kind, reality, by, on, country } = statement;
  return {
    title: withoutDay(title),
    day: dayOf(title),
    ...{ at, location, place, model, kind, reality, by, on, country },
    vector: statement.vector === undefined ? null : toVector(statement.vector),
    act: actOf({ at, statement, figures }),
  };
}

const armed: readonly Statement['kind'][] = ['attack', 'interception', 'alarm'];

function actOf({
  at,
  statement: { kind, reality, again, spans },
  figures,
}: Pick<StatedReport, 'at' | 'statement' | 'figures'>) {
  const looksBack = again === '^' || reality === 'past';
  const deaths = countOf(figures, 'killed');
  const injured = countOf(figures, 'injured');
  const isAct = (armed.includes(kind) || kind === 'toll') && (reality === 'done' || looksBack);
  return {
    at,
    act: kind === 'all-clear' && reality === 'done' ? ('all-clear' as const) : isAct ? ('attack' as const) : null,
    // Casualties are counted later.
    isLive: kind === 'alarm' || (armed.includes(kind) && reality === 'done' && deaths + injured === 0),
    isAlarm: kind === 'alarm',
    isAgain: again === '+',
    looksBack,
    isTollFirst: kind === 'toll' || (deaths > 0 && beginsWithCount(spans)),
    deaths,
    injured,
  };
}

/** 'Nine killed in ...' tells an act by what it came to; 'A kills nine' tells the act. */
function beginsWithCount(spans: Statement['spans']): boolean {
  const startOf = (role: 'howmany' | 'who') => spans.find((span) => span.role === role && span.in === 'title')?.start;
  const count = startOf('howmany');
  return count !== undefined && count <= lengthOfApproximation && count < (startOf('who') ?? Number.POSITIVE_INFINITY);
}

/** 'At least'. */
const lengthOfApproximation = 9;

/** The largest number of people that it counts, by its lower bound; 0 for none. */
function countOf(figures: readonly ReportedFigure[], counted: 'killed' | 'injured'): number {
  const given = figures.filter(({ what, of, isDenied }) => what === counted && !of && !isDenied);
  return Math.max(0, ...given.map(({ low, high }) => low ?? high ?? 0));
}
