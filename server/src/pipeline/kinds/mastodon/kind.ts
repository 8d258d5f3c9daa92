import { type KindOfSource, notByText, pathOf } from '../kind.ts';
import { readPosts } from '../readers.ts';

/** A Mastodon account on any server: its RSS feed. Accounts of other servers (`@NAME@HOST`) have none there. */
export const mastodon: KindOfSource = {
  hosts: [],
  address: (url) => {
    const account = /^\/@([\w.-]+)$/.exec(pathOf(url))?.[1]?.replace(/\.rss$/, '');
    return account ? `${url.origin}/@${account}.rss` : null;
  },
  recognise: notByText,
  read: readPosts,
};
