import type { Event, EventType, UrgencyLevel } from '@vigil/common/events';
import { cleanText, escapeMarkup, permanentId, webLink } from '../../kit/clean-text.ts';
import { eventLine } from '../../kit/event-words.ts';
import type { ExportChannel } from './channel.ts';

interface CapOptions {
  /** The events are a replay of the archive. */
  isTest: boolean;
}

/** An Atom feed whose entries hold one CAP 1.2 alert (OASIS, 1 July 2010) each. */
export function toCapFeed(
  { title, description, home, self, events, linkOf }: ExportChannel,
  options: CapOptions,
): string {
  const changed = events.map(({ updatedAt }) => updatedAt).sort();
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self),
    element('title', title),
    element('subtitle', description),
    element('updated', changed.at(-1) ?? new Date(0).toISOString()),
    `<author>${element('name', 'Vigil')}</author>`,
    `<link href="${escapeMarkup(self)}" rel="self" type="application/atom+xml"/>`,
    `<link href="${escapeMarkup(home)}"/>`,
    ...events.flatMap((event) => toEntry(event, toAlert(event, home, linkOf(event.id), options), linkOf(event.id))),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function toEntry(event: Event, alert: string[], link: string): string[] {
  return [
    '<entry>',
    element('id', permanentId(event.id)),
    element('title', event.title),
    element('updated', event.updatedAt),
    element('published', event.createdAt),
    `<link href="${escapeMarkup(link)}"/>`,
    '<content type="application/cap+xml">',
    ...alert,
    '</content>',
    '</entry>',
  ];
}

/**
 * One alert. The first version of an event has its permanent id; later ones add the number of their change and refer to the
 * first.
 */
function toAlert(event: Event, home: string, link: string, { isTest }: CapOptions): string[] {
  const { id, seq, title, summary, createdAt, updatedAt, eventType, urgencyLevel, location, place, marks } = event;
  const sender = new URL(home).hostname;
  const isFirst = createdAt === updatedAt;
  const first = permanentId(id);
  const source = event.sourceUrls.flatMap((url) => webLink(url) ?? [])[0];
  return [
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', isFirst ? first : `${first}:${seq}`),
    element('sender', sender),
    element('sent', toCapTime(updatedAt)),
    element('status', isTest ? 'Test' : 'Actual'),
    element('msgType', isFirst ? 'Alert' : 'Update'),
    element('source', event.sources.join(', ')),
    element('scope', 'Public'),
    element('note', 'A report by news media, collected by Vigil. Not an official warning.'),
    ...(isFirst ? [] : [element('references', `${sender},${first},${toCapTime(createdAt)}`)]),
    '<info>',
    element('language', 'en'),
    element('category', categories[eventType]),
    element('event', title),
    element('urgency', 'Unknown'),
    element('severity', severities[urgencyLevel]),
    element('certainty', marks.includes('confirmed') ? 'Observed' : 'Possible'),
    element('onset', toCapTime(event.timestamp)),
    element('headline', title),
    element('description', [summary, eventLine(event)].filter((part) => part !== '').join('\n\n')),
    element('web', link),
    ...(source ? [`<resource>${element('resourceDesc', 'Report')}${linkedResource(source)}</resource>`] : []),
    '<area>',
    element('areaDesc', location === '' ? 'Unknown' : location),
    ...(place ? [element('circle', `${place.lat},${place.lon} 0`)] : []),
    '</area>',
    '</info>',
    '</alert>',
  ];
}

const linkedResource = (url: string) => element('mimeType', 'text/html') + element('uri', url);

const categories: Record<EventType, string> = {
  military: 'Security',
  intelligence: 'Security',
  cyber: 'Security',
  humanitarian: 'Rescue',
  diplomatic: 'Other',
  economic: 'Other',
  other: 'Other',
};

const severities: Record<UrgencyLevel, string> = {
  critical: 'Extreme',
  urgent: 'Severe',
  high: 'Moderate',
  medium: 'Minor',
  low: 'Minor',
};

/** CAP allows neither fractions of a second nor `Z`. */
function toCapTime(time: string): string {
  return time.replace(/(?:\.\d+)?Z$/, '-00:00');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(cleanText(text))}</${name}>`;
}
