import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { type FeedItem, type Feeds, startFeeds } from '../fakes/feeds.ts';
import { openTab } from '../harness/tab.ts';
import { median, startChild } from './child.ts';
import { minute, namesPlace, newsItem, paperFeed } from './reading-items.ts';

const papers = 60;
const newsMs = 5 * minute;
/** Items that each paper publishes in that time. */
const itemsAPaper = 3;
const alerts = 20;
/** After the last item, for readings that are still to come. */
const restMs = 1.5 * minute;

/** One published item, on its way. Milliseconds of this process's clock. */
interface Way {
  publishedAt: number;
  answeredAt?: number;
  shownAt?: number;
}

/**
 * From publication to a tab, at real speed: papers on hosts of their own publish at random moments, a whole server reads
 * them as they earn it, and a bare reader of `reading-reference.ts` reads the same papers once a minute.
 */
export async function benchReading(): Promise<Record<string, number>> {
  const hosts = await Promise.all(Array.from({ length: papers }, () => startFeeds({})));
  const siren = await startFeeds({ '/alerts.json': quiet });
  const begunAt = Date.now();
  const news = hosts.map((): FeedItem[] => []);
  /** Of the server and of the reference, by the item's link. */
  const ways = { vigil: new Map<string, Way>(), bare: new Map<string, Way>() };
  /** When Vigil has asked each paper. */
  const asked = hosts.map((): number[] => []);
  for (const [paper, host] of hosts.entries()) {
    for (const [path, mine] of [
      ['/vigil.xml', ways.vigil],
      ['/bare.xml', ways.bare],
    ] as const)
      serve(
        host,
        path,
        () => {
          if (path === '/vigil.xml') asked[paper]?.push(performance.now());
          return { body: paperFeed(paper, begunAt, news[paper] ?? []), links: linksOf(news[paper]) };
        },
        mine,
      );
  }
  const sources = [
    ...hosts.map(({ url }, paper) => ({
      name: `Paper ${paper}`,
      url: `${url}/vigil.xml`,
      side: 'third',
      reliability: 90,
    })),
    { name: 'Siren', url: `${siren.url}/alerts.json`, side: 'israeli', reliability: 95, kind: 'oref', official: true },
  ];
  const server = await startChild('reading-process.ts', JSON.stringify(sources));
  const reference = await startChild('reading-reference.ts', JSON.stringify(hosts.map(({ url }) => `${url}/bare.xml`)));
  const sounded = new Map<string, Way>();
  let tab: Awaited<ReturnType<typeof openTab>> | undefined;
  let bareTab: WebSocket | undefined;
  try {
    tab = await openTab(await server.ask<string>('start'));
    for (const name of ['new-event', 'event-updated'] as const)
      tab.socket.on(name, ({ updates }: { updates: { event: { sourceUrls: string[]; summary: string } | null }[] }) => {
        for (const { event } of updates) {
          for (const link of event?.sourceUrls ?? []) show(ways.vigil.get(link));
          for (const [place, way] of sounded) if (namesPlace(event?.summary, place)) show(way);
        }
      });
    bareTab = new WebSocket(`ws://127.0.0.1:${await reference.ask<number>('start')}`);
    bareTab.on('message', (data) => {
      const links: string[] = JSON.parse(data.toString());
      for (const link of links) show(ways.bare.get(link));
    });
    // The reference has read each paper once before the first item is published.
    await sleep(minute);
    const startedAt = performance.now();
    await Promise.all([publishAll(news, ways), soundAll(siren, sounded)]);
    await sleep(restMs);
    const vigil = figuresOf('reading', ways.vigil);
    const bare = figuresOf('reading_bare', ways.bare);
    const sirens = durationsOf(sounded, ({ publishedAt }) => publishedAt);
    const ratio = (name: string) => (vigil[`reading_${name}`] ?? NaN) / (bare[`reading_bare_${name}`] ?? NaN);
    return {
      ...vigil,
      ...bare,
      reading_publication_p50_ratio: ratio('publication_p50_s'),
      reading_publication_p95_ratio: ratio('publication_p95_s'),
      reading_answered_p50_ratio: ratio('answered_p50_ms'),
      reading_answered_p95_ratio: ratio('answered_p95_ms'),
      reading_requests_a_minute: median(asked.map((times) => rateOf(times.filter((at) => at >= startedAt)))),
      reading_alert_p50_s: quantile(sirens, 0.5) / 1000,
      reading_alert_p95_s: quantile(sirens, 0.95) / 1000,
    };
  } finally {
    tab?.close();
    bareTab?.terminate();
    await server.ask('end');
    server.stop();
    reference.stop();
    await Promise.all([...hosts, siren].map((host) => host.close()));
  }
}

const quiet = { body: '\uFEFF\r\n', type: 'application/json' };

/** Answers with a feed, and notes for each item when the first answer that has it was sent. */
function serve(host: Feeds, path: string, read: () => { body: string; links: string[] }, ways: Map<string, Way>): void {
  host.set(path, (_, response) => {
    const { body, links } = read();
    response.on('finish', () => {
      for (const link of links) {
        const way = ways.get(link);
        if (way) way.answeredAt ??= performance.now();
      }
    });
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body);
  });
}

function linksOf(items: FeedItem[] = []): string[] {
  return items.flatMap(({ link }) => link ?? []);
}

function show(way: Way | undefined): void {
  if (way) way.shownAt ??= performance.now();
}

/** How many a minute, by the time from the first to the last. */
function rateOf(times: readonly number[]): number {
  return ((times.length - 1) / ((times.at(-1) ?? 0) - (times[0] ?? 0))) * minute;
}

/** Every paper publishes its items at random moments. */
async function publishAll(news: FeedItem[][], ways: Record<'vigil' | 'bare', Map<string, Way>>): Promise<void> {
  await Promise.all(
    news.flatMap((items, paper) =>
      Array.from({ length: itemsAPaper }, async (_, index) => {
        await sleep(((index + Math.random()) / itemsAPaper) * newsMs);
        const item = newsItem(paper, index, Date.now());
        const publishedAt = performance.now();
        for (const link of linksOf([item])) for (const side of Object.values(ways)) side.set(link, { publishedAt });
        items.unshift(item);
      }),
    ),
  );
}

/** The siren's channel shows one alert after the other, each for another place. */
async function soundAll(siren: Feeds, sounded: Map<string, Way>): Promise<void> {
  for (let index = 0; index < alerts; index++) {
    await sleep((newsMs / alerts) * (0.5 + Math.random() / 2));
    const place = `Generated Quay ${index}`;
    sounded.set(place, { publishedAt: performance.now() });
    const alert = { id: `alert-${index}`, cat: '1', title: 'ירי רקטות וטילים', data: [place], desc: 'Fictional' };
    siren.set('/alerts.json', { body: `\uFEFF${JSON.stringify(alert)}`, type: 'application/json' });
  }
}

function figuresOf(name: string, ways: Map<string, Way>): Record<string, number> {
  const publication = durationsOf(ways, ({ publishedAt }) => publishedAt);
  const answered = durationsOf(ways, ({ answeredAt }) => answeredAt);
  return {
    [`${name}_publication_p50_s`]: quantile(publication, 0.5) / 1000,
    [`${name}_publication_p95_s`]: quantile(publication, 0.95) / 1000,
    [`${name}_answered_p50_ms`]: quantile(answered, 0.5),
    [`${name}_answered_p95_ms`]: quantile(answered, 0.95),
  };
}

/** Throws if anything that was published did not arrive. */
function durationsOf(ways: Map<string, Way>, since: (way: Way) => number | undefined): number[] {
  return [...ways].map(([name, way]) => {
    const from = since(way);
    if (from === undefined || way.shownAt === undefined)
      throw new Error(`${name} did not reach the tab; it was ${way.answeredAt ? '' : 'not '}answered`);
    return way.shownAt - from;
  });
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
