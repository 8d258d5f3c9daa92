import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Event } from '@vigil/common/events';
import { ExportQuery, exportPaths, FeedQuery } from '@vigil/common/exports';
import { pathOf } from '@vigil/common/notify';
import type { Context, Middleware } from 'koa';
import type { ChangeListener } from '../../changes/tail.ts';
import { checkInput } from '../../kit/check-input.ts';
import { type CompressedBodies, sendCompressed } from '../../kit/compress.ts';
import { Fault } from '../../kit/fault.ts';
import { createSeqCache } from '../../kit/seq-cache.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { SearchStore } from '../search/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { Channel } from './channel.ts';
import { csvHeader, toCsvLine } from './csv.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

/** Feeds kept as bytes, of a hundred kilobytes each. */
const maxCached = 40;
/** An export reads so many events at a time, and so many exports run at once. */
const exportPage = 200;
const maxExports = 2;

interface ExportOptions {
  search: SearchStore;
  throttle: Throttle;
  /** The address of our own pages. */
  home: () => string;
  /** The last change that the search includes. */
  position: () => number;
  now: () => Date;
  /** True when the events are a replay of the archive: the feeds then say so. */
  replay: boolean;
}

interface ExportedFeed {
  etag: string;
  body: Buffer;
  packed: CompressedBodies;
}

export type Exports = ReturnType<typeof createExports>;

/** The timeline for feed readers and spreadsheets: what visitors see of it, whoever asks. */
export function createExports({ search, throttle, home, position, now, replay }: ExportOptions) {
  const cached = createSeqCache<ExportedFeed>({ max: maxCached, position });
  let changedAt = now();
  let running = 0;

  const serve: Middleware = async (ctx, next) => {
    const format = formats[ctx.path];
    if (!format || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', 'no-store');
    if (format === 'csv') await sendExport(ctx);
    else await sendFeed(ctx, format);
  };

  async function sendFeed(ctx: Context, format: 'rss' | 'json'): Promise<void> {
    const feed = await feedOf(ctx, format);
    ctx.type = format === 'rss' ? 'application/rss+xml; charset=utf-8' : 'application/feed+json; charset=utf-8';
    if (isKnown(ctx, feed.etag)) return;
    await sendCompressed(ctx, feed.body, feed.packed);
  }

  /** Cached until the next change. */
  async function feedOf(ctx: Context, format: 'rss' | 'json'): Promise<ExportedFeed> {
    const { limit, ...filter } = checkInput(FeedQuery, ctx.query);
    const query = ctx.querystring === '' ? '' : `?${ctx.querystring}`;
    const key = `${ctx.path}${query}`;
    return cached(key, async () => makeFeed((await search.find(filter, 'visitor', limit)).events, format, key));
  }

  function makeFeed(events: Event[], format: 'rss' | 'json', key: string): ExportedFeed {
    const origin = home();
    const channel: Channel = {
      title: `${replay ? 'Vigil, replay' : 'Vigil'}${key.includes('?') ? ', filtered' : ''}`,
      description: replay ? replayDescription : 'Events of the Israel-Iran conflict with their sources, newest first.',
      home: `${origin}/`,
      self: `${origin}${key}`,
      events,
      linkOf: (id) => origin + pathOf(id),
    };
    const body = Buffer.from(format === 'rss' ? toRss(channel) : toJsonFeed(channel));
    return { etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`, body, packed: {} };
  }

  async function sendExport(ctx: Context): Promise<void> {
    const query = checkInput(ExportQuery, ctx.query);
    await throttle.take('export', ctx);
    if (running >= maxExports) throw new Fault('unavailable', 'Other exports are being made. Please try again.');
    await search.ready();
    const tag = createHash('sha256').update(`${position()} ${+changedAt} ${ctx.querystring}`).digest('base64url');
    ctx.type = 'text/csv; charset=utf-8; header=present';
    ctx.set('Content-Disposition', 'attachment; filename="events.csv"');
    if (!isKnown(ctx, `W/"${tag}"`)) ctx.body = ctx.method === 'HEAD' ? '' : Readable.from(lines(query));
  }

  async function* lines({ limit, ...filter }: ExportQuery): AsyncGenerator<string> {
    running += 1;
    try {
      yield csvHeader;
      let left = limit;
      let after: { timestamp: string; id: string } | undefined;
      do {
        const { events, next } = await search.find(filter, 'visitor', Math.min(left, exportPage), after);
        if (events.length > 0) yield events.map(toCsvLine).join('');
        left -= exportPage;
        after = next ?? undefined;
      } while (after && left > 0);
    } finally {
      running -= 1;
    }
  }

  /** Sets what tells one state of an answer from another; true, with a 304, for whoever has this one. */
  function isKnown(ctx: Context, etag: string): boolean {
    ctx.set({ ...headers, ETag: etag, 'Last-Modified': changedAt.toUTCString() });
    const tags = ctx.get('if-none-match');
    const since = Date.parse(ctx.get('if-modified-since'));
    // Dates of HTTP end at the second. They count where no tag is given.
    const isSame = tags === '' ? since + 999 >= +changedAt : tags === '*' || tags.includes(etag.slice(2));
    ctx.status = isSame ? 304 : 200;
    return isSame;
  }

  /** A feed has changed whenever an event has: one that is hidden leaves no time of its own behind. */
  const follow: ChangeListener = (changes) => {
    if (changes.some(isEventChange)) changedAt = now();
  };

  return { serve, follow };
}

const replayDescription = 'Replay: documented events of the archive, not live news.';

const formats: Record<string, keyof typeof exportPaths> = {
  [exportPaths.rss]: 'rss',
  [exportPaths.json]: 'json',
  [exportPaths.csv]: 'csv',
};

/** Pages of other sites may read it too: it is the same for all. */
const headers = {
  // A copy is asked after each time, so that none shows for a minute what was withdrawn.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
