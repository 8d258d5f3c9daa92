import Parser from 'rss-parser';
import { rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil } from '../harness/vigil.ts';
import { median } from './child.ts';

const feedCount = 40;
const itemsAFeed = 50;
const rounds = 3;

/**
 * The whole pipeline, from loopback feeds to stored events on screen, against rss-parser reading the
 * same documents: items a second for items that are all new and all about the conflict, and for items known already.
 */
export async function benchPipeline(): Promise<Record<string, number>> {
  const documents = Array.from({ length: feedCount }, (_, feed) => rss(itemsOf(feed)));
  const total = feedCount * itemsAFeed;
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await perSecond(total, async () => {
      const parser = new Parser();
      for (const document of documents) await parser.parseString(document);
    });
    const feeds = await startFeeds(
      Object.fromEntries(documents.map((body, feed) => [`/${feed}.xml`, { body, type: 'application/rss+xml' }])),
    );
    const vigil = await startVigil();
    for (let feed = 0; feed < feedCount; feed++) await vigil.addSource(`Paper ${feed}`, `${feeds.url}/${feed}.xml`);
    const fresh = await perSecond(total, () => vigil.scanner.run());
    const known = await perSecond(total, () => vigil.scanner.run());
    await vigil.end();
    await feeds.close();
    runs.push({ alone, fresh, known });
  }
  return {
    pipeline_new_items_per_s: median(runs.map((run) => run.fresh)),
    pipeline_known_items_per_s: median(runs.map((run) => run.known)),
    pipeline_rssparser_items_per_s: median(runs.map((run) => run.alone)),
    pipeline_new_ratio: median(runs.map((run) => run.fresh / run.alone)),
    pipeline_known_ratio: median(runs.map((run) => run.known / run.alone)),
  };
}

async function perSecond(items: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (items / (performance.now() - started)) * 1000;
}

function itemsOf(feed: number) {
  const places = [
    'Haifa',
    'Isfahan',
    'Beirut',
    'Damascus',
    'Tabriz',
    'Eilat',
    'Shiraz',
    'Ashdod',
    'Bushehr',
    'Tel Aviv',
  ];
  return Array.from({ length: itemsAFeed }, (_, index) => ({
    title: `Iran and Israel trade fire near ${places[(feed + index) % places.length]}, report number ${feed * itemsAFeed + index}`,
    link: `https://paper-${feed}.example/${index}`,
    date: new Date(Date.UTC(2020, 0, 1 + index, feed % 24, index)).toISOString(),
    summary:
      `A generated text of the usual length about what is said to have happened, by witness ${index} of paper ${feed}. `.repeat(
        3,
      ),
  }));
}
