import type { Figure } from '@vigil/common/events';
import { noneReported } from '@vigil/common/figures';
import type { Report, ReportedFigure, ReportParty } from '@vigil/common/reports';

/** A number from a source, as one row of a ledger. Times are ISO 8601 in UTC. */
interface FigureRow {
  /** As given; 'denied' for a denial. */
  value: string;
  isDenial: boolean;
  /** The author, and the sides that it speaks for. */
  by: string;
  claims: readonly ReportParty[];
  at: string;
  /** The sentence that contains it; empty in the archive. */
  words: string;
  url: string;
}

/** All rows of one figure, oldest first, and the result. */
export interface Ledger extends Figure {
  /** The lowest and the highest value, such as '5-7'; missing if all rows agree. */
  range?: string;
  isDisputed?: boolean;
  rows: FigureRow[];
}

interface EventFigures {
  timestamp: string;
  figures: readonly Figure[];
  reports: readonly Report[];
}

/**
 * The figures of an event, one ledger for each. `value` and `by` are those of the latest row with a number; if all rows
 * report none, `value` says so. A figure is disputed if a source denies it, or if the latest numbers of the two sides
 * differ.
 */
export function ledgersOf(event: EventFigures): Ledger[] {
  return withoutZeros(allLedgersOf(event));
}

/** If both killed and injured are reported as none and no source gives a number, the two become one row. */
function withoutZeros(ledgers: Ledger[]): Ledger[] {
  const none = ledgers.filter(({ what, value }) => value === noneReported && (what === 'killed' || what === 'injured'));
  const [first, second] = none;
  if (!first || !second) return ledgers;
  const rows = new Map([...first.rows, ...second.rows].map((row) => [JSON.stringify(row), row]));
  const ordered = [...rows.values()].sort((a, b) => compare(a.at, b.at) || compare(a.by, b.by));
  const { by = first.by } = ordered.at(-1) ?? {};
  const casualties = { what: 'casualties', value: noneReported, by, rows: ordered };
  return ledgers.flatMap((ledger) => (ledger === first ? casualties : ledger === second ? [] : ledger));
}

function allLedgersOf(event: EventFigures): Ledger[] {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of [...archivedEntries(event), ...reportedEntries(event)])
    groups.set(entry.what, [...(groups.get(entry.what) ?? []), entry]);
  const denials = event.reports.filter(({ denials: by = [], isOfRole, figures = [] }) => {
    return by.length > 0 && !isOfRole && figures.every(({ isDenied }) => !isDenied);
  });
  return [...groups].flatMap(([what, entries]) => {
    const denied = denials.map((report) => toDenial(report, event, report.title));
    return toLedger(what, [...entries, ...denied]) ?? [];
  });
}

/** A row with computed fields. */
interface LedgerEntry extends FigureRow {
  what: string;
  low: number | null;
  high: number | null;
  /** The only side that gives it; null for others and for both. */
  party: ReportParty | null;
}

function toLedger(what: string, unordered: LedgerEntry[]): Ledger | null {
  const entries = unordered.sort(byTime);
  const given = entries.filter(({ isDenial }) => !isDenial);
  const counts = given.filter((entry) => !isNone(entry));
  const latest = counts.at(-1) ?? given.at(-1);
  if (!latest) return null;
  const range = rangeOf(counts);
  // A denial of casualties does not contradict reports of none.
  const isDisputed = counts.length > 0 && (given.length < entries.length || doSidesDiffer(given));
  return {
    what,
    value: latest.value,
    by: latest.by,
    ...(range && { range }),
    ...(isDisputed && { isDisputed }),
    rows: entries.map(({ what: _, low: _low, high: _high, party: _party, ...row }) => row),
  };
}

function isNone({ value }: Pick<FigureRow, 'value'>): boolean {
  return value === noneReported;
}

/** Rows without a number are ignored: 'dozens' and 'none' give no range. */
function rangeOf(entries: readonly LedgerEntry[]): string | null {
  const bounds = entries.flatMap(({ low, high }) => [low ?? high, high ?? low].filter((bound) => bound !== null));
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  return bounds.length > 0 && least < most ? `${format(least)}-${format(most)}` : null;
}

function doSidesDiffer(entries: readonly LedgerEntry[]): boolean {
  const israeli = entries.findLast(({ party }) => party === 'israeli');
  const iranian = entries.findLast(({ party }) => party === 'iranian');
  if (!israeli || !iranian) return false;
  return isBelow(israeli, iranian) || isBelow(iranian, israeli);
}

function isBelow({ high }: LedgerEntry, { low }: LedgerEntry): boolean {
  return high !== null && low !== null && high < low;
}

/** Equal times keep the same order for any order of the reports. */
function byTime(a: LedgerEntry, b: LedgerEntry): number {
  return compare(a.at, b.at) || compare(a.by, b.by) || compare(a.value, b.value) || compare(a.url, b.url);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The archive has the author of a figure and no sentence; its link is that of the named publisher, or the first one.
 */
function archivedEntries({ timestamp, figures, reports }: EventFigures): LedgerEntry[] {
  return figures.map(({ what, value, by }) => {
    const named = reports.find(({ source }) => by.includes(source)) ?? reports[0];
    const bounds = boundsOf(value);
    return {
      what,
      value: shownValue(value),
      by,
      ...bounds,
      at: timestamp,
      words: '',
      url: named?.url ?? '',
      ...own,
      party: null,
    };
  });
}

const own = { isDenial: false, claims: [] };

function reportedEntries(event: EventFigures): LedgerEntry[] {
  const all = event.reports.flatMap((report) => (report.figures ?? []).map((figure) => ({ report, figure })));
  const isSplit = (figure: ReportedFigure) => {
    const same = all.filter((one) => countOf(one.figure) === countOf(figure));
    return new Set(same.flatMap(({ figure: { whose } }) => whose ?? [])).size > 1;
  };
  return all.map(({ report, figure }) => {
    const whose = figure.whose && isSplit(figure) ? ` (${peoples[figure.whose]})` : '';
    const what = `${countOf(figure)}${whose}`;
    if (figure.isDenied) return { ...toDenial(report, event, figure.words), what, value: deniedValue(figure) };
    const { low, high, words } = figure;
    return { what, value: shownValue(figure.value), low, high, words, ...sourceOf(report, event), isDenial: false };
  });
}

const peoples: Record<ReportParty, string> = { israeli: 'Israeli', iranian: 'Iranian' };

/** 'killed', 'drones intercepted' */
function countOf({ what, of }: ReportedFigure): string {
  return of ? `${of} ${what}` : what;
}

function shownValue(value: string): string {
  return value === '0' ? noneReported : value;
}

function deniedValue({ value }: ReportedFigure): string {
  return value === '' ? 'denied' : `denied: ${value}`;
}

function toDenial(report: Report, event: EventFigures, words: string): LedgerEntry {
  const row = { what: '', value: 'denied', low: null, high: null, words, isDenial: true };
  return { ...row, ...sourceOf(report, event), claims: report.denials ?? [] };
}

function sourceOf(
  report: Report,
  { timestamp }: EventFigures,
): Pick<LedgerEntry, 'by' | 'claims' | 'at' | 'url' | 'party'> {
  const { source, url, publishedAt, seenAt, side, claims = [] } = report;
  const [said, ...others] = claims;
  const voice = side === 'israeli' || side === 'iranian' ? side : null;
  const party = said && others.length === 0 ? said : claims.length === 0 ? voice : null;
  return { by: source, claims, at: publishedAt ?? seenAt ?? timestamp, url, party };
}

/** The bounds of a plain number with an optional qualifier; 'about 3%' or '408.6 kg' have none. */
function boundsOf(value: string): { low: number | null; high: number | null } {
  const [, before = '', digits] =
    /^(at least|more than|over|up to|about|nearly)? ?(\d{1,3}(?:,\d{3})+|\d+)$/.exec(value) ?? [];
  if (digits === undefined) return { low: null, high: null };
  const number = Number(digits.replaceAll(',', ''));
  const isOpen = /at least|more|over/.test(before);
  return { low: before === 'up to' ? null : number, high: isOpen ? null : number };
}

const numbers = new Intl.NumberFormat('en');
const format = (value: number): string => numbers.format(value);
