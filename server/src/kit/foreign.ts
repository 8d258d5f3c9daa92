import type { Context } from 'koa';
import { Fault } from './fault.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that a page of another site makes with our reader's cookies. Browsers say in
 * Sec-Fetch-Site where a request comes from; older ones name its origin, which must be exactly ours.
 * What says neither is no browser, and may not carry a cookie.
 */
export function createForeignGuard(isOwnOrigin: (origin: string) => boolean): (ctx: Context) => void {
  return (ctx) => {
    if (safeMethods.has(ctx.method)) return;
    const { 'sec-fetch-site': site, origin, referer, cookie } = ctx.headers;
    const isOwn =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin !== undefined
          ? isOwnOrigin(origin)
          : referer !== undefined
            ? isOwnOrigin(originOf(referer))
            : cookie === undefined;
    if (!isOwn) throw new Fault('forbidden', 'This request comes from another site.');
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
