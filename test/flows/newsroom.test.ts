import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startNewsroom } from '@vigil/seed/start-newsroom';
import { createLog } from '@vigil/server/kit/log';
import { createConnection } from 'mongoose';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { get } from '../harness/vigil.ts';

const soon = { timeout: 30_000, interval: 50 };
const minute = 60_000;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A newsroom whose clock can be put forward. */
async function start(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-newsroom-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const openedAt = now();
  const newsroom = await startNewsroom({
    variables: { PORT: '0', DATA_DIR: folder, CAPTCHA: 'off', BCRYPT_COST: '10', LOG_LEVEL: 'silent', ...variables },
    speed: 30,
    everyMs: 200,
    log: createLog('silent'),
    now,
  });
  ends.push(newsroom.stop);
  const forward = (ms: number) => {
    ahead += ms;
  };
  /** Those that were there at the start, however long the start took. */
  const atStart = async () => {
    const { events } = await get(newsroom.app.url, 'events');
    return events.filter(({ timestamp }) => Date.parse(timestamp) < +openedAt);
  };
  return { ...newsroom, url: newsroom.app.url, now, forward, atStart };
}

describe('the newsroom', () => {
  it('begins with twenty events, minutes old, each with its true date', async () => {
    const { now, atStart } = await start();
    const events = await atStart();
    expect(events).toHaveLength(20);
    for (const { title, summary, timestamp, precision, sources } of events) {
      const age = +now() - Date.parse(timestamp);
      expect([precision, age > 0, age < 60 * minute], timestamp).toEqual(['time', true, true]);
      expect(title).toMatch(/\(202[56]\.\d\d\.\d\d\)$/);
      // The dateline of the feed names the day as well; no summary shows its dateline.
      expect(summary).toMatch(/^(?![A-Z]+ \d{1,2} \()/);
      for (const source of sources) expect(source).toMatch(/\bReplay\b/);
    }
  });

  it('is marked as a replay in its statistics and in the feeds that go out, and links to the true articles', async () => {
    const { url } = await start();
    expect((await get(url, 'stats')).replay).toBe(true);
    expect(await textAt(`${url}/feed.xml`)).toContain('<title>Vigil, replay</title>');
    expect(JSON.parse(await textAt(`${url}/feed.json`)).title).toBe('Vigil, replay');
    const { events } = await get(url, 'events');
    for (const { sourceUrls, title } of events) {
      const page = await textAt(sourceUrls[0] ?? '');
      expect(page).toContain('This is not news of today.');
      expect(page).toContain(title.slice(-11, -7));
      expect(page.match(/<a href="https?:/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('shows a level, a report and a balance at once', async () => {
    const { url } = await start();
    const { level, missing, coverage } = await get(url, 'threat');
    expect(level).toMatch(/^(?:elevated|high|critical)$/);
    expect([missing, coverage.read, coverage.total]).toEqual([[], 8, 8]);
    await expect
      .poll(async () => (await get(url, 'latestAnalysis'))?.sentences.length ?? 0, soon)
      .toBeGreaterThanOrEqual(10);
    await expect.poll(async () => (await get(url, 'balance')) !== null, soon).toBe(true);
    // The words of an event name its true day, and a report gives no other.
    const sentences = (await get(url, 'latestAnalysis'))?.sentences ?? [];
    expect(sentences.filter(({ text }) => /\d [A-Z][a-z]+ 20\d\d\b/.test(text))).toEqual([]);
    expect((await get(url, 'latestAnalysis'))?.threatReason).toMatch(
      /^\d+ (?:events? that counts? as urgent|critical events? of two origins or more) in 24 hours$/,
    );
  });

  it('pushes a critical event within the first minute, and the level rises', async () => {
    const { url, forward, atStart } = await start();
    const tab = await openTab(url);
    onTestFinished(() => tab.close());
    const known = new Set((await atStart()).map(({ id }) => id));
    expect((await get(url, 'threat')).level).not.toBe('critical');
    forward(minute);
    await tab.next('new-event', ({ updates }) =>
      updates.some(({ event }) => event?.urgencyLevel === 'critical' && !known.has(event.id)),
    );
    await tab.next('threat-changed', ({ level }) => level === 'critical');
    await expect.poll(async () => (await get(url, 'threat')).level, soon).toBe('critical');
  });

  it('comes to confirmed, denied and one-sided events, nearly as many as it tells', { timeout: 180_000 }, async () => {
    const { url, forward, eventCount, endsAt, now } = await start();
    forward(+endsAt - +now() + 1_000);
    const counted = async () => (await get(url, 'events')).totalCount;
    await expect.poll(counted, { ...soon, timeout: 120_000 }).toBeGreaterThan(0.95 * eventCount);
    expect(await counted()).toBeLessThan(1.25 * eventCount);
    const marks = async (mark: string) => {
      const { events } = await get(url, 'events');
      return events.filter((event) => event.marks.some((one) => one.startsWith(mark))).length;
    };
    const late = { ...soon, timeout: 60_000 };
    await expect.poll(() => marks('confirmed'), late).toBeGreaterThanOrEqual(35);
    await expect.poll(() => marks('denied'), late).toBeGreaterThanOrEqual(5);
    const { events } = await get(url, 'events');
    expect(events.filter(({ originCount }) => originCount === 1).length).toBeGreaterThanOrEqual(20);
    const ranged = async () =>
      (await get(url, 'events')).events.filter(({ figures }) => figures.some(({ range }) => range)).length;
    await expect.poll(ranged, late).toBeGreaterThanOrEqual(3);
  });

  it('begins again with each start, but not while another newsroom runs on the same data folder', async () => {
    const first = await start();
    const DATA_DIR = dirname(first.database);
    await expect(start({ DATA_DIR })).rejects.toThrow('Another Vigil is using this data folder');
    expect(await first.atStart()).toHaveLength(20);
    await first.stop();
    ends.splice(ends.indexOf(first.stop), 1);

    const again = await start({ DATA_DIR });
    expect(await again.atStart()).toHaveLength(20);
  });

  it('keeps its data in a database of its own beside that of MONGODB_URI, which it leaves alone', async () => {
    const database = await startSharedDatabase();
    ends.push(database.end);
    const address = new URL(database.uri);
    address.pathname = '/news';
    const connection = await createConnection(address.href).asPromise();
    ends.push(() => connection.close());
    await connection.collection('changes').insertOne({ kept: true });

    const first = await start({ MONGODB_URI: address.href });
    expect(await first.atStart()).toHaveLength(20);
    const own = connection.useDb('news-newsroom');
    expect(await own.collection('events').countDocuments()).toBeGreaterThanOrEqual(20);
    await first.stop();
    ends.splice(ends.indexOf(first.stop), 1);

    const again = await start({ MONGODB_URI: address.href });
    expect(await again.atStart()).toHaveLength(20);
    expect(await connection.collection('changes').countDocuments()).toBe(1);
  });
});

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}
