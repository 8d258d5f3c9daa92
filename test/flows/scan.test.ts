import { makeReport } from '@vigil/common/testing/make';
import { verify } from '@vigil/server/changes/verify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let feeds: Feeds;
let tab: Tab | undefined;

beforeEach(async () => {
  vigil = await startVigil({ now: () => now });
  feeds = await startFeeds({});
});
afterEach(async () => {
  tab?.close();
  await vigil.end();
  await feeds.close();
});

const strike = {
  title: 'Israel strikes missile depot near Isfahan, Iran says',
  link: 'https://paper.example/strike',
  date: '2030-03-05T11:00:00Z',
};
const talks = {
  title: 'Iran and United States resume nuclear talks in Muscat',
  link: 'https://paper.example/talks',
  date: '2030-03-05T10:00:00Z',
};
const sport = {
  title: 'Northport United wins the cup final',
  link: 'https://paper.example/cup',
  date: '2030-03-05T09:00:00Z',
};

async function source(name: string, path: string, items: Parameters<typeof rss>[0]): Promise<void> {
  feeds.set(path, { body: rss(items), type: 'application/rss+xml' });
  await vigil.addSource(name, `${feeds.url}${path}`);
}

describe('a scan', () => {
  it('makes events of what is about the conflict, and of nothing else', async () => {
    await source('Paper One', '/one.xml', [strike, talks, sport]);
    expect(await vigil.scanner.run()).toMatchObject({ total: 1, done: 1, failed: 0, newEvents: 2 });
    const { events } = await vigil.get('events');
    expect(events.map(({ title }) => title)).toEqual([strike.title, talks.title]);
    expect(events[0]).toMatchObject({
      sources: ['Paper One'],
      sourceUrls: [strike.link],
      sourceCount: 1,
      timestamp: '2030-03-05T11:00:00.000Z',
      eventType: 'military',
      judgedBy: 'reader',
      archived: false,
    });
  });

  it('makes the event with the next scan where the log could not be written, and shows the reports of all papers', async () => {
    await source('Paper One', '/one.xml', [strike]);
    vi.spyOn(vigil.stores.log, 'append').mockRejectedValueOnce(new Error('the database is away'));
    await expect(vigil.scanner.run({ force: true })).rejects.toThrow('the database is away');
    expect(await vigil.scanner.run({ force: true })).toMatchObject({ newEvents: 1 });
    await source('Paper Two', '/two.xml', [{ ...strike, link: 'https://other.example/strike' }]);
    await vigil.scanner.run({ force: true });
    const { events } = await vigil.get('events');
    expect(events.map(({ sources }) => sources)).toEqual([['Paper One', 'Paper Two']]);
    expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
  });

  it('is verified against reports of events that were never added', async () => {
    const report = makeReport({ item: 'lost-report', url: 'https://courier.example/lost' });
    const data = { report, imageUrls: [], urgencyLevel: 'low' as const };
    await vigil.stores.events.append([{ op: 'report', eventId: 'e-lost', item: 'lost-report', by: 'test', data }]);
    const faults = await verify(vigil.stores.log, vigil.stores.projection);
    expect(faults).toEqual(['change 1 is of event e-lost, which was not added before it']);
  });

  it('adds a second report to the event that it is about', async () => {
    await source('Paper One', '/one.xml', [strike]);
    await source('Paper Two', '/two.xml', [{ ...strike, link: 'https://other.example/1' }]);
    await vigil.scanner.run();
    const { events } = await vigil.get('events');
    expect(events).toHaveLength(1);
    expect(new Set(events[0]?.sources)).toEqual(new Set(['Paper One', 'Paper Two']));
  });

  it('reads a feed whose items are all older than the days that are counted', async () => {
    await source('Paper One', '/one.xml', [{ ...strike, date: '2030-02-01T11:00:00Z' }]);
    expect(await vigil.scanner.run()).toMatchObject({ failed: 0, newEvents: 1 });
    expect((await vigil.stores.sources.list())[0]).toMatchObject({ status: 'active', days: {} });
  });

  it('finds nothing new in what it has read before', async () => {
    await source('Paper One', '/one.xml', [strike, talks, sport]);
    await vigil.scanner.run();
    const { seq } = await vigil.get('events');
    expect(await vigil.scanner.run()).toMatchObject({ newEvents: 0, failed: 0 });
    expect((await vigil.get('events')).seq).toBe(seq);
  });

  it('is not harmed by a feed that fails, and says on that source why', async () => {
    await source('Paper One', '/one.xml', [strike]);
    feeds.set('/broken.xml', { body: '<html><body>Please sign in</body></html>', type: 'text/html' });
    await vigil.addSource('Broken', `${feeds.url}/broken.xml`);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    expect(await vigil.scanner.run()).toMatchObject({ total: 3, done: 3, failed: 2, newEvents: 1 });

    const sources = await vigil.get('sources');
    const stateOf = (name: string) => sources.find((one) => one.name === name);
    expect(stateOf('Paper One')).toMatchObject({ status: 'active', fault: null, lastUpdate: now.toISOString() });
    expect(stateOf('Broken')).toMatchObject({
      status: 'failing',
      fault: expect.stringMatching(/\w/),
      failingSince: now.toISOString(),
    });
    expect(stateOf('Gone')?.fault).toContain('404');
    expect(await vigil.get('stats')).toMatchObject({ sourcesActive: 1, sourcesTotal: 3, eventsToday: 1 });
  });

  it('heals a source whose feed is back', async () => {
    await vigil.addSource('Paper One', `${feeds.url}/one.xml`);
    await vigil.scanner.run();
    feeds.set('/one.xml', { body: rss([strike]), type: 'application/rss+xml' });
    await vigil.scanner.run({ force: true });
    expect(await vigil.get('sources')).toMatchObject([{ status: 'active', fault: null, failingSince: null }]);
  });

  it('waits longer before each further attempt at a feed that goes on failing', async () => {
    await source('Paper One', '/one.xml', [strike]);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    for (let scan = 0; scan < 4; scan++) await vigil.scanner.run();
    expect(feeds.hits('/one.xml')).toBe(4);
    expect(feeds.hits('/gone.xml')).toBe(2);
  });

  it('that is ended with the server says so to all who wait for it, and is no failure', async () => {
    feeds.set('/slow.xml', () => {});
    await vigil.addSource('Slow', `${feeds.url}/slow.xml`);
    const waiting = Promise.allSettled([vigil.scanner.run(), vigil.scanner.run()]);
    await expect.poll(() => feeds.hits('/slow.xml')).toBe(1);
    await vigil.scanner.stop();
    const ended = { status: 'fulfilled', value: expect.objectContaining({ total: 1, finishedAt: null }) };
    expect(await waiting).toEqual([ended, ended]);
  });

  it('never overlaps another one', async () => {
    await source('Paper One', '/one.xml', [strike]);
    const [first, second] = await Promise.all([vigil.scanner.run(), vigil.scanner.run()]);
    expect(first).toBe(second);
    expect(feeds.hits('/one.xml')).toBe(1);
  });

  it('announces feed by feed how far it is, and what became of each source', async () => {
    await source('Paper One', '/one.xml', [strike]);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    tab = await openTab(vigil.url);
    await vigil.scanner.run();
    await tab.next('scan-progress', ({ finishedAt }) => finishedAt !== null);
    // A slow scan repeats its state, so that tabs know that it goes on.
    const states = tab.of('scan-progress').map(({ done, total }) => `${done} of ${total}`);
    expect([...new Set(states)]).toEqual(['0 of 2', '1 of 2', '2 of 2']);
    expect(
      tab
        .of('source-updated')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['active', 'failing']);
  });
});

describe('the time of an event', () => {
  it('is that of its arrival, and says so, when the item has no date', async () => {
    await source('Paper One', '/one.xml', [{ ...strike, date: undefined }]);
    await vigil.scanner.run();
    expect((await vigil.get('events')).events).toMatchObject([{ timestamp: now.toISOString(), precision: 'none' }]);
  });

  it('is now when it is dated a few minutes ahead', async () => {
    await source('Paper One', '/one.xml', [{ ...strike, date: '2030-03-05T12:05:00Z' }]);
    await vigil.scanner.run();
    expect((await vigil.get('events')).events).toMatchObject([{ timestamp: now.toISOString(), precision: 'time' }]);
  });

  it('is not believed when it lies in the future', async () => {
    await source('Paper One', '/one.xml', [{ ...strike, date: '2031-01-01T00:00:00Z' }]);
    await vigil.scanner.run();
    expect((await vigil.get('events')).events).toMatchObject([{ timestamp: now.toISOString(), precision: 'none' }]);
  });
});
