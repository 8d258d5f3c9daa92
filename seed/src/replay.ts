import { generateRssFeed } from 'feedsmith';
import { archiveEvents, reportId } from './archive.ts';

/** An event of the archive as one of its publishers would have run it. */
export interface ReplayItem {
  guid: string;
  source: string;
  /** The agency or outlet whose text the publisher carried. */
  origin: string | null;
  link: string;
  title: string;
  summary: string;
  date: Date;
}

/** Every event once for each article about it, in order of time; the words are the archive's. */
export function replayFeeds(): ReplayItem[] {
  return archiveEvents().flatMap(({ id, sources, title, summary, timestamp }) =>
    sources.map(({ name, url, origin }) => ({
      guid: reportId(id, url),
      source: name,
      origin: origin ?? null,
      link: url,
      title,
      summary,
      date: timestamp,
    })),
  );
}

/** An RSS 2.0 document of one publisher's items. */
export function rssOf(source: string, items: ReplayItem[]): string {
  return generateRssFeed({
    title: source,
    link: new URL(items[0]?.link ?? 'http://localhost').origin,
    description: `${source}, replayed from the archive`,
    items: items.map(({ guid, origin, link, title, summary, date }) => ({
      title,
      link,
      description: summary,
      guid: { value: guid, isPermaLink: false },
      pubDate: date,
      ...(origin && { dc: { creators: [origin] } }),
    })),
  });
}

/**
 * Replays items at `speed` days of the archive a minute. What it returns tells which of them are
 * out `elapsedMs` after the start; the first are out at once.
 */
export function schedule(items: ReplayItem[], speed: number): (elapsedMs: number) => ReplayItem[] {
  const start = Math.min(...items.map(({ date }) => date.getTime()));
  return (elapsedMs) => items.filter(({ date }) => date.getTime() <= start + elapsedMs * speed * minutesPerDay);
}

/** A millisecond of replay at one day a minute covers this many milliseconds of the archive. */
const minutesPerDay = 24 * 60;
