import type { ReadFeed } from './feed-intake.ts';

/** Feeds in their usual rhythm bring one or two new items a reading. */
const maxFew = 3;

/** For older news it does not matter whether they wait some seconds for other feeds. */
const breakingMs = 5 * 60_000;

/**
 * Returns true unless all items since the last reading are a few of the last minutes: at the first reading of a feed, and after
 * an outage. Such feeds are judged together, in order of date, so that the same feeds give the same events whichever
 * answers first.
 */
export function isBacklog({ source: { lastUpdate }, items }: Pick<ReadFeed, 'source' | 'items'>, now: Date): boolean {
  if (lastUpdate === null) return true;
  const fresh = items.flatMap(({ publishedAt }) => (publishedAt && publishedAt > lastUpdate ? publishedAt : []));
  return fresh.length > maxFew || fresh.some((at) => now.getTime() - at.getTime() > breakingMs);
}
