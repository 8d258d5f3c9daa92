import { createServer } from 'node:http';
import type { NewSource } from '@vigil/server/features/sources/store';
import { sources as known } from './data/sources.ts';
import { type ReplayItem, replayFeeds, rssOf, schedule } from './replay.ts';

/** A feed shows its newest items, as real ones do. */
const shown = 40;

export interface Replay {
  /** One source for each publisher of the archive, its feed on loopback. */
  sources: NewSource[];
  itemCount: number;
  close: () => Promise<void>;
}

/** Serves the archive as the feeds of its publishers: `speed` days of it a minute, from now on. */
export async function startReplay(speed: number): Promise<Replay> {
  const names = publishers(replayFeeds());
  const items = replayFeeds().filter(({ source }) => names.includes(source));
  const out = schedule(items, speed);
  const startedAt = performance.now();
  const server = createServer((request, response) => {
    const name = names[Number(/^\/(\d+)\.xml$/.exec(request.url ?? '')?.[1])];
    if (!name) return response.writeHead(404).end();
    const own = out(performance.now() - startedAt).filter((item) => item.source === name);
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' });
    response.end(feedOf(name, own));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    sources: names.map((name, index) => ({ name, url: `http://127.0.0.1:${port}/${index}.xml`, ...standingOf(name) })),
    itemCount: items.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Those that reported several events, and one for each event that none of them reported: a feed for a single item is not worth a scan. */
function publishers(items: ReplayItem[]): string[] {
  const several = new Set(items.map(({ source }) => source).filter((name) => count(items, name) >= 3));
  const reported = new Set(items.filter(({ source }) => several.has(source)).map(({ title }) => title));
  const others = items.filter(({ title }) => !reported.has(title) && reported.add(title)).map(({ source }) => source);
  return [...new Set([...several, ...others])];
}

function count(items: ReplayItem[], name: string): number {
  return items.filter(({ source }) => source === name).length;
}

function feedOf(name: string, items: ReplayItem[]): string {
  return rssOf(name, items.slice(-shown).reverse());
}

function standingOf(name: string): Pick<NewSource, 'side' | 'reliability'> {
  const source = known.find((one) => one.name === name);
  return { side: source?.side ?? 'third', reliability: source?.reliability ?? 80 };
}
