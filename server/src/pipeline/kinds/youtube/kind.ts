import { parseFeed } from '../../parse/parse-feed.ts';
import { type KindOfSource, notByText, pathOf } from '../kind.ts';

/** A YouTube channel: its Atom feed. An address by the channel's name is told by its page. */
export const youtube: KindOfSource = {
  hosts: ['youtube.com'],
  address: (url) => {
    const channel = /^\/channel\/(UC[\w-]{22})(?:\/\w+)?$/.exec(pathOf(url))?.[1] ?? url.searchParams.get('channel_id');
    return channel && /^UC[\w-]{22}$/.test(channel) ? feedOf(channel) : null;
  },
  recognise: notByText,
  channelOfPage: (html) => {
    const channel = ownIds.map((pattern) => pattern.exec(html)?.[1]).find(Boolean);
    return channel ? feedOf(channel) : null;
  },
  read: parseFeed,
};

/** Where a page tells the channel that it is of; other places may hold ids of channels that it recommends. */
const ownIds = [
  /"externalId"\s*:\s*"(UC[\w-]{22})"/,
  /<meta\s+itemprop=["']?(?:identifier|channelId)["']?\s+content=["']?(UC[\w-]{22})\b/,
  /"channelId"\s*:\s*"(UC[\w-]{22})"/,
];

function feedOf(channel: string): string {
  return `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;
}
