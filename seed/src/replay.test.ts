import RssParser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { archiveEvents } from './archive.ts';
import { type ReplayItem, replayFeeds, rssOf, schedule } from './replay.ts';

const items = replayFeeds();
const day = 86_400_000;

describe('the items to replay', () => {
  test('are one for each article of each event, in order of date, in the words of the archive', () => {
    const events = archiveEvents();
    expect(items).toHaveLength(events.flatMap(({ sources }) => sources).length);
    expect(items.map(({ date }) => +date)).toEqual(items.map(({ date }) => +date).sort((a, b) => a - b));
    const titles = new Set(events.map(({ title }) => title));
    for (const { title } of items) expect(titles).toContain(title);
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  });

  test('name the agency whose text a publisher carried', () => {
    expect(items.filter(({ origin }) => origin === 'Reuters').length).toBeGreaterThan(10);
    for (const { source } of items) expect(source).not.toMatch(/ \/ |\(via|\btext\b/);
  });
});

describe('rssOf', () => {
  test('writes a document from which rss-parser reads the same items', async () => {
    const source = 'Al Jazeera';
    const own = items.filter((item) => item.source === source);
    const feed = await new RssParser().parseString(rssOf(source, own));
    expect(feed.title).toBe(source);
    expect(
      feed.items.map(({ guid, link, title, content, isoDate }) => ({ guid, link, title, content, isoDate })),
    ).toEqual(
      own.map(({ guid, link, title, summary, date }) => ({
        guid,
        link,
        title,
        content: summary,
        isoDate: date.toISOString(),
      })),
    );
  });

  test('escapes what XML reserves', async () => {
    const text = `Ships & <boats> "here" ]]> 'there'`;
    const link = 'https://courier.example/?a=1&b=2';
    const document = rssOf('Ear & Eye <b>', [item({ title: text, summary: text, origin: 'A & B', link })]);
    const { title, items: read } = await new RssParser().parseString(document);
    const seen = [title, read[0]?.title, read[0]?.content, read[0]?.creator, read[0]?.link];
    expect(seen.map((value) => value?.trim())).toEqual(['Ear & Eye <b>', text, text, 'A & B', link]);
  });

  test('writes a valid feed of no items', async () => {
    expect((await new RssParser().parseString(rssOf('Quiet Gazette', []))).items).toEqual([]);
  });
});

describe('schedule', () => {
  const three = [0, 10, 30].map((days) => item({ guid: `${days}`, date: new Date(Date.UTC(2030, 0, 1) + days * day) }));
  const guidsAt = (speed: number, elapsedMs: number) => schedule(three, speed)(elapsedMs).map(({ guid }) => guid);

  test('lets the first items out at once and the others as their days come', () => {
    expect(guidsAt(10, 0)).toEqual(['0']);
    expect(guidsAt(10, 59_999)).toEqual(['0']);
    expect(guidsAt(10, 60_000)).toEqual(['0', '10']);
    expect(guidsAt(10, 180_000)).toEqual(['0', '10', '30']);
  });

  test('is as many times faster as more days go into a minute', () => {
    expect(guidsAt(600, 1000)).toEqual(['0', '10']);
  });

  test('has nothing to let out where there is nothing', () => {
    expect(schedule([], 30)(60_000)).toEqual([]);
  });
});

function item(overrides: Partial<ReplayItem>): ReplayItem {
  return {
    guid: 'g',
    source: 'The Amberly Courier',
    origin: null,
    link: 'https://courier.example/lighthouse',
    title: 'Lighthouse goes dark',
    summary: 'A fuse had blown.',
    date: new Date('2030-01-01T00:00:00Z'),
    ...overrides,
  };
}
