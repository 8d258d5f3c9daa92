import { expect, it } from 'vitest';
import { kindOfAddress } from './address.ts';

const channel = 'UC0123456789abcdefghijkl';

it.each([
  ['https://t.me/harbour_watch', 'telegram', 'https://t.me/s/harbour_watch'],
  ['https://t.me/s/harbour_watch/', 'telegram', 'https://t.me/s/harbour_watch'],
  ['https://t.me/harbour_watch/123', 'telegram', 'https://t.me/s/harbour_watch'],
  ['https://bsky.app/profile/harbour.example', 'bluesky', 'https://bsky.app/profile/harbour.example/rss'],
  ['https://social.example/@harbour', 'mastodon', 'https://social.example/@harbour.rss'],
  ['https://social.example/@harbour.rss', 'mastodon', 'https://social.example/@harbour.rss'],
  [
    `https://www.youtube.com/channel/${channel}/videos`,
    'youtube',
    `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`,
  ],
  [
    `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`,
    'youtube',
    `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`,
  ],
])('%s is a source of the kind %s', (address, kind, url) => {
  expect(kindOfAddress(address)).toEqual({ kind, url });
});

it.each([
  'https://paper.example/feed.xml',
  'https://t.me/+AbCdEf',
  'https://www.youtube.com/@harbour',
  'https://t.me.example/harbour',
])('%s is told by its page', (address) => {
  expect(kindOfAddress(address)).toBeNull();
});
