import { type FeedItem, rss } from '../fakes/feeds.ts';

export const feedCount = 40;
const itemsAFeed = 50;
export const itemCount = feedCount * itemsAFeed;

/**
 * Generated feeds about the conflict, in which four papers report each happening in their own words. Every round brings
 * others. `edition` changes the head of each feed and none of its items. `more`: items that are put before those.
 */
export function feedsOf(round: number, { edition = 0, more = 0 } = {}): string[] {
  return Array.from({ length: feedCount }, (_, paper) => {
    const items = Array.from({ length: more + itemsAFeed }, (_, index) => itemOf(round, paper, index - more));
    return rss(items).replace('Fictional.', `Fictional, edition ${edition}.`);
  });
}

function itemOf(round: number, paper: number, index: number): FeedItem {
  const happening = Math.floor(paper / 4) * itemsAFeed + Math.abs(index);
  const place = places[happening % places.length];
  const head = heads[happening % heads.length]?.(2 + ((happening * 7) % 40));
  const link = `https://paper-${paper}.example/${round}/${index}`;
  return {
    title: `${head} near ${place}${endings[paper % endings.length]}`,
    link,
    guid: link,
    date: new Date(Date.UTC(2020, 0, 1 + 30 * round) + happening * 5_000_000 + paper * 60_000).toISOString(),
    summary:
      `<p>A generated text of the usual length about what is said to have happened near ${place}, by witness ${index} ` +
      `of paper ${paper}. ${'It says nothing more about the army and the air defence. '.repeat(4)}</p>`,
    image: `${link}.jpg`,
  };
}

const heads = [
  (number: number) => `Generated report: Iranian missile strike wounds ${number}`,
  (number: number) => `Generated report: Israeli jets hit a depot, ${number} killed`,
  (number: number) => `Generated report: Iran says ${number} drones were shot down`,
  () => 'Generated report: Israeli army warns residents after an Iranian launch',
  (number: number) => `Generated report: Israel vows a response to Iran, ${number} arrested`,
  () => 'Generated report: Iran and Israel trade fire',
];
const endings = ['', ', officials say', ', witnesses say', ' overnight'];
const places =
  'Haifa Isfahan Beirut Damascus Tabriz Eilat Shiraz Ashdod Bushehr Ashkelon Natanz Tehran Beersheba Qom Kerman Arak'.split(
    ' ',
  );
