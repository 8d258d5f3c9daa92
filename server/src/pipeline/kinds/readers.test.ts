import { expect, it } from 'vitest';
import { readPosts } from './readers.ts';

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
  expect(await readPosts(bytes, 'application/rss+xml', 'https://pages.example/')).toMatchObject([{ title, summary }]);
});
