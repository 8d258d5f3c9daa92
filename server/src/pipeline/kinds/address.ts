import type { SourceKind } from '@vigil/common/sources';

export interface KindAddress {
  kind: SourceKind;
  /** The address that is read. */
  url: string;
}

/**
 * The kind of source that an address names, with the address to read; null where only the page tells. Accounts are written
 * as people copy them: `t.me/NAME`, `bsky.app/profile/NAME`, `HOST/@NAME`.
 */
export function kindOfAddress(address: string): KindAddress | null {
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  if (host === 't.me' || host === 'telegram.me') return telegram(path);
  if (host === 'bsky.app') return bluesky(path);
  if (/^(?:www\.)?oref\.org\.il$/.test(url.hostname) && /\.json$/i.test(path)) return { kind: 'oref', url: url.href };
  if (host === 'youtube.com') return youtube(url, path);
  const account = /^\/@([\w.-]+)(?:\.rss)?$/.exec(path)?.[1]?.replace(/\.rss$/, '');
  return account && !account.includes('@') ? { kind: 'mastodon', url: `${url.origin}/@${account}.rss` } : null;
}

function telegram(path: string): KindAddress | null {
  const name = /^\/(?:s\/)?([a-z]\w{3,63})(?:\/\d+)?$/i.exec(path)?.[1];
  return name ? { kind: 'telegram', url: `https://t.me/s/${name}` } : null;
}

function bluesky(path: string): KindAddress | null {
  const account = /^\/profile\/([\w.:-]{3,253})(?:\/rss)?$/.exec(path)?.[1];
  return account ? { kind: 'bluesky', url: `https://bsky.app/profile/${account}/rss` } : null;
}

function youtube(url: URL, path: string): KindAddress | null {
  const channel = /^\/channel\/(UC[\w-]{22})(?:\/\w+)?$/.exec(path)?.[1] ?? url.searchParams.get('channel_id');
  if (!channel || !/^UC[\w-]{22}$/.test(channel)) return null;
  return { kind: 'youtube', url: `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}` };
}
