import { expect, it } from 'vitest';
import { kindOfAddress } from '../address.ts';
import { mastodon } from './kind.ts';

it.each([
  ['https://social.example/@harbour', 'https://social.example/@harbour.rss'],
  ['https://social.example/@harbour.rss', 'https://social.example/@harbour.rss'],
])('%s is an address of this kind', (address, url) => {
  expect(kindOfAddress(address)).toEqual({ kind: 'mastodon', url });
});

it.each(['https://social.example/@harbour@other.example', 'https://social.example/harbour'])(
  '%s is an address of no kind',
  (address) => {
    expect(kindOfAddress(address)).toBeNull();
  },
);

it('the first sentence of a post, which has no title, stands in for one', async () => {
  const long = `The lamp at Port Amberly went dark tonight. ${'It will be repaired soon. '.repeat(12)}`;
  const bytes = Buffer.from(
    `<rss version="2.0"><channel><item><description>${long}</description></item></channel></rss>`,
  );
  const items = await mastodon.read(bytes, 'application/rss+xml', 'https://pages.example/');
  expect(items).toMatchObject([{ title: 'The lamp at Port Amberly went dark tonight.' }]);
  expect(items[0]?.summary).toContain('It will be repaired soon.');
});

it.each([
  ['<p>🔴 عاجل</p><p>انطفأ مصباح الميناء</p><p>All is quiet.</p>', 'انطفأ مصباح الميناء', '🔴 عاجل All is quiet.'],
  ['<p>#Urgent<br/>The lamp is out<br />\nNo ship is near</p>', 'The lamp is out', '#Urgent No ship is near'],
  ['🔴 עדכון\n\nהמנורה כבתה &amp; הים שקט\nAll is quiet.', 'המנורה כבתה & הים שקט', '🔴 עדכון All is quiet.'],
  [
    '<p><strong>Content warning:</strong> fog</p><hr /><p>The lamp is out</p><p>No ship is near</p>',
    'The lamp is out',
    'Content warning: fog No ship is near',
  ],
  [
    '<p><strong>אזהרת תוכן:</strong> ערפל</p><hr><p>🔴 דחוף<br>המנורה כבתה</p>',
    'המנורה כבתה',
    'אזהרת תוכן: ערפל 🔴 דחוף',
  ],
  ['CW: fog\n\nThe lamp is out', 'The lamp is out', 'CW: fog'],
  ['<p>The lamp is out</p><hr><p>No ship is near</p>', 'The lamp is out', 'No ship is near'],
  ['<p>The lamp at\n the pier is out</p>', 'The lamp at the pier is out', ''],
])('a banner or a content warning before a post is no title: %j', async (text, title, summary) => {
  const description = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const bytes = Buffer.from(
    `<rss version="2.0"><channel><item><description>${description}</description></item></channel></rss>`,
  );
  expect(await mastodon.read(bytes, 'application/rss+xml', 'https://pages.example/')).toMatchObject([
    { title, summary },
  ]);
});
