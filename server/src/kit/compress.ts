import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** Compresses off the event loop. */
export const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The compressed forms of one body, each made at the first request for it. */
export type CompressedBodies = Partial<Record<keyof typeof compress, Promise<Buffer>>>;

/** Sends `bytes` in an encoding that the client accepts. */
export async function sendCompressed(ctx: Context, bytes: Buffer, compressed: CompressedBodies): Promise<void> {
  const encoding = ctx.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = bytes;
    return;
  }
  compressed[encoding] ??= compress[encoding](bytes);
  ctx.set('Content-Encoding', encoding);
  ctx.body = await compressed[encoding];
}
