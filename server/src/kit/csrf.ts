import type { Context } from 'koa';
import { Fault } from './fault.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a page of another site sends with a user's cookies. Browsers send
 * Sec-Fetch-Site; older ones send Origin, which must equal ours. A request without either is not from a
 * browser, and must not carry a cookie.
 */
export function createCsrfGuard(isOwnOrigin: (origin: string) => boolean): (ctx: Context) => void {
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
