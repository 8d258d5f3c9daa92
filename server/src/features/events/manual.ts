import { randomUUID } from 'node:crypto';
import type { ManualEvent } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import { pairsOf } from '@vigil/common/pairs';
import type { Report, ReportEvidence } from '@vigil/common/reports';
import { happenedAt } from '../../kit/happened-at.ts';
import { placeNamed } from '../../language/place-named.ts';
import type { EventDraft, EventRecord } from '../../timeline/change.ts';

/** Reads what a text is worth as evidence, for each of the publishers named. */
export type ReadEvidence = (text: { title: string; summary: string }, names: string[]) => Promise<ReportEvidence[]>;

interface Making {
  by: string;
  now: Date;
  readEvidence: ReadEvidence;
}

/** The change that puts an event on the timeline as an administrator wrote it; it happened `now` unless they say when. */
export async function toDraft(event: ManualEvent, { by, now, readEvidence }: Making): Promise<EventDraft> {
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
    reports: await inWords(event, toReports(event, eventId), readEvidence),
  };
  return { op: 'add', eventId, item: null, by, data };
}

/** A link without a source is of the site that it leads to. */
function toReports({ title, sources, sourceUrls }: ManualEvent, eventId: string): Report[] {
  return pairsOf(sources, sourceUrls).map(({ source, url }, index) => {
    return { item: `${eventId}/${index}`, source: source || hostOf(url), url, title, publishedAt: null };
  });
}

/**
 * These reports in the administrator's words: they are no copy of another report's, and their figures are given once.
 * What was read of earlier words is left out.
 */
export async function inWords(
  { title, summary }: Pick<ManualEvent, 'title' | 'summary'>,
  reports: readonly Report[],
  readEvidence: ReadEvidence,
): Promise<Report[]> {
  const names = reports.map(({ source }) => source);
  const evidence = await readEvidence({ title, summary }, names);
  return reports.map(({ item, source, url, publishedAt }, index): Report => {
    const { print: _, figures, ...rest } = evidence[index] ?? {};
    return { item, source, url, title, publishedAt, ...rest, ...(index === 0 && figures && { figures }) };
  });
}

/** The reports of an event that have no words but the administrator's: each has the title that was written for the event. */
export function ownWords({ title, reports }: Pick<EventRecord, 'title' | 'reports'>): Report[] {
  return reports.filter((report) => manualItem.test(report.item) && report.title === title);
}

const manualItem = /^m-[0-9a-f-]{36}\/\d+$/;

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
