import { coverageOf } from '@vigil/server/features/stats/coverage';
import { describe, expect, it } from 'vitest';

const now = new Date('2031-03-04T12:00:00.000Z');
const before = (minutes: number) => new Date(+now - minutes * 60_000);

type FeedRow = Parameters<typeof coverageOf>[0][number];
const feed = (side: FeedRow['side'], minutes: number | null, status: FeedRow['status'] = 'active'): FeedRow => ({
  name: `A feed of ${minutes} minutes`,
  kind: 'feed',
  side,
  status,
  lastUpdate: minutes === null ? null : before(minutes),
  paused: false,
  language: { tag: 'en', isRead: true },
});

describe('what feeds cover', () => {
  it('counts those that were read within half an hour and have not failed since', () => {
    const feeds = [
      feed('israeli', 30),
      feed('iranian', 31),
      feed('third', 2, 'failing'),
      feed('third', null, 'unread'),
    ];
    expect(coverageOf(feeds, now)).toEqual({
      read: 1,
      total: 4,
      lastReadAt: before(2).toISOString(),
      sides: { israeli: before(30).toISOString(), iranian: before(31).toISOString() },
      unheard: ['iranian'],
      missed: ['A feed of 2 minutes', 'A feed of 31 minutes', 'A feed of null minutes'],
    });
  });

  it('names the first five of those that are not read, by the alphabet', () => {
    const down = [...'gfedcba'].map((letter) => ({ ...feed('third', 40), name: `${letter} post` }));
    const { read, total, missed } = coverageOf([...down, feed('israeli', 2)], now);
    expect([read, total, missed]).toEqual([1, 8, ['a post', 'b post', 'c post', 'd post', 'e post']]);
    expect(coverageOf([feed('israeli', 2)], now)).not.toHaveProperty('missed');
  });

  it('hears a side for half an hour after its last reading, though the feed fails now', () => {
    expect(coverageOf([feed('israeli', 5, 'failing'), feed('iranian', 5)], now).unheard).toEqual([]);
  });

  it('hears neither side without feeds of theirs', () => {
    const nothing = { read: 0, total: 0, lastReadAt: null, sides: { israeli: null, iranian: null } };
    expect(coverageOf([], now)).toEqual({ ...nothing, unheard: ['iranian', 'israeli'] });
    expect(coverageOf([feed('third', 1)], now).unheard).toEqual(['iranian', 'israeli']);
  });

  it('does not count a paused feed, and hears nothing from one in a language that is not read', () => {
    const russian = { ...feed('iranian', 1), language: { tag: 'ru', isRead: false } };
    const paused = { ...feed('israeli', 1), paused: true };
    expect(coverageOf([russian, paused, feed('israeli', 2)], now)).toMatchObject({
      read: 1,
      total: 2,
      unheard: ['iranian'],
    });
  });

  it('names the languages of feeds in use that are not read, each once', () => {
    const inLanguage = (tag: string) => ({ ...feed('iranian', 1), language: { tag, isRead: false } });
    const paused = { ...inLanguage('de'), paused: true };
    const { unreadLanguages } = coverageOf([inLanguage('tr'), inLanguage('ru'), inLanguage('tr'), paused], now);
    expect(unreadLanguages).toEqual(['ru', 'tr']);
    expect(coverageOf([feed('iranian', 1)], now)).not.toHaveProperty('unreadLanguages');
  });

  it('is not that of alert channels: one that answers says nothing of the news of its side', () => {
    const siren = { ...feed('israeli', 1), kind: 'oref' as const };
    expect(coverageOf([siren, feed('iranian', 1)], now)).toMatchObject({ read: 1, total: 1, unheard: ['israeli'] });
  });
});
