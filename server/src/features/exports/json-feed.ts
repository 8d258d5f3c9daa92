import type { Event } from '@vigil/common/events';
import { cleanText, permanentId, webLink } from '../../kit/clean-text.ts';
import { archivedNote, eventLine } from '../../kit/event-words.ts';
import type { ExportChannel } from './channel.ts';

/** JSON Feed 1.1. Fields without an equivalent are in `_vigil`. */
export function toJsonFeed({ title, description, home, self, hub, events, linkOf }: ExportChannel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    description,
    language: 'en',
    items: events.map((event) => toItem(event, linkOf(event.id), home)),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

function toItem(event: Event, url: string, home: string) {
  const { id, timestamp, updatedAt, eventType, urgencyLevel, archived, sources, sourceUrls, imageUrls } = event;
  const links = sourceUrls.map(webLink);
  const [source] = links.filter((link) => link !== null);
  const image = imageUrls.flatMap((address) => absolute(address, home))[0];
  return {
    id: permanentId(id),
    url,
    ...(source && { external_url: source }),
    title: cleanText(event.title),
    content_text: cleanText(
      [...(archived ? [archivedNote] : []), event.summary, eventLine(event)].filter((part) => part !== '').join('\n\n'),
    ),
    ...(image && { image }),
    date_published: timestamp,
    date_modified: updatedAt,
    ...(sources.length > 0 && {
      authors: sources.map((name, at) => ({ name: cleanText(name), ...(links[at] && { url: links[at] }) })),
    }),
    tags: [eventType, urgencyLevel, ...(archived ? ['archived'] : [])],
    _vigil: {
      id,
      eventType,
      urgencyLevel,
      location: cleanText(event.location),
      place: event.place,
      precision: event.precision,
      sourceCount: event.sourceCount,
      originCount: event.originCount,
      judgedBy: event.judgedBy,
      archived,
    },
  };
}

/** Uploaded images have paths of this site. */
function absolute(address: string, home: string): string[] {
  if (!URL.canParse(address, home)) return [];
  return [webLink(new URL(address, home).href) ?? []].flat();
}
