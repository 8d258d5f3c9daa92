import type { Report } from '@vigil/common/reports';
import { type EventRecord, type ModelJudgement, ops, type ReRead, type Restated } from '../timeline/change.ts';
import type { ChangeLog } from './log.ts';
import type { Projection } from './project.ts';

/** Replaces erased texts. */
const erasedText = 'Erased';

/** A split is appended together with the event that it creates; entries of other servers can be in between. */
const maxEntriesToSplit = 200;

interface RedactOptions {
  log: Pick<ChangeLog, 'of' | 'since' | 'redactChange'>;
  projection: Pick<Projection, 'events' | 'forget'>;
}

/** Events that had reports of erased ones: those without any other report, and the others. */
interface Redacted {
  whole: string[];
  partly: string[];
}

/** The fields of an event, or of a change, that hold texts of reports. */
type Texts = Pick<EventRecord, 'title' | 'gloss' | 'summary' | 'location' | 'place' | 'reports'>;

/**
 * Removes the reports of erased events from other events: those that they were split from, and those that were merged
 * into these. The entries keep their numbers, digests and all other fields, so that they fold to the same events as
 * before.
 */
export async function redactMoved({ log, projection }: RedactOptions, erased: readonly string[]): Promise<Redacted> {
  const items = new Set<string>();
  const origins = new Set<string>();
  for (let open = [...erased]; open.length > 0; ) {
    const next: string[] = [];
    for (const id of open) {
      const split = await splitInto(log, id);
      if (!split) continue;
      if (erased.includes(id)) for (const item of split.items) items.add(item);
      if (!origins.has(split.from)) next.push(split.from);
      origins.add(split.from);
    }
    open = next;
  }
  if (items.size === 0) return { whole: [], partly: [] };
  const rows = await projection.events.find({ _id: { $in: [...origins] } }).lean();
  const ids = [...new Set([...origins, ...rows.flatMap(({ record }) => record?.merged ?? [])])];
  const whole = await redactEntries({ log, projection }, ids, items);
  return { whole, partly: ids.filter((id) => !whole.includes(id)) };
}

/** The event that this one was split from; null if it was not created by a split. */
async function splitInto(
  log: RedactOptions['log'],
  id: string,
): Promise<{ from: string; items: readonly string[] } | null> {
  const [added] = await log.of([id], Number.MAX_SAFE_INTEGER);
  if (added?.op !== 'add') return null;
  for (const change of await log.since(added.seq, maxEntriesToSplit))
    if (change.op === 'split' && change.data?.to === id) return { from: change.eventId, items: change.data.items };
  return null;
}

async function redactEntries(
  { log, projection }: RedactOptions,
  ids: string[],
  items: ReadonlySet<string>,
): Promise<string[]> {
  const wholeAdded = new Set<string>();
  for (const change of await log.of(ids, Number.MAX_SAFE_INTEGER)) {
    if (change.op === 'add' && change.data && isWhole(change.data, items)) wholeAdded.add(change.eventId);
    if (change.op === 'add' && change.data?.reports.some(({ item }) => items.has(item)))
      await log.redactChange(change.seq, ops.add.parse(withoutTexts(change.data, items)));
    else if (change.op === 'report' && change.data && items.has(change.data.report.item))
      await log.redactChange(change.seq, { ...change.data, report: redactReport(change.data.report) });
    else if (change.op === 'correct' && change.data?.reports?.some(({ item }) => items.has(item)))
      await log.redactChange(change.seq, { ...change.data, reports: redactReports(change.data.reports, items) });
    else if (change.op === 'restate' && change.data && items.has(change.data.report))
      await log.redactChange(change.seq, redactStatement(change.data));
    else if (change.op === 're-read' && change.data && items.has(change.data.item))
      await log.redactChange(change.seq, redactReading(change.data));
    else if (change.op === 'judge' && change.data && wholeAdded.has(change.eventId))
      await log.redactChange(change.seq, redactJudgement(change.data));
  }
  const rows = await projection.events.find({ _id: { $in: ids }, state: 'merged' }).lean();
  const whole = rows.flatMap(({ _id, record }) => (record && isWhole(record, items) ? _id : []));
  for (const { _id, seq, record } of rows) {
    if (!record?.reports.some(({ item }) => items.has(item))) continue;
    await projection.events.updateOne({ _id, seq }, { $set: { record: withoutTexts(record, items) } });
  }
  projection.forget(ids);
  return whole;
}

/** Returns true if an event has no other reports than the erased ones. */
function isWhole({ reports }: Pick<Texts, 'reports'>, items: ReadonlySet<string>): boolean {
  return reports.length > 0 && reports.every(({ item }) => items.has(item));
}

function withoutTexts<T extends Texts>(event: T, items: ReadonlySet<string>): T {
  return {
    ...event,
    ...(isWhole(event, items) && {
      title: erasedText,
      ...(event.gloss !== undefined && { gloss: '' }),
      summary: '',
      location: 'Unknown',
      place: null,
    }),
    reports: redactReports(event.reports, items),
  };
}

function redactJudgement({ gloss, location, ...judgement }: ModelJudgement): ModelJudgement {
  return {
    ...judgement,
    ...(gloss !== undefined && { gloss: '' }),
    ...(location !== undefined && { location: 'Unknown', place: null }),
  };
}

/** What the event follows stays. */
function redactStatement({ report, fields: { type, urgency } }: Restated): Restated {
  return { report, fields: { ...(type && { type }), ...(urgency && { urgency }) }, reason: erasedText };
}

/** Without what its words could be guessed by. */
function redactReading({ statement: { vector: _, ...statement }, ...reading }: ReRead): ReRead {
  return { ...reading, statement: { ...statement, spans: [] } };
}

function redactReports(reports: readonly Report[], items: ReadonlySet<string>): Report[] {
  return reports.map((report) => (items.has(report.item) ? redactReport(report) : report));
}

/** Its urgency is no text, and can be that of the event. */
function redactReport({ item, urgencyLevel }: Report): Report {
  return { item, source: erasedText, url: '', title: '', publishedAt: null, ...(urgencyLevel && { urgencyLevel }) };
}
