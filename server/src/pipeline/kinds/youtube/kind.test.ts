import { expect, it } from 'vitest';
import { kindOfAddress } from '../address.ts';
import { youtube } from './kind.ts';

const channel = 'UC0123456789abcdefghijkl';
const url = `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;

it.each([`https://www.youtube.com/channel/${channel}/videos`, `https://m.youtube.com/channel/${channel}`, url])(
  '%s is an address of this kind',
  (address) => {
    expect(kindOfAddress(address)).toEqual({ kind: 'youtube', url });
  },
);

it.each(['https://www.youtube.com/@harbour', 'https://www.youtube.com/channel/UC-too-short'])(
  '%s is an address of no kind',
  (address) => {
    expect(kindOfAddress(address)).toBeNull();
  },
);

it('a video is an item with its title and link', async () => {
  const entry = `<entry><id>yt:video:lamp0000001</id><title>Lamp of Port Amberly</title>
    <link rel="alternate" href="https://www.youtube.com/watch?v=lamp0000001"/><published>2030-03-05T10:00:00+00:00</published></entry>`;
  const bytes = Buffer.from(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title>${entry}</feed>`);
  expect(await youtube.read(bytes, 'text/xml', url)).toMatchObject([
    {
      title: 'Lamp of Port Amberly',
      link: 'https://www.youtube.com/watch?v=lamp0000001',
      publishedAt: new Date('2030-03-05T10:00:00.000Z'),
    },
  ]);
});
