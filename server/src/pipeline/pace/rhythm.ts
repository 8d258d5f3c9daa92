import type { Item } from '../item.ts';

/** How often a feed publishes, by the dates of its items. */
interface Rhythm {
  gapMs: number | null;
  newestAt: Date | null;
}

const minDated = 4;
const maxDated = 40;

/**
 * The mean gap between the newer half of the latest 40 items: items that are published in batches count one by one, and
 * an old item that stays in the feed does not count. Dates ahead of `now` are ignored.
 */
export function rhythmOf(items: Pick<Item, 'publishedAt'>[], now: Date): Rhythm {
  const times = items
    .flatMap(({ publishedAt }) => (publishedAt && publishedAt <= now ? publishedAt.getTime() : []))
    .sort((a, b) => b - a)
    .slice(0, maxDated);
  const [newest] = times;
  if (newest === undefined) return { gapMs: null, newestAt: null };
  const half = Math.floor(times.length / 2);
  const gapMs = times.length < minDated ? null : Math.round((newest - (times[half] ?? newest)) / half);
  return { gapMs, newestAt: new Date(newest) };
}
