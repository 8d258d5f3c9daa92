import type { Middleware } from 'koa';

/**
 * The content security policy of pages: own files, images over https, and the two video players. Of inline code only the
 * scripts with these hashes run.
 */
export function contentSecurityPolicy(nonce: string, scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com https://www.facebook.com',
  ].join('; ');
}

/** A response that is not a page may load nothing and may not be framed, for any type that a browser sniffs. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer. `isSecure`: the site is reached over https. */
function basicHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The video players refuse pages that tell them no origin at all.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** The headers of every answer that is no page of the web. */
export function apiHeaders(isSecure: boolean): Record<string, string> {
  return { ...basicHeaders(isSecure), 'Content-Security-Policy': apiPolicy };
}

/**
 * Sets the headers of every answer: nothing may be loaded from it, wherever it comes from. Pages replace the policy by
 * their own; files of the web take it away, since a worker would be bound by it.
 */
export function secureHeaders(isSecure: boolean): Middleware {
  const headers = apiHeaders(isSecure);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}
