import { parseFeed } from '../../parse/parse-feed.ts';
import { type KindOfSource, notByText, pathOf } from '../kind.ts';

/** A YouTube channel: its Atom feed. An address by the channel's name is told by the feed that its page links to. */
export const youtube: KindOfSource = {
  hosts: ['youtube.com'],
  address: (url) => {
    const channel = /^\/channel\/(UC[\w-]{22})(?:\/\w+)?$/.exec(pathOf(url))?.[1] ?? url.searchParams.get('channel_id');
    if (!channel || !/^UC[\w-]{22}$/.test(channel)) return null;
    return `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;
  },
  recognise: notByText,
  read: parseFeed,
};
