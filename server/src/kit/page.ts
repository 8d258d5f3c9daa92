import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { contentSecurityPolicy } from './headers.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const isCompressed = new Set(['.png', '.woff2', '.ico']);

interface File {
  bytes: Buffer;
  type: string;
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

/**
 * The built web: its files, and its one page for every other path, each time with a new nonce.
 * `folder` is read once at the start; null when it was not built.
 */
export async function servePage(folder: string): Promise<Middleware | null> {
  const files = await readAll(folder);
  const page = files.get('/index.html');
  if (!page) return null;
  const template = page.bytes.toString('utf8');

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path.startsWith('/api/')) return next();
    const file = ctx.path === '/index.html' ? undefined : files.get(ctx.path);
    if (file) return sendFile(ctx, file);
    if (extname(ctx.path)) return next();
    const nonce = randomBytes(16).toString('base64');
    ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    ctx.body = template.replaceAll('__NONCE__', nonce);
  };
}

async function sendFile(ctx: Context, file: File): Promise<void> {
  ctx.remove('Content-Security-Policy');
  ctx.set('Cache-Control', freshnessOf(ctx.path));
  ctx.set('Vary', 'Accept-Encoding');
  ctx.type = file.type;
  const encoding = isCompressed.has(extname(ctx.path)) ? false : ctx.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = file.bytes;
    return;
  }
  file.packed[encoding] ??= compress[encoding](file.bytes);
  ctx.set('Content-Encoding', encoding);
  ctx.body = await file.packed[encoding];
}

/** How long browsers may use a file unasked: for ever where its name tells its contents, never where it runs the others. */
function freshnessOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=300';
}

async function readAll(folder: string): Promise<Map<string, File>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile());
  const read = files.map(async (entry): Promise<[string, File]> => {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)] ?? 'application/octet-stream';
    return [path.slice(folder.length).replaceAll('\\', '/'), { bytes: await readFile(path), type, packed: {} }];
  });
  return new Map(await Promise.all(read));
}
