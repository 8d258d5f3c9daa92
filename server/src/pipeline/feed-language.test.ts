import { describe, expect, it } from 'vitest';
import { languageOfFeed } from './feed-language.ts';
import { readFeedHead } from './parse/feed-head.ts';

const feed = (...titles: string[]) => [...titles, ...titles, ...titles].map((title) => ({ title, summary: '' }));
const english = feed(
  'The harbour master of Port Amberly says that a fuse has blown',
  'Ferries to the islands are late for a second day after the storm',
  'A lighthouse and its keeper: notes from the far end of the bay',
);

describe('the language of a feed', () => {
  it.each([
    ['English', english, null, { tag: 'en', isRead: true }],
    ['English under the tag of another language', english, 'fr', { tag: 'en', isRead: true }],
    [
      'Persian under the default tag of its software',
      feed('چراغ دریایی در بندر خاموش شد'),
      'en-US',
      { tag: 'fa', isRead: true },
    ],
    ['Arabic by its tag', feed('انطفأت المنارة في ميناء'), 'ar', { tag: 'ar', isRead: true }],
    ['Hebrew', feed('המגדלור בנמל כבה לשעה'), null, { tag: 'he', isRead: true }],
    ['Russian', feed('Маяк в порту погас на час'), 'ru-RU', { tag: 'ru', isRead: false }],
    [
      'Urdu by its letters and tag',
      feed('بندرگاہ میں مینار ایک گھنٹے کے لیے بجھ گیا'),
      'ur',
      { tag: 'ur', isRead: false },
    ],
    [
      'French, though its tag is a default',
      feed('Le phare du port est resté éteint pendant une heure', 'Les bateaux attendent dans la baie depuis hier'),
      'en-US',
      { tag: 'und', isRead: false },
    ],
    [
      'Turkish',
      feed('Limandaki deniz feneri bir saat boyunca söndü', 'Gemiler dünden beri körfezde bekliyor'),
      'tr',
      { tag: 'tr', isRead: false },
    ],
  ])('is told by its texts: %s', (_, items, declared, expected) => {
    expect(languageOfFeed(items, declared)).toEqual(expected);
  });

  it('is unknown for a few items', () => {
    expect(languageOfFeed(english.slice(0, 2), 'en')).toBeNull();
  });
});

describe('the language that a feed names', () => {
  it.each([
    ['<rss><channel><language>fa-IR</language><item>', 'fa-IR'],
    ['<rss><channel><dc:language> tr </dc:language><item>', 'tr'],
    ['<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="he"><entry>', 'he'],
    ['{"version": "https://jsonfeed.org/version/1.1", "language": "ru"', 'ru'],
    ['<rss><channel><title>Fictional</title><item><language>fr</language>', null],
  ])('is read from its head: %s', (text, expected) => {
    expect(readFeedHead(Buffer.from(text)).language).toBe(expected);
  });
});
