import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import { mediaType } from './media-name.ts';
import type { UploadStore } from './store.ts';

/** Serves `/media/NAME` as an image or a video only; a browser that opens it directly runs no code in it. */
export function serveMedia(uploads: UploadStore): Middleware {
  return async (ctx, next) => {
    const name = /^\/media\/([^/]+)$/.exec(ctx.path)?.[1];
    if (name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const type = mediaType(name);
    const file = type ? await uploads.find(name) : null;
    if (!type || !file) return next();
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    ctx.type = type;
    send(ctx, file.path, file.size);
  };
}

/** The whole file, or the requested range. Several ranges are answered with the whole file. */
function send(ctx: Context, path: string, size: number): void {
  const range = rangeOf(ctx.get('range'), size);
  if (range === 'none') {
    ctx.set({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
    ctx.body = null;
    ctx.status = 416;
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  if (ctx.method === 'GET') ctx.body = createReadStream(path, { start, end });
  ctx.length = end - start + 1;
}

/** Inclusive bounds; null for the whole file, `none` if the range is outside of the file. */
function rangeOf(header: string, size: number): { start: number; end: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'none' : { start, end };
}
