import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { type CompressedBodies, sendCompressed } from './compress.ts';
import { contentSecurityPolicy } from './headers.ts';

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
  etag: string;
  compressed: CompressedBodies;
}

/** Markup of a page. */
interface PageParts {
  /** For its head. */
  headOf: (ctx: Context) => Promise<string>;
  /** What it shows until its scripts run. */
  firstOf: (ctx: Context) => Promise<string>;
}

/**
 * Serves the built web: its files, and its page for every other path, with a new nonce each time. Null if it is not built.
 */
export async function servePage(folder: string, { headOf, firstOf }: PageParts): Promise<Middleware | null> {
  const files = await readAll(folder);
  const page = files.get('/index.html');
  if (!page) return null;
  const template = page.bytes.toString('utf8');
  const scriptHashes = hashesOf(template);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path.startsWith('/api/')) return next();
    const file = ctx.path === '/index.html' ? undefined : files.get(ctx.path);
    if (file) return sendFile(ctx, file);
    if (extname(ctx.path)) return next();
    const nonce = randomBytes(16).toString('base64');
    ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, scriptHashes));
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    // The nonce first: the parts hold texts of others, which must not receive it.
    const page = template.replaceAll('__NONCE__', nonce);
    const [head, first] = await Promise.all([headOf(ctx), firstOf(ctx)]);
    const whole = page.replace('<!--__HEAD__-->', () => head).replace('<!--first-->', () => `<!--first-->${first}`);
    ctx.set('Vary', 'Accept-Encoding');
    await sendCompressed(ctx, Buffer.from(whole), {});
  };
}

/** The hashes of the scripts that stand in the page itself, for its content security policy. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

async function sendFile(ctx: Context, file: File): Promise<void> {
  ctx.remove('Content-Security-Policy');
  ctx.set('Cache-Control', freshnessOf(ctx.path));
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('ETag', file.etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = file.type;
  if (isCompressed.has(extname(ctx.path))) ctx.body = file.bytes;
  else await sendCompressed(ctx, file.bytes, file.compressed);
}

/** For how long browsers may cache a file: forever if its name contains a hash, never for the service worker. */
function freshnessOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=300';
}

/** The build compresses scripts, styles and data at the highest level, each into a file beside it. */
const brotliEnding = '.br';

async function readAll(folder: string): Promise<Map<string, File>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile());
  const read = files.map(async (entry): Promise<[string, File]> => {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)] ?? 'application/octet-stream';
    const bytes = await readFile(path);
    // Weak: the compressed bytes have the same one.
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
    return [path.slice(folder.length).replaceAll('\\', '/'), { bytes, type, etag, compressed: {} }];
  });
  const all = new Map(await Promise.all(read));
  for (const [path, { bytes }] of all) {
    if (!path.endsWith(brotliEnding)) continue;
    const file = all.get(path.slice(0, -brotliEnding.length));
    if (file) file.compressed.br = Promise.resolve(bytes);
    all.delete(path);
  }
  return all;
}
