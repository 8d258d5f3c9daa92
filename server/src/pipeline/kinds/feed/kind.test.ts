import { expect, it } from 'vitest';
import { kindOfAddress } from '../address.ts';
import { feed } from './kind.ts';

const read = (text: string, type: string) => feed.read(Buffer.from(text), type, 'https://paper.example/');

it('no address is told to be a feed: its server says what it is', () => {
  expect(kindOfAddress('https://paper.example/feed.xml')).toBeNull();
});

it.each([
  ['RSS', 'application/rss+xml', '<rss version="2.0"><channel><item><title>Lamp out</title></item></channel></rss>'],
  [
    'Atom',
    'application/atom+xml',
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Lamp out</title></entry></feed>',
  ],
  [
    'JSON Feed',
    'application/feed+json',
    '{"version":"https://jsonfeed.org/version/1.1","title":"Quill","items":[{"id":"1","title":"Lamp out"}]}',
  ],
])('%s gives its items', async (_name, type, text) => {
  expect(await read(text, type)).toMatchObject([{ title: 'Lamp out' }]);
});

it('anything else is a fault', async () => {
  await expect(read('<html><body>Welcome</body></html>', 'text/html')).rejects.toThrow();
});
