import { type FeedItem, rss } from '../fakes/feeds.ts';

export const feedCount = 500;
const itemsAFeed = 100;
/** Of each feed: the share of the conflict in the news of the world's press in a calm week. */
const aboutConflict = 5;
const minute = 60_000;

/** One feed of a day, newest first. Ten papers report each happening of the conflict. `more`: newer items on top, one of them about it. */
export function feedOf(paper: number, now: number, more = 0): string {
  const items = Array.from({ length: more + itemsAFeed }, (_, at) => itemOf(paper, at - more, now));
  return rss(items);
}

function itemOf(paper: number, index: number, now: number): FeedItem {
  const link = `https://paper-${paper}.example/${index}`;
  const date = new Date(now - (index + 2) * 14 * minute).toISOString();
  const isAbout = index < 0 || index % (itemsAFeed / aboutConflict) === 0;
  const title = isAbout ? newsOf(Math.floor(paper / 10), index) : otherNews(paper, index);
  const summary = `<p>${title}, by witness ${index} of paper ${paper}. ${filler.repeat(4)}</p>`;
  return { title, link, guid: link, date, summary, image: `${link}.jpg` };
}

function newsOf(group: number, index: number): string {
  const number = 2 + ((group * 7 + Math.abs(index)) % 90);
  return `Generated report: ${heads[(group + Math.abs(index)) % heads.length]} ${number} near ${places[(group + index + 100) % places.length]}`;
}

function otherNews(paper: number, index: number): string {
  const number = paper * itemsAFeed + index;
  return `Generated report: ${people[number % people.length]} of quarter ${number} ${happenings[(number * 7) % happenings.length]}`;
}

const filler = 'A generated sentence of the usual length that says nothing about anything at all. ';
const people = 'Bakers,Gardeners,Teachers,Singers,Swimmers,Painters,Drivers,Farmers'.split(',');
const happenings = 'win a prize,open a bridge,plan a market,lose a cup tie,paint a school,count the birds'.split(',');
const heads = ['Iranian missile strike wounds', 'Israeli jets hit a depot, killed', 'Iran says drones shot down:'];
const places =
  'Haifa Isfahan Beirut Damascus Tabriz Eilat Shiraz Ashdod Bushehr Ashkelon Natanz Tehran Beersheba Qom Kerman Arak'.split(
    ' ',
  );
