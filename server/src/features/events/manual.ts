import { randomUUID } from 'node:crypto';
import type { ManualEvent } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import type { EventDraft, Report } from '@vigil/common/timeline';

/** The change that puts an event on the timeline as an administrator wrote it; it happened `now` unless they say when. */
export function toDraft(event: ManualEvent, by: string, now: Date): EventDraft {
  const { title, summary, location, eventType, urgencyLevel, imageUrls, videoUrls } = event;
  const eventId = `m-${randomUUID()}`;
  const timestamp = event.timestamp ? new Date(event.timestamp) : now;
  const data = {
    title,
    summary,
    location,
    place: null,
    eventType,
    urgencyLevel,
    timestamp: timestamp.toISOString(),
    precision: 'time' as const,
    imageUrls: [...new Set(imageUrls.flatMap((url) => cleanImageUrl(url) ?? []))],
    videoUrls: [...new Set(videoUrls)],
    figures: [],
    judgedBy: 'admin' as const,
    archived: false,
    reports: toReports(event, eventId),
  };
  return { op: 'add', eventId, item: null, by, data };
}

/** A source without a link has none; a link without a source is of the site that it leads to. */
function toReports({ title, sources, sourceUrls }: ManualEvent, eventId: string): Report[] {
  const count = Math.max(sources.length, sourceUrls.length);
  return Array.from({ length: count }, (_, index) => {
    const url = sourceUrls[index] ?? '';
    return { item: `${eventId}/${index}`, source: sources[index] ?? hostOf(url), url, title, publishedAt: null };
  });
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
