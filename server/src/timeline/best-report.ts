import type { Statement } from '@vigil/reader';
import type { StoredReport } from './change.ts';
import { ledgersOf } from './ledgers.ts';
import { copiesOf, copyGraphOf } from './origins.ts';
import { isQuestion } from './reporting.ts';
import { centralityOf, vectorOf } from './statement-vector.ts';
import { withBareTitle } from './titles.ts';

/**
 * The report whose title tells best what an event is: it states the act as done, and among those that do it is in the middle of
 * what all say, gives the newest toll, is in English, of a third party, and printed by more than one outlet. Null where all only
 * comment, or look back. It does not depend on the order of the reports. Its title is without the name of its outlet.
 */
export function bestReportOf(reports: readonly StoredReport[], kind: Statement['kind'] | null): StoredReport | null {
  const ranked = reports.map((report) => ({ report, rank: rankOf(report, kind) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  if (best <= 0) return null;
  const candidates = ranked.filter(({ rank }) => rank === best).map(({ report }) => report);
  const weightOf = weigher(candidates);
  const [first] = candidates
    .map((report, at) => ({ report, weight: weightOf(report, at) }))
    .sort((a, b) => b.weight - a.weight || compare(timeOf(a.report), timeOf(b.report)) || compare(keyOf(a), keyOf(b)));
  return first ? withBareTitle(first.report) : null;
}

/** 3: the act of the event as done; 2: another act; 1: one that is announced or denied; 0: a comment, the past, a question. */
function rankOf({ statement, ...report }: StoredReport, kind: Statement['kind'] | null): number {
  if (isQuestion(report)) return 0;
  if (!statement) return 1;
  const { reality } = statement;
  if (reality === 'comment' || reality === 'past') return 0;
  if (reality !== 'done') return 1;
  return statement.kind === kind ? 3 : 2;
}

function weigher(reports: readonly StoredReport[]): (report: StoredReport, at: number) => number {
  const middle = centralityOf(
    reports.map(({ statement }) => statement && vectorOf(statement)).map((one) => one ?? null),
  );
  const tolls = ledgersOf({ timestamp: '', figures: [], reports }).filter(({ what }) => what === 'killed');
  const printed = new Map(
    copiesOf(reports, copyGraphOf(reports)).flatMap((copies) => {
      const outlets = new Set(copies.map(({ source }) => source)).size;
      return copies.map(({ item }) => [item, outlets] as const);
    }),
  );
  return (report, at) => {
    const { figures = [], claims = [], side, lang, title, item } = report;
    const isNewest = tolls.some(({ value }) =>
      figures.some((figure) => figure.what === 'killed' && figure.value === value),
    );
    return (
      (middle[at] ?? 0) +
      (isNewest ? weights.newestToll : 0) +
      (lang === undefined ? weights.english : 0) +
      (side === 'third' && claims.length === 0 ? weights.thirdParty : 0) +
      ((printed.get(item) ?? 1) > 1 ? weights.printed : 0) -
      (title.length < shortest || title.length > longest ? weights.length : 0) -
      (severalThings.test(title) ? weights.several : 0) -
      (labelled.test(title) ? weights.label : 0)
    );
  };
}

/** Beside the mean cosine, which differs by about a tenth among reports of one event. */
const weights = {
  newestToll: 0.1,
  english: 0.2,
  thirdParty: 0.1,
  printed: 0.05,
  length: 0.2,
  several: 0.2,
  label: 0.1,
};

/** Characters of a title that says what happened, and no more. */
const [shortest, longest] = [28, 170];

/** A title of several things, parted by its own marks, or cut short. */
const severalThings = /[;|]|(?:…|\.\.\.)$/;
/** 'Breaking:', 'Iran latest:', 'Watch:' */
const labelled = /^[\p{L}-]+(?: \p{L}+)?:/u;

function timeOf({ publishedAt, seenAt = '' }: StoredReport): string {
  return publishedAt ?? seenAt;
}

const keyOf = ({ report: { item, source } }: { report: StoredReport }): string => `${item} ${source}`;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
