import type { Dispatcher } from 'undici';
import { Fault } from '../kit/fault.ts';

type ResponseHead = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

/** The first value of a header, or null. */
export function header({ headers }: ResponseHead, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Where a redirect points, as the server wrote it; null when the answer is none. */
export function redirectTarget(head: ResponseHead): string | null {
  return [301, 302, 303, 307, 308].includes(head.statusCode) ? header(head, 'location') : null;
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

/** The content type of an answer, if a page of this kind may have it. Many servers send feeds as HTML or plain text. */
export function checkType(head: ResponseHead, kind: 'feed' | 'article'): string | null {
  const contentType = header(head, 'content-type');
  const name = (contentType ?? '').split(';', 1).join('').trim().toLowerCase();
  if (name === '' || types[kind].test(name)) return contentType;
  const shown = /^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(name) ? name : 'something else';
  throw new Fault('badInput', `The server sent ${shown}, not ${kind === 'feed' ? 'a feed' : 'an article'}.`);
}

const types = {
  feed: /^(?:text\/|application\/(?:octet-stream|json|xml|rss|atom|[\w.-]+\+(?:xml|json))$)/,
  article: /^(?:text\/(?:html|plain)|application\/(?:xhtml\+)?xml)$/,
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
