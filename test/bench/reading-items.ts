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

/**
 * Item `index` of a paper: the first one at a town of Israel, the second in the west and the third in the east of Iran. A tab
 * receives one link of a paper for each event, so no two items of a paper may be of one event.
 */
export function newsItem(paper: number, index: number, at: number): FeedItem {
  const [head, towns] = happenings[index % happenings.length] ?? ['', []];
  const link = `https://paper-${paper}.example/new/${index}`;
  const title = `Generated report: ${head} ${towns[paper % towns.length]}`;
  return { title, link, guid: link, date: new Date(at).toISOString() };
}

const happenings: [head: string, towns: string[]][] = [
  ['Iranian missile strike wounds three in', ['Haifa', 'Eilat', 'Ashdod', 'Tiberias']],
  ['Israeli jets hit a depot in', ['Tabriz', 'Urmia', 'Kermanshah', 'Ahvaz']],
  ['Iran says Israeli drones were shot down over', ['Kerman', 'Mashhad', 'Zahedan', 'Bandar Abbas']],
];

/** Tells whether the summary of an alert, which lists its places, names this one. Several alerts may come in one update. */
export function namesPlace(summary: string | undefined, place: string): boolean {
  return summary !== undefined && (summary.includes(`${place}.`) || summary.includes(`${place},`));
}
