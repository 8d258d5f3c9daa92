import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { verify } from '@vigil/server/changes/verify';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { openTab } from '../harness/tab.ts';
import { get } from '../harness/vigil.ts';

/** `npm run soak` asks for more. */
const kills = Number(process.env.KILLS ?? 15);
const feedCount = 6;
const itemsARound = 8;
/** Slow enough that a scan lasts some while, in milliseconds. */
const answerMs = 80;

/** The server as it ships: `npm test` builds it first. */
const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

let folder: string;
let feeds: Feeds;
/** What tabs were told: events, and how many publishers each had. */
const acknowledged = new Map<string, number>();
let killedInScan = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-crash-'));
  feeds = await startFeeds({});
  await withStores(async ({ sources }) => {
    for (let feed = 0; feed < feedCount; feed++) {
      await sources.add({ name: `Paper ${feed}`, url: `${feeds.url}/${feed}.xml`, side: 'third', reliability: 90 });
    }
  });
});
afterAll(async () => {
  await feeds.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a server that is killed during a scan', () => {
  it(`has lost and doubled nothing after ${kills} kills`, { timeout: Math.max(400_000, kills * 15_000) }, async () => {
    publish(1);
    const wholeMs = await scanToTheEnd();
    for (let round = 2; round <= kills + 1; round++) {
      publish(round);
      // By turns anywhere in the scan, and while what it found is being told.
      await scanAndKill(round % 2 === 0 ? () => pause(Math.random() * wholeMs) : untilSentAndABit);
    }
    await scanToTheEnd();
    expect(killedInScan).toBeGreaterThan(kills / 4);

    await withStores(async ({ log, projection, events }) => {
      expect(await verify(log, projection)).toEqual([]);
      const shown = new Map((await events.page('admin', 0, 100_000)).map(({ id, sourceCount }) => [id, sourceCount]));
      expect(acknowledged.size).toBeGreaterThan(kills / 4);
      expect([...acknowledged].filter(([id, count]) => (shown.get(id) ?? 0) < count)).toEqual([]);

      // Entries of what is generated along the way have no item.
      const items: string[] = [];
      for await (const { item } of log.entries()) if (item) items.push(item);
      expect(new Set(items).size).toBe(items.length);
      expect(items.length).toBe(feedCount * itemsARound * (kills + 1));
    });
  });
});

/** Each feed keeps what it had and adds a few items, as feeds do. */
function publish(round: number): void {
  for (let feed = 0; feed < feedCount; feed++) {
    const items = Array.from({ length: round * itemsARound }, (_, index) => ({
      title: `Iran says missile ${index} was fired at Israel from test range ${index}`,
      link: `https://paper-${feed}.example/${index}`,
      // Days apart, so that each is an event of its own, which all feeds report.
      date: new Date(Date.UTC(2010, 0, 1 + index * 5)).toISOString(),
    }));
    const document = rss(items);
    feeds.set(`/${feed}.xml`, (_request, response) => void setTimeout(() => response.end(document), answerMs));
  }
}

type OpenTab = Awaited<ReturnType<typeof openTab>>;

async function untilSentAndABit(tab: OpenTab | null): Promise<void> {
  const isSent = () => tab?.of('new-event').length || tab?.of('event-updated').length;
  await expect.poll(isSent, { timeout: 15_000, interval: 2 }).toBeTruthy();
  await pause(Math.random() * 40);
}

async function scanAndKill(wait: (tab: OpenTab | null) => Promise<void>): Promise<void> {
  const { child, url } = await start();
  const tab = await openTab(url).catch(() => null);
  await wait(tab);
  child.kill('SIGKILL');
  await once(child, 'exit');
  for (const name of ['new-event', 'event-updated'] as const) {
    for (const { updates } of tab?.of(name) ?? []) {
      for (const { event } of updates) if (event) acknowledged.set(event.id, event.sourceCount);
    }
  }
  if (!tab?.of('scan-progress').some(({ finishedAt }) => finishedAt !== null)) killedInScan += 1;
  tab?.close();
}

/** Returns how long the scan took, in milliseconds. */
async function scanToTheEnd(): Promise<number> {
  const since = new Date().toISOString();
  const { child, url } = await start();
  const startedAt = performance.now();
  const isFinished = async () => {
    const { scan } = await get(url, 'stats');
    return scan !== null && scan.startedAt >= since && scan.finishedAt !== null;
  };
  while (!(await isFinished())) await pause(20);
  const tookMs = performance.now() - startedAt;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  return tookMs;
}

/** Resolves once the server listens; its first scan runs by then. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Vigil is running: (\S+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error('the server ended before it listened');
}

function settings(): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: folder,
    MONGODB_URI: '',
    FEED_ALLOWED_CIDRS: '127.0.0.1/32',
    ADMIN_PASSWORD: 'Fictional-1-password',
    LOG_LEVEL: 'fatal',
  };
}

async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const stores = await openStores(readEnv(settings()), createLog('fatal'), () => new Date());
  try {
    await work(stores);
  } finally {
    await stores.close();
  }
}
