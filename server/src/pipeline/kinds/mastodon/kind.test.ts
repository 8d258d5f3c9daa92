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
