import { channelKinds } from '@vigil/common/sources';
import type { EventStore } from '../../features/events/store.ts';
import type { SourceRow } from '../../features/sources/store.ts';
import type { EventDraft, EventRecord, StoredReport } from '../../timeline/change.ts';
import type { ReadText } from '../../timeline/stated.ts';
import type { Item } from '../item.ts';
import { itemIdentity } from '../item-identity.ts';
import { evidenceOf } from './channel-evidence.ts';
import { kinds } from './registry.ts';

type RevisedEvents = Pick<EventStore, 'eventsOf' | 'record' | 'append'>;

interface ReadChannel {
  source: SourceRow;
  items: Item[];
}

/**
 * Follows what a channel has edited or deleted since it was read: its reports get the new words, and a deleted message
 * says so and counts for nothing. An event that consists of one deleted message is hidden.
 */
export async function reviseReports(
  { source, items }: ReadChannel,
  store: RevisedEvents,
  readText: ReadText,
): Promise<void> {
  if (!channelKinds.has(source.kind) || items.length === 0) return;
  const name = source.itemName ?? source.name;
  const missing = kinds[source.kind].missingLinks?.(items) ?? [];
  const shown = new Map(items.map((item) => [itemIdentity(name, item), item]));
  const deleted = new Set(missing.map((link) => itemIdentity(name, { ...nothing, link })));
  const known = await store.eventsOf([...shown.keys(), ...deleted]);
  const drafts: EventDraft[] = [];
  for (const [itemId, eventId] of known) {
    const event = await store.record(eventId);
    const report = event?.reports.find(({ item }) => item === itemId);
    if (!event || !report || event.deletedAt !== null) continue;
    const item = shown.get(itemId);
    const draft = item ? await edited(event, report, item, { source, readText }) : removed(event, report, source);
    if (draft) drafts.push(draft);
  }
  if (drafts.length > 0) await store.append(drafts);
}

const nothing = { guid: null, title: '', summary: '' };

async function edited(
  event: EventRecord,
  report: StoredReport,
  item: Item,
  { source, readText }: { source: SourceRow; readText: ReadText },
): Promise<EventDraft | null> {
  const evidence = evidenceOf(item, source);
  if (evidence.print === report.print) return null;
  const statement = (await readText(item))?.statement;
  const isNamesake = event.title === report.title;
  return correction(event, {
    ...(isNamesake && { title: item.title, summary: item.summary }),
    reason: `${source.name} edited its message.`,
    reports: [{ ...bare(report), title: item.title, ...evidence, ...(statement && { statement }) }],
  });
}

function removed(event: EventRecord, report: StoredReport, source: SourceRow): EventDraft | null {
  if (report.title === deletedTitle) return null;
  if (event.reports.length === 1) return { op: 'hide', data: {}, eventId: event.id, item: null, by: 'pipeline' };
  return correction(event, {
    reason: `${source.name} deleted its message.`,
    reports: [{ ...bare(report), title: deletedTitle, print: '' }],
  });
}

const deletedTitle = 'This message was deleted.';

function correction(event: EventRecord, data: Extract<EventDraft, { op: 'correct' }>['data']): EventDraft {
  return { op: 'correct', eventId: event.id, item: null, by: 'pipeline', data };
}

/** A report without what was read from its words, and without the side it spoke for. */
function bare({ item, source, url, title, publishedAt, seenAt, origin }: StoredReport): StoredReport {
  return { item, source, url, title, publishedAt, ...(seenAt && { seenAt }), ...(origin && { origin }) };
}
