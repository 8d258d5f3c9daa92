import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = fileURLToPath(new URL('../../../shared/data/feeds-hostile/', import.meta.url));
const suites = ['defusedxml', 'feedparser/illformed', 'feedparser/encoding'];

/** Feeds that must each end in a fault of their own. */
const broken = ['/entities.xml', '/endless.xml', '/bomb.xml', '/page.xml', '/reset.xml'];

let feeds: Feeds;
let vigil: Vigil;

beforeAll(async () => {
  feeds = await startFeeds({
    '/good.xml': { body: rss([{ title: 'Israel strikes missile depot near Isfahan, Iran says' }]) },
    '/entities.xml': { body: await readFile(join(folder, 'defusedxml/xmlbomb.xml')) },
    '/endless.xml': (_request, response) => {
      const more = setInterval(() => response.write('<item>'.repeat(20_000)), 1);
      response.on('close', () => clearInterval(more));
    },
    '/bomb.xml': { body: gzipSync(Buffer.alloc(50_000_000)), headers: { 'Content-Encoding': 'gzip' } },
    '/page.xml': { body: '<!doctype html><html><body><h1>Subscribe</h1></body></html>', type: 'text/html' },
    '/reset.xml': (_request, response) => {
      response.write('<rss><channel>');
      setTimeout(() => response.destroy(), 20);
    },
    '/many.xml': {
      body: rss(Array.from({ length: 20_000 }, (_, index) => ({ title: `Item ${index}` }))).slice(0, 1_990_000),
    },
  });
  vigil = await startVigil();
  for (const path of ['/good.xml', '/many.xml', ...broken]) await vigil.addSource(path, feeds.url + path);
  for (const suite of suites) await addSuite(suite);
});
afterAll(async () => {
  await vigil?.end();
  await feeds?.close();
});

describe('a scan of hostile feeds', () => {
  it('ends, with each fault on its own source, the event loop free and the good feed read', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const progress = await vigil.scanner.run();
    delay.disable();
    expect(progress).toMatchObject({ finishedAt: expect.any(String), done: progress?.total });
    expect(delay.percentile(99) / 1e6).toBeLessThan(100);

    const sources = await vigil.get('sources');
    const statusOf = (name: string) => sources.find((one) => one.name === name)?.status;
    expect(statusOf('/good.xml')).toBe('active');
    expect(broken.map(statusOf)).toEqual(broken.map(() => 'failing'));
    for (const { status, fault } of sources) expect(fault === null).toBe(status === 'active');
    const { events } = await vigil.get('events');
    expect(events.map(({ sources: [name] }) => name)).toContain('/good.xml');
  });
});

async function addSuite(suite: string): Promise<void> {
  const entries = await readdir(join(folder, suite), { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const path = `/${suite}/${name}`;
    feeds.set(path, { body: await readFile(join(folder, suite, name)), type: 'text/xml' });
    await vigil.addSource(path, feeds.url + encodeURI(path));
  }
}
