import { type KindOfSource, notByText, pathOf } from '../kind.ts';
import { readPosts } from '../readers.ts';

/** A Bluesky account: its RSS feed. */
export const bluesky: KindOfSource = {
  hosts: ['bsky.app'],
  address: (url) => {
    const account = /^\/profile\/([\w.:-]{3,253})(?:\/rss)?$/.exec(pathOf(url))?.[1];
    return account ? `https://bsky.app/profile/${account}/rss` : null;
  },
  recognise: notByText,
  read: readPosts,
};
