import { randomUUID } from 'node:crypto';
import type { ManualEvent } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import { pairsOf } from '@vigil/common/pairs';
import type { ReportEvidence } from '@vigil/common/reports';
import type { EventDraft, Report } from '@vigil/common/timeline';
import { happenedAt } from '../../kit/happened-at.ts';
import { placeNamed } from '../../language/place-named.ts';

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
    reports: await withEvidence(toReports(event, eventId), event, readEvidence),
  };
  return { op: 'add', eventId, item: null, by, data };
}

/** A link without a source is of the site that it leads to. */
function toReports({ title, sources, sourceUrls }: ManualEvent, eventId: string): Report[] {
  return pairsOf(sources, sourceUrls).map(({ source, url }, index) => {
    return { item: `${eventId}/${index}`, source: source || hostOf(url), url, title, publishedAt: null };
  });
}

/** The words are the administrator's: they are no copy of anybody's, and their figures are given once. */
async function withEvidence(reports: Report[], { title, summary }: ManualEvent, readEvidence: ReadEvidence) {
  const names = reports.map(({ source }) => source);
  const evidence = await readEvidence({ title, summary }, names);
  return reports.map((report, index): Report => {
    const { print: _, figures, ...rest } = evidence[index] ?? {};
    return { ...report, ...rest, ...(index === 0 && figures && { figures }) };
  });
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
