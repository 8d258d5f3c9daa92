import { randomUUID } from 'node:crypto';
import type { ManualEvent } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import { pairsOf } from '@vigil/common/pairs';
import type { ReportEvidence } from '@vigil/common/reports';
import { placeNamed } from '../../gazetteer/place-named.ts';
import { happenedAt } from '../../kit/happened-at.ts';
import type { Added, EventDraft, EventRecord, StoredReport } from '../../timeline/change.ts';
import { type ReadText, statedBy } from '../../timeline/stated.ts';

/** Reads the evidence fields of a text for each of the named publishers. */
export type ReadEvidence = (text: { title: string; summary: string }, names: string[]) => Promise<ReportEvidence[]>;

export type ManualDraft = Extract<EventDraft, { op: 'add' }> & { data: Added };

interface ManualDraftOptions {
  by: string;
  now: Date;
  readEvidence: ReadEvidence;
  readText: ReadText;
}

/** The change that adds an event written by an administrator; it happened `now` unless they give a time. */
export async function toDraft(event: ManualEvent, options: ManualDraftOptions): Promise<ManualDraft> {
  const { by, now } = options;
  const { title, summary, location, eventType, urgencyLevel, imageUrls, videoUrls } = event;
  const eventId = `m-${randomUUID()}`;
  const timestamp = happenedAt(event.timestamp, now);
  const data = {
    title,
    summary,
    location,
    place: placeNamed(location)?.place ?? null,
    eventType,
    urgencyLevel,
    timestamp: timestamp.toISOString(),
    precision: 'time' as const,
    imageUrls: [...new Set(imageUrls.flatMap((url) => cleanImageUrl(url) ?? []))],
    videoUrls: [...new Set(videoUrls)],
    figures: [],
    judgedBy: 'admin' as const,
    archived: false,
    ...(await inWords(event, toReports(event, eventId), options)),
  };
  return { op: 'add', eventId, item: null, by, data };
}

/** A link without a source gets the host as its source. */
function toReports({ title, sources, sourceUrls }: ManualEvent, eventId: string): StoredReport[] {
  return pairsOf(sources, sourceUrls).map(({ source, url }, index) => {
    return { item: `${eventId}/${index}`, source: source || hostOf(url), url, title, publishedAt: null };
  });
}

/**
 * These reports with the administrator's text: they are not copies of other reports, and their figures are counted
 * once. Evidence fields of the earlier text are removed. Where there are none, what the text says stands by itself.
 */
export async function inWords(
  event: Pick<ManualEvent, 'title' | 'summary' | 'eventType' | 'urgencyLevel'>,
  reports: readonly StoredReport[],
  { readEvidence, readText }: Pick<ManualDraftOptions, 'readEvidence' | 'readText'>,
): Promise<Pick<Added, 'reports' | 'statement'>> {
  const { title, summary } = event;
  const names = reports.map(({ source }) => source);
  const evidence = await readEvidence({ title, summary }, names);
  const statement = statedBy(await readText({ title, summary }), event);
  const stated = statement && { statement };
  if (reports.length === 0) return { reports: [], ...stated };
  const worded = reports.map(({ item, source, url, publishedAt }, index): StoredReport => {
    const { print: _, figures, ...rest } = evidence[index] ?? {};
    const counted = index === 0 && figures && { figures };
    return { item, source, url, title, publishedAt, ...rest, ...counted, ...stated };
  });
  return { reports: worded };
}

/** The reports without a text of their own: each has the title that the administrator wrote for the event. */
export function ownWords({ title, reports }: Pick<EventRecord, 'title' | 'reports'>): StoredReport[] {
  return reports.filter((report) => manualItem.test(report.item) && report.title === title);
}

const manualItem = /^m-[0-9a-f-]{36}\/\d+$/;

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
