import { type FeedItem, rss } from '../fakes/feeds.ts';

export const minute = 60_000;

const old = 40;
/** Feeds whose items are two minutes apart are read as often as any: each minute. */
const gapMs = 2 * minute;

/** The feed of a paper: `news`, and below them 40 items about nothing, the newest of them from `begunAt`. */
export function paperFeed(paper: number, begunAt: number, news: readonly FeedItem[]): string {
  const past = Array.from({ length: old }, (_, index) => ({
    title: `Generated bakery of street ${index} wins a prize`,
    link: `https://paper-${paper}.example/old/${index}`,
    date: new Date(begunAt - index * gapMs).toISOString(),
  }));
  return rss([...news, ...past]);
}

/** Item `index` of a paper, about another place than the item before it. */
export function newsItem(paper: number, index: number, at: number): FeedItem {
  const place = places[(paper + 5 * index) % places.length];
  const head = heads[Math.floor(paper / places.length + index) % heads.length];
  const link = `https://paper-${paper}.example/new/${index}`;
  return { title: `Generated report: ${head} near ${place}`, link, guid: link, date: new Date(at).toISOString() };
}

const heads = [
  'Iranian missile strike wounds three',
  'Israeli jets hit a depot',
  'Iran says drones were shot down',
  'Israeli army warns residents after an Iranian launch',
];
/** Towns of both sides and of Lebanon: a title about another country may be none of the conflict, and such an item never arrives. */
const places =
  'Haifa Isfahan Beirut Karaj Tabriz Eilat Shiraz Ashdod Bushehr Ashkelon Natanz Tehran Beersheba Qom Kerman Arak'.split(
    ' ',
  );
