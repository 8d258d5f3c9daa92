import { describe, expect, it } from 'vitest';
import { Fault } from '../kit/fault.ts';
import { checkStatus, checkType, readFreshness, redirectTarget } from './response-headers.ts';

const head = (statusCode: number, headers: Record<string, string> = {}) => ({ statusCode, headers });
const faultOf = (work: () => unknown): Fault => {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error('no fault');
};

describe('the status of an answer', () => {
  it('is told when it is no success', () => {
    expect(() => checkStatus(head(200))).not.toThrow();
    expect(faultOf(() => checkStatus(head(403)))).toMatchObject({
      code: 'unreachable',
      message: 'The server answered 403.',
      detail: { statusCode: 403 },
    });
  });

  it('brings the time for which the server wants to be left alone', () => {
    const detailOf = (status: number, value: string) =>
      faultOf(() => checkStatus(head(status, { 'retry-after': value }))).detail;
    expect(detailOf(429, '120')).toEqual({ statusCode: 429, retryAfterMs: 120_000 });
    expect(detailOf(503, '99999999')).toEqual({ statusCode: 503, retryAfterMs: 24 * 3_600_000 });
    expect(detailOf(503, 'Fri, 01 Jan 1999 00:00:00 GMT')).toEqual({ statusCode: 503, retryAfterMs: 0 });
    expect(detailOf(503, new Date(Date.now() + 600_000).toUTCString())).toMatchObject({
      retryAfterMs: expect.closeTo(600_000, -4),
    });
    expect(detailOf(503, 'soon')).toEqual({ statusCode: 503 });
    expect(detailOf(404, '120')).toEqual({ statusCode: 404 });
  });

  it('redirects only with an address and a status that means it', () => {
    expect(redirectTarget(head(302, { location: '/new' }))).toBe('/new');
    expect(redirectTarget(head(302))).toBeNull();
    expect(redirectTarget(head(201, { location: '/new' }))).toBeNull();
    expect(redirectTarget(head(304, { location: '/new' }))).toBeNull();
  });
});

describe('the content type of an answer', () => {
  const typeOf = (type: string, kind: 'feed' | 'article') => checkType(head(200, { 'content-type': type }), kind);

  it.each([
    'application/rss+xml; charset=utf-8',
    'application/atom+xml',
    'application/rdf+xml',
    'application/xml',
    'text/xml',
    'text/html',
    'text/plain',
    'application/feed+json',
    'application/json',
    'application/octet-stream',
  ])('may be that of a feed: %s', (type) => {
    expect(typeOf(type, 'feed')).toBe(type);
  });

  it('may be missing', () => {
    expect(checkType(head(200), 'feed')).toBeNull();
  });

  it('is refused with its name, unless the name is strange', () => {
    expect(() => typeOf('image/png', 'feed')).toThrow('The server sent image/png, not a feed.');
    expect(() => typeOf('application/pdf', 'article')).toThrow('The server sent application/pdf, not an article.');
    expect(() => typeOf('text/xml+rss', 'article')).toThrow('not an article');
    expect(() => typeOf('<b>hello</b>', 'feed')).toThrow('The server sent something else, not a feed.');
  });

  it('of an article is HTML or text', () => {
    expect(typeOf('text/html; charset=windows-1255', 'article')).toContain('windows-1255');
    expect(() => typeOf('application/json', 'article')).toThrow();
  });
});

describe('the freshness of an answer', () => {
  const freshness = (headers: Record<string, string>) => readFreshness(head(200, headers));

  it('is its maximum age less the age it has, at most a day', () => {
    expect(freshness({ 'cache-control': 'public, max-age=120', age: '45' })).toBe(75_000);
    expect(freshness({ 'cache-control': 'max-age=60', age: '90' })).toBe(0);
    expect(freshness({ 'cache-control': 'max-age=99999999' })).toBe(24 * 3_600_000);
  });

  it('is unknown where the server does not say', () => {
    expect(freshness({})).toBeNull();
    expect(freshness({ 'cache-control': 'no-cache, s-maxage=30' })).toBeNull();
  });
});
