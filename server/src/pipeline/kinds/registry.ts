import type { SourceKind } from '@vigil/common/sources';
import { bluesky } from './bluesky/kind.ts';
import { cap } from './cap/kind.ts';
import { feed } from './feed/kind.ts';
import type { KindOfSource } from './kind.ts';
import { mastodon } from './mastodon/kind.ts';
import { oref } from './oref/kind.ts';
import { sitemap } from './sitemap/kind.ts';
import { telegram } from './telegram/kind.ts';
import { youtube } from './youtube/kind.ts';

/** All kinds of source. A document is of one kind at most, so their order does not matter. */
export const kinds: Record<SourceKind, KindOfSource> = {
  sitemap,
  cap,
  telegram,
  bluesky,
  mastodon,
  youtube,
  oref,
  feed,
};
