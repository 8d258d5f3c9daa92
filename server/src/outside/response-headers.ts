import type { Dispatcher } from 'undici';
import { Fault } from '../kit/fault.ts';

type ResponseHead = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

/** The first value of a header, or null. */
export function header({ headers }: ResponseHead, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/**
 * Where a redirect points; null when the answer is none. Servers write it in bytes beyond ASCII too, which undici gives as one
 * character each: they are percent-encoded as they are, in any encoding.
 */
export function redirectTarget(head: ResponseHead): string | null {
  if (![301, 302, 303, 307, 308].includes(head.statusCode)) return null;
  const location = header(head, 'location');
  return location?.replace(/[\x80-\xFF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`) ?? null;
}

/** Throws a `Fault` unless the server answered with a page; its detail tells how long the server asks to be left alone. */
export function checkStatus(head: ResponseHead): void {
  const { statusCode } = head;
  if (statusCode >= 200 && statusCode < 300) return;
  const retryAfterMs = statusCode === 429 || statusCode === 503 ? readRetryAfter(header(head, 'retry-after')) : null;
  throw new Fault('unreachable', `The server answered ${statusCode}.`, {
    statusCode,
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}

/**
 * Throws a `Fault` where the type and the bytes of an answer are not those of a page of this kind. Many servers send feeds as HTML,
 * as plain text, or as a file to be stored: for other types the first characters of the document decide.
 */
export function checkType(head: ResponseHead, kind: 'feed' | 'article', bytes: Uint8Array): void {
  const name = (header(head, 'content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
  if (name === '' || types[kind].test(name)) return;
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, lookedBytes)).replaceAll('\0', '');
  if (begins[kind].test(begin)) return;
  const shown = /^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(name) ? name : 'something else';
  throw new Fault('badInput', `The server sent ${shown}, not ${kind === 'feed' ? 'a feed' : 'an article'}.`);
}

const types = {
  feed: /^(?:text\/|application\/(?:octet-stream|json|xml|rss|atom|[\w.-]+\+(?:xml|json))$)/,
  article: /^(?:text\/(?:html|plain)|application\/(?:xhtml\+)?xml)$/,
};

const lookedBytes = 1_000;

/** With the byte order mark of UTF-8 or UTF-16, if there is one. */
const begins = {
  feed: /^(?:\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)?\s*[<{[]/,
  article: /<(?:!doctype\s+html|html|head|body)[\s>]/i,
};

const maxDelayMs = 24 * 3_600_000;

/** In milliseconds from a number of seconds or a date, at most a day; null when it says neither. */
export function readRetryAfter(value: string | null): number | null {
  if (!value) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), maxDelayMs);
}

/** For how many milliseconds an answer stays fresh by `Cache-Control: max-age` and `Age`, at most a day; null when it does not say. */
export function readFreshness(head: ResponseHead): number | null {
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/i.exec(header(head, 'cache-control') ?? '')?.[1];
  if (maxAge === undefined) return null;
  const age = /^\d{1,10}$/.exec(header(head, 'age') ?? '0')?.[0] ?? '0';
  return Math.min(Math.max(Number(maxAge) - Number(age), 0) * 1000, maxDelayMs);
}
