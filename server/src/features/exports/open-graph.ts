import type { Event } from '@vigil/common/events';
import { titleOf } from '@vigil/common/notify';
import { cleanText, escapeMarkup } from '../../kit/clean-text.ts';
import { archivedNote, eventLine, glossOf, timeOf } from '../../kit/event-words.ts';

interface SiteOptions {
  home: string;
  /** The address of the page. */
  url: string;
  /** The events are a replay of the archive. */
  replay: boolean;
}

const siteDescription = 'A live timeline of the Israel-Iran conflict from the news feeds of all sides.';

/** The tags of https://ogp.me for the page of an event, or of the site if `event` is null. */
export function toOpenGraph(event: Event | null, { home, url, replay }: SiteOptions): string {
  const description = event
    ? [glossOf(event), eventLine(event), timeOf(event), event.archived ? archivedNote : ''].filter(Boolean).join(' · ')
    : siteDescription;
  const tags: [property: string, content: string][] = [
    ['og:site_name', 'Vigil'],
    ['og:type', event ? 'article' : 'website'],
    ['og:title', titleOf(event?.title ?? 'Vigil', replay)],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${home}/icon-512.png`],
  ];
  if (event && event.precision !== 'none') tags.push(['article:published_time', event.timestamp]);
  return tags
    .map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(cleanText(content))}">`)
    .join('\n    ');
}
