import type { Event } from '@vigil/common/events';
import { cleanText, escapeMarkup, permanentId, webLink } from '../../kit/clean-text.ts';
import { archivedNote, eventLine } from '../../kit/event-words.ts';
import type { ExportChannel } from './channel.ts';

/** RSS 2.0. */
export function toRss({ title, description, home, self, hub, events, linkOf }: ExportChannel): string {
  const changed = events.map(({ updatedAt }) => updatedAt).sort();
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', 'en'),
    ...changed.slice(-1).map((time) => element('lastBuildDate', toRfc822(time))),
    element('ttl', '5'),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...(hub ? [`<atom:link href="${escapeMarkup(hub)}" rel="hub"/>`] : []),
    ...events.map((event) => toItem(event, linkOf(event.id))),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function toItem(event: Event, link: string): string {
  const { id, title, timestamp, eventType, urgencyLevel, archived } = event;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escapeMarkup(permanentId(id))}</guid>`,
    element('pubDate', toRfc822(timestamp)),
    element('description', toHtml(event)),
    element('category', eventType),
    element('category', urgencyLevel),
    ...(archived ? [element('category', 'archived')] : []),
    '</item>',
  ].join('\n');
}

/** A description is parsed as HTML, so the text of an event is escaped. */
function toHtml(event: Event): string {
  const links = event.sources.map((source, at) => {
    const link = webLink(event.sourceUrls[at] ?? '');
    const name = escapeMarkup(cleanText(source));
    return link ? `<a href="${escapeMarkup(link)}">${name}</a>` : name;
  });
  return [
    ...(event.archived ? [`<p><em>${archivedNote}</em></p>`] : []),
    `<p>${escapeMarkup(cleanText(event.summary))}</p>`,
    `<p>${escapeMarkup(cleanText(eventLine(event)))}</p>`,
    ...(links.length > 0 ? [`<p>${links.join(', ')}</p>`] : []),
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(cleanText(text))}</${name}>`;
}

function toRfc822(time: string): string {
  return new Date(time).toUTCString();
}
