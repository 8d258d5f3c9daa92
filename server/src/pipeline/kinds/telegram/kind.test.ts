import { describe, expect, it } from 'vitest';
import { kindOfAddress } from '../address.ts';
import { telegram } from './kind.ts';

const read = (text: string) => telegram.read(Buffer.from(text), 'text/html', 'https://pages.example/');

it.each([
  ['https://t.me/harbour_watch', 'https://t.me/s/harbour_watch'],
  ['https://t.me/s/harbour_watch/', 'https://t.me/s/harbour_watch'],
  ['https://t.me/harbour_watch/123', 'https://t.me/s/harbour_watch'],
])('%s is an address of this kind', (address, url) => {
  expect(kindOfAddress(address)).toEqual({ kind: 'telegram', url });
});

it.each(['https://t.me/+AbCdEf', 'https://t.me/@harbour', 'https://t.me.example/harbour'])(
  '%s is an address of no kind',
  (address) => {
    expect(kindOfAddress(address)).toBeNull();
  },
);

const message = (number: number, inner: string) =>
  `<div class="tgme_widget_message js-widget_message" data-post="harbour/${number}">${inner}
   <a class="tgme_widget_message_date"><time datetime="2030-03-05T10:00:0${number}+00:00">10:00</time></a></div>`;
const text = (markup: string) => `<div class="tgme_widget_message_text js-message_text" dir="auto">${markup}</div>`;

describe('a Telegram channel', () => {
  it('gives its messages: the first line as title, the rest as summary, with link, date and picture', async () => {
    const photo = `<a class="tgme_widget_message_photo_wrap" style="background-image:url('https://cdn.example/1.jpg')"></a>`;
    const items = await read(message(7, `${photo}${text('<b>Lamp</b> out &amp; dark<br/><br/>No ship near.')}`));
    expect(items).toEqual([
      {
        guid: null,
        link: 'https://t.me/harbour/7',
        title: 'Lamp out & dark',
        summary: 'No ship near.',
        publishedAt: new Date('2030-03-05T10:00:07.000Z'),
        imageUrls: ['https://cdn.example/1.jpg'],
        videoUrls: [],
      },
    ]);
  });

  it('leaves out the text that a message replies to, and messages without text', async () => {
    const reply = '<div class="tgme_widget_message_text js-message_reply_text">Earlier words</div>';
    const items = await read(`${message(1, `${reply}${text('New words')}`)}${message(2, '')}`);
    expect(items.map(({ title, summary }) => [title, summary])).toEqual([['New words', '']]);
  });

  it('takes no markup from a message: scripts are text that is cut away', async () => {
    const [item] = await read(message(1, text('Hi &lt;script&gt;alert(1)&lt;/script&gt;<script>bad()</script>')));
    expect(`${item?.title}${item?.summary}`).not.toContain('<');
  });

  it('without a preview is a fault', async () => {
    await expect(read('<html><body class="tgme_page">Join</body></html>')).rejects.toThrow(
      'This channel has no public preview.',
    );
  });

  it('costs little, however deep its elements are', async () => {
    const began = process.cpuUsage();
    await read(message(1, '<div class="js-message_text">'.repeat(8_000))).catch(() => {});
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3_000);
  });
});

it('a page with messages is recognised, and one that only names their class is not', () => {
  expect(telegram.recognise(message(1, text('Lamp out')))).toBe(true);
  expect(telegram.recognise('<urlset><url><loc>https://paper.example/tgme_widget_message</loc></url></urlset>')).toBe(
    false,
  );
});

it('messages whose numbers are missing between those of a page were deleted', () => {
  const empty = { guid: null, title: '', summary: '', publishedAt: null, imageUrls: [], videoUrls: [] };
  const item = (number: number) => ({ ...empty, link: `https://t.me/harbour/${number}` });
  expect(telegram.missingLinks?.([item(3), item(7), item(6)])).toEqual([
    'https://t.me/harbour/5',
    'https://t.me/harbour/4',
  ]);
  expect(telegram.missingLinks?.([])).toEqual([]);
  const many = telegram.missingLinks?.([item(1), item(90_000)]);
  expect([many?.length, many?.[0]]).toEqual([199, 'https://t.me/harbour/89999']);
});
