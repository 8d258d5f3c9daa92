import { isMoreUrgent } from '@vigil/common/events';
import type { EventRecord, StoredReport } from './change.ts';
import { actsIn } from './confirmation.ts';
import { tollOf } from './moves.ts';

type TitledEvent = Pick<
  EventRecord,
  'title' | 'reports' | 'lang' | 'gloss' | 'glossBy' | 'urgencyLevel' | 'isUrgencySet'
>;

/**
 * The event with a title that says what happened and how grave it is by now. The first report may only ask about it ('Who is the
 * leader who was killed?'), report what came before it ('A vows response'), or report less ('Sirens sound', where later ones count
 * forty dead). So the first report that has the urgency of the event names it, one that states an act before others, and after it
 * the one that counts most dead or injured, or tells first what was hit. If none is more urgent, a title that is a question gives way
 * to the first that states something. A title that an administrator worded is kept. Returns the same object if nothing changes.
 */
export function withStatedTitle<E extends TitledEvent>(event: E): E {
  const { title } = event;
  const reports = inOrder(event.reports);
  const own = reports.find((report) => report.title === title);
  if (!own) return event;
  const raising = isRaisedAbove(own, event) ? raisingIn(reports, event) : firstAsUrgent(own, reports, event);
  const stating = raising ?? (isQuestion(title) ? firstStated(reports, event) : undefined) ?? own;
  const severe = event.isUrgencySet || own.urgencyLevel === undefined ? stating : mostSevereOf(stating, reports, event);
  return severe.title === title ? event : named(event, severe);
}

/** As they were published: the order in which feeds are read names no event. */
function inOrder(reports: readonly StoredReport[]): readonly StoredReport[] {
  if (reports.length < 2) return reports;
  const timeOf = ({ publishedAt, seenAt }: StoredReport) => publishedAt ?? seenAt ?? '';
  return reports.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0));
}

function named<E extends TitledEvent>(event: E, { title, lang, gloss }: StoredReport): E {
  return { ...event, title, lang, gloss, glossBy: undefined };
}

function isRaisedAbove({ urgencyLevel: own }: StoredReport, { urgencyLevel, isUrgencySet }: TitledEvent): boolean {
  return own !== undefined && !isUrgencySet && isMoreUrgent(urgencyLevel, own);
}

/** What was published before the report that was read first names the event if it states as much. */
function firstAsUrgent(
  own: StoredReport,
  reports: readonly StoredReport[],
  event: TitledEvent,
): StoredReport | undefined {
  const { urgencyLevel } = own;
  if (urgencyLevel === undefined || event.isUrgencySet || isQuestion(own.title)) return undefined;
  return reports.find((report) => report === own || (report.urgencyLevel === urgencyLevel && isStated(report, event)));
}

function raisingIn(reports: readonly StoredReport[], event: TitledEvent): StoredReport | undefined {
  const raising = reports.filter((report) => report.urgencyLevel === event.urgencyLevel);
  return (
    firstStated(raising, event) ?? raising.find((report) => !isQuestion(report.title) && isReadable(report, event))
  );
}

function firstStated(reports: readonly StoredReport[], event: TitledEvent): StoredReport | undefined {
  return reports.find((report) => isStated(report, event));
}

function isStated(report: StoredReport, event: TitledEvent): boolean {
  return actsIn(report).length > 0 && !isQuestion(report.title) && isReadable(report, event);
}

/** An English title names any event; one in another language only an event that has such a title, and with its gloss. */
function isReadable({ title, lang, gloss }: StoredReport, event: TitledEvent): boolean {
  return !otherScript.test(title) || (event.lang !== undefined && lang !== undefined && gloss !== undefined);
}

/** A leader's death is not named by the number of the others. */
function mostSevereOf(stating: StoredReport, reports: readonly StoredReport[], event: TitledEvent): StoredReport {
  let best = stating;
  if (stating.statement?.kind === 'leader-killed') return best;
  for (const report of reports)
    if (isGraver(report, best) && isStated(report, event) && isOfKind(report, best, event)) best = report;
  return best;
}

/** What counts casualties may be rated less urgent than the act itself: 'death toll rises to nine'. */
function isOfKind(report: StoredReport, best: StoredReport, { urgencyLevel }: TitledEvent): boolean {
  return report.urgencyLevel === urgencyLevel || countOf(best, 'killed') > 0 || countOf(best, 'injured') > 0;
}

function isGraver(a: StoredReport, b: StoredReport): boolean {
  const [one, other] = [gravityOf(a), gravityOf(b)];
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function gravityOf(report: StoredReport): readonly [deaths: number, injured: number, impact: number] {
  return [countOf(report, 'killed'), countOf(report, 'injured'), report.impact ? 1 : 0];
}

/** The number that a title gives. */
function countOf({ title, figures = [] }: StoredReport, counted: 'killed' | 'injured'): number {
  return tollOf({ figures: figures.filter(({ words }) => words === title) }, counted);
}

/** A letter of Hebrew or of Arabic script, which Persian is written in too: a title with one is not in English. */
const otherScript = /[\u0590-\u06ff]/;

const isQuestion = (title: string): boolean => /\?["'”’)\]]*\s*$/.test(title);
