import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Event } from '@vigil/common/events';
import { CapQuery, capPath, ExportQuery, exportPaths, FeedQuery } from '@vigil/common/exports';
import { pathOf } from '@vigil/common/notify';
import type { Context, Middleware } from 'koa';
import type { ChangeListener } from '../../changes/tail.ts';
import { checkInput } from '../../kit/check-input.ts';
import { type CompressedBodies, sendCompressed } from '../../kit/compress.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import { createSeqCache } from '../../kit/seq-cache.ts';
import { createHold, createSlots } from '../../kit/slots.ts';
import { networkOf } from '../../kit/throttle.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { SearchStore } from '../search/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { toCapFeed } from './cap.ts';
import type { ExportChannel } from './channel.ts';
import { csvHeader, toCsvLine } from './csv.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

/** The number of cached feeds, about 100 KB each. */
const maxCached = 40;
/** Events that an export reads at once, and the time for its reader to take them: some 100 KB. */
const exportPage = 200;
const pageTimeMs = 15_000;
/** Open exports of this server, and of one network. */
const maxExports = 40;
const maxPerNetwork = 2;

interface ExportServerOptions {
  search: Pick<SearchStore, 'findNext' | 'findWhole' | 'ready'>;
  throttle: Pick<Throttle, 'take'>;
  /** The URL of the site. */
  home: () => string;
  /** The last change that the search includes. */
  position: () => number;
  now: () => Date;
  /** True if the events are a replay of the archive, which the feeds then say. */
  replay: boolean;
  /** The WebSub hub of the unfiltered feeds; null for none. */
  hub: string | null;
  /** Milliseconds after which a reader that takes no more of an export is disconnected. */
  pageMs?: number;
}

interface ExportedFeed {
  etag: string;
  body: Buffer;
  packed: CompressedBodies;
}

export type Exports = ReturnType<typeof createExports>;

/** The timeline for feed readers and spreadsheets, always as visitors see it. */
export function createExports(options: ExportServerOptions) {
  const { search, throttle, home, position, now, replay, hub, pageMs = pageTimeMs } = options;
  const cached = createSeqCache<ExportedFeed>({ max: maxCached, position });
  let changedAt = now();
  const all = createSlots(maxExports);
  const networks = createSlots(maxPerNetwork);
  /** One export reads at a time, and none while its reader takes what was read: a slow one delays no other. */
  const enqueue = createSerialQueue();

  const serve: Middleware = async (ctx, next) => {
    const format = formats[ctx.path];
    if (!format || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', 'no-store');
    if (format === 'csv') await sendExport(ctx);
    else await sendFeed(ctx, format);
  };

  async function sendFeed(ctx: Context, format: FeedFormat): Promise<void> {
    const feed = await feedOf(ctx, format);
    ctx.type = `${types[format]}; charset=utf-8`;
    if (isKnown(ctx, feed.etag)) return;
    await sendCompressed(ctx, feed.body, feed.packed);
  }

  /** Cached until the next change. */
  async function feedOf(ctx: Context, format: FeedFormat): Promise<ExportedFeed> {
    const query = ctx.querystring === '' ? '' : `?${ctx.querystring}`;
    const key = `${ctx.path}${query}`;
    if (format === 'cap') {
      const { limit, ...filter } = checkInput(CapQuery, ctx.query);
      const find = async () => (await search.findWhole({ ...filter, urgency: ['critical'] }, 'visitor', limit)).events;
      // The documented past is no alert.
      return cached(key, async () =>
        makeFeed(
          (await find()).filter(({ archived }) => !archived),
          format,
          key,
        ),
      );
    }
    const { limit, ...filter } = checkInput(FeedQuery, ctx.query);
    return cached(key, async () => makeFeed((await search.findWhole(filter, 'visitor', limit)).events, format, key));
  }

  function makeFeed(events: Event[], format: FeedFormat, key: string): ExportedFeed {
    const origin = home();
    const channel: ExportChannel = {
      title: `${replay ? 'Vigil, replay' : 'Vigil'}${format === 'cap' ? ', critical events' : ''}${key.includes('?') ? ', filtered' : ''}`,
      description: replay ? replayDescription : 'Events of the Israel-Iran conflict with their sources, newest first.',
      home: `${origin}/`,
      self: `${origin}${key}`,
      hub: key.includes('?') ? null : hub,
      events,
      linkOf: (id) => origin + pathOf(id),
    };
    const body = Buffer.from(writers[format](channel, replay));
    return { etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`, body, packed: {} };
  }

  async function sendExport(ctx: Context): Promise<void> {
    const query = checkInput(ExportQuery, ctx.query);
    await throttle.take('export', ctx);
    if (ctx.res.destroyed) return;
    const hold = createHold();
    if (!hold.add(networks.take(networkOf(ctx.ip))) || !hold.add(all.take(''))) {
      hold.free();
      throw new Fault('unavailable', 'Other exports are being made. Please try again.');
    }
    ctx.res.once('close', hold.free);
    await search.ready();
    const tag = createHash('sha256').update(`${position()} ${+changedAt} ${ctx.querystring}`).digest('base64url');
    ctx.type = 'text/csv; charset=utf-8; header=present';
    ctx.set('Content-Disposition', 'attachment; filename="events.csv"');
    if (!isKnown(ctx, `W/"${tag}"`)) ctx.body = ctx.method === 'HEAD' ? '' : Readable.from(lines(query, ctx.res));
  }

  async function* lines({ limit, ...filter }: ExportQuery, reader: ServerResponse): AsyncGenerator<string> {
    let page = csvHeader;
    let left = limit;
    let after: { timestamp: string; id: string } | undefined;
    do {
      const wanted = Math.min(left, exportPage);
      const { events, next } = await enqueue(() => search.findNext(filter, 'visitor', wanted, after));
      page += events.map(toCsvLine).join('');
      const late = setTimeout(() => reader.destroy(), pageMs);
      try {
        if (page !== '') yield page;
      } finally {
        clearTimeout(late);
      }
      page = '';
      left -= exportPage;
      after = next ?? undefined;
    } while (after && left > 0);
  }

  /** Sets the cache headers. Returns true, with status 304, if the client has the current version. */
  function isKnown(ctx: Context, etag: string): boolean {
    ctx.set({ ...headers, ETag: etag });
    // HTTP dates have whole seconds: the first one after the change, once it has come. A version of that time is the current one.
    const modifiedAt = (Math.floor(+changedAt / 1_000) + 1) * 1_000;
    if (+now() >= modifiedAt) ctx.set('Last-Modified', new Date(modifiedAt).toUTCString());
    const tags = ctx.get('if-none-match');
    const since = Date.parse(ctx.get('if-modified-since'));
    // The date is used only if the request has no tag.
    const isSame = tags === '' ? since >= modifiedAt : tags === '*' || tags.includes(etag.slice(2));
    ctx.status = isSame ? 304 : 200;
    return isSame;
  }

  /** Any change of an event changes the feeds; a hidden event leaves no time of its own. */
  const follow: ChangeListener = (changes) => {
    if (changes.some(isEventChange)) changedAt = now();
  };

  return { serve, follow };
}

const replayDescription = 'Replay: documented events of the archive, not live news.';

type FeedFormat = 'rss' | 'json' | 'cap';

const writers: Record<FeedFormat, (channel: ExportChannel, isReplay: boolean) => string> = {
  rss: toRss,
  json: toJsonFeed,
  cap: (channel, isTest) => toCapFeed(channel, { isTest }),
};

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  json: 'application/feed+json',
  cap: 'application/atom+xml',
};

const formats: Record<string, FeedFormat | 'csv'> = {
  [capPath]: 'cap',
  [exportPaths.rss]: 'rss',
  [exportPaths.json]: 'json',
  [exportPaths.csv]: 'csv',
};

/** Other sites may read the exports: they are the same for all. */
const headers = {
  // Caches must revalidate, so that erased events disappear at once.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
