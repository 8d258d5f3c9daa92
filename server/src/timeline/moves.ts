import { isMoreUrgent, type Move, maxMoves, type UrgencyLevel } from '@vigil/common/events';
import type { Report } from '@vigil/common/reports';
import type { EventRecord } from './change.ts';

type MovingEvent = Pick<EventRecord, 'reports' | 'createdAt' | 'archived' | 'isUrgencySet'>;

/** What later reports added to an event, and the number of its alert steps. */
export interface Moved {
  moves: readonly Move[];
  steps: number;
  /** When its newest report was published; null without dated reports. */
  evidenceAt: string | null;
}

/**
 * Reads from the reports, in the order in which they were published, what each added to those before it: more deaths or injured, an
 * impact, a higher urgency. It depends on the reports alone, not on the order in which feeds gave them.
 */
export function movedOf(event: MovingEvent): Moved {
  const known = met.get(event.reports)?.get(event.isUrgencySet === true);
  if (known) return known;
  const read = readMoves(event);
  const states = met.get(event.reports) ?? new Map<boolean, Moved>();
  met.set(event.reports, states.set(event.isUrgencySet === true, read));
  return read;
}

/** Lists of reports are never changed in place. */
const met = new WeakMap<readonly Report[], Map<boolean, Moved>>();

/** The highest numbers so far, and those at the last step. */
interface Toll {
  known: number;
  alerted: number;
}

function readMoves({ reports, createdAt, archived, isUrgencySet }: MovingEvent): Moved {
  const timed = reports
    .map((report) => ({ report, at: report.publishedAt ?? report.seenAt ?? createdAt }))
    .sort((a, b) => compare(a.at, b.at) || compare(a.report.item, b.report.item));
  const evidenceAt =
    reports
      .flatMap(({ publishedAt, seenAt }) => publishedAt ?? seenAt ?? [])
      .sort()
      .at(-1) ?? null;
  const [first, ...later] = timed;
  if (!first || archived) return { moves: [], steps: 0, evidenceAt };
  const tolls = { deaths: tollOf(first.report, 'killed'), injured: tollOf(first.report, 'injured') };
  const known: Record<'deaths' | 'injured', Toll> = {
    deaths: { known: tolls.deaths, alerted: tolls.deaths },
    injured: { known: tolls.injured, alerted: tolls.injured },
  };
  let urgency = first.report.urgencyLevel;
  let isHit = hasImpact(first.report);
  const moves: Move[] = [];
  let steps = 0;
  for (const { report, at } of later) {
    let isStep = false;
    const before = moves.length;
    for (const what of ['deaths', 'injured'] as const) {
      const to = tollOf(report, what === 'deaths' ? 'killed' : 'injured');
      const toll = known[what];
      if (to <= toll.known) continue;
      moves.push({ at, what, from: toll.known, to });
      toll.known = to;
      if (!isNextStep(toll)) continue;
      toll.alerted = to;
      isStep = true;
    }
    if (!isHit && hasImpact(report)) {
      isHit = true;
      isStep = true;
      if (moves.length === before) moves.push({ at, what: 'impact' });
    }
    const raised = raisedTo(urgency, report.urgencyLevel);
    if (raised && urgency && !isUrgencySet) {
      moves.push({ at, what: 'urgency', from: urgency, to: raised });
      isStep = true;
    }
    urgency = raised ?? urgency ?? report.urgencyLevel;
    if (isStep) steps += 1;
  }
  return { moves: moves.slice(-maxMoves), steps, evidenceAt };
}

/** The first, twice as many as at the last step, or ten more. */
function isNextStep({ known, alerted }: Toll): boolean {
  return alerted === 0 || known >= 2 * alerted || known >= alerted + 10;
}

/** The least number that a report gives of those killed or injured; 0 where it gives none, or denies it. */
export function tollOf({ figures = [] }: Pick<Report, 'figures'>, counted: 'killed' | 'injured'): number {
  const given = figures.flatMap(({ what, of, isDenied, low, high }) =>
    what === counted && !of && !isDenied ? [low ?? high ?? 0] : [],
  );
  return Math.max(0, ...given);
}

/** A number of casualties reports an impact too. */
function hasImpact(report: Report): boolean {
  return report.impact === true || tollOf(report, 'killed') > 0 || tollOf(report, 'injured') > 0;
}

function raisedTo(before: UrgencyLevel | undefined, now: UrgencyLevel | undefined): UrgencyLevel | null {
  return before && now && isMoreUrgent(now, before) ? now : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
