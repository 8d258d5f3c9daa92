import { describe, expect, it } from 'vitest';
import { Fault } from '../kit/fault.ts';
import { encode } from '../testing/encode.ts';
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

  it.each([
    ['/חדשות.xml', 'https://paper.example/%D7%97%D7%93%D7%A9%D7%95%D7%AA.xml'],
    [
      'خبر.xml?الف=ب#سوم',
      'https://paper.example/a/%D8%AE%D8%A8%D8%B1.xml?%D8%A7%D9%84%D9%81=%D8%A8#%D8%B3%D9%88%D9%85',
    ],
    ['https://bücher.example/über', 'https://xn--bcher-kva.example/%C3%BCber'],
    ['//other.example/שלום', 'https://other.example/%D7%A9%D7%9C%D7%95%D7%9D'],
    [' /two words.xml ', 'https://paper.example/two%20words.xml'],
    ['?page=2', 'https://paper.example/a/b?page=2'],
    ['/caf%C3%A9', 'https://paper.example/caf%C3%A9'],
  ])('redirects to an address that is written in UTF-8: %s', (written, expected) => {
    // undici gives each byte as a character.
    const location = Buffer.from(written).toString('latin1');
    const target = redirectTarget(head(301, { location }));
    expect(new URL(target ?? '', 'https://paper.example/a/b').href).toBe(expected);
  });

  it('redirects to the bytes of an address in another encoding, as they are', () => {
    const location = Buffer.from(encode('/חדשות', 'windows-1255')).toString('latin1');
    expect(redirectTarget(head(301, { location }))).toBe('/%E7%E3%F9%E5%FA');
  });
});

describe('the content type of an answer', () => {
  const check = (type: string | null, kind: 'feed' | 'article', text: string | Uint8Array) =>
    checkType(head(200, type === null ? {} : { 'content-type': type }), kind, Buffer.from(text));

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
    null,
  ])('may be that of a feed, with any bytes: %s', (type) => {
    for (const text of ['<rss>', 'lamp', '']) expect(() => check(type, 'feed', text)).not.toThrow();
  });

  it.each([
    'binary/octet-stream',
    'application/x-gzip',
    'application/gzip',
    'application/force-download',
    'application/x-unknown',
    'multipart/mixed',
    'image/png',
    'xml',
  ])('says nothing where the bytes are those of a feed: %s', (type) => {
    const feeds = ['<rss>', '\uFEFF\n<?xml version="1.0"?>', '{"items":[]}', '[]'];
    for (const text of [
      ...feeds,
      Buffer.from('\uFEFF<rss>', 'utf16le'),
      Buffer.from('\uFEFF<rss>', 'utf16le').swap16(),
    ])
      expect(() => check(type, 'feed', text)).not.toThrow();
    expect(() => check(type, 'feed', 'GIF89a')).toThrow('not a feed.');
  });

  it.each(['binary/octet-stream', 'application/x-unknown', 'application/vnd.wap.xhtml+xml'])(
    'says nothing where the bytes are those of an article: %s',
    (type) => {
      for (const text of ['<!DOCTYPE html>', '<?xml version="1.0"?><html lang="en">', '\n<HTML>'])
        expect(() => check(type, 'article', text)).not.toThrow();
      expect(() => check(type, 'article', '<rss version="2.0">')).toThrow('not an article.');
    },
  );

  it('is refused with its name where the bytes are of something else, unless the name is strange', () => {
    expect(() => check('image/png', 'feed', 'PNG')).toThrow('The server sent image/png, not a feed.');
    expect(() => check('application/pdf', 'article', '%PDF-1.7')).toThrow(
      'The server sent application/pdf, not an article.',
    );
    expect(() => check('text/xml+rss', 'article', '<rss>')).toThrow('not an article');
    expect(() => check('application/json', 'article', '{}')).toThrow('not an article');
    expect(() => check('<b>hello</b>', 'feed', 'hello')).toThrow('The server sent something else, not a feed.');
  });

  it('of an article is HTML or text', () => {
    for (const type of ['text/html; charset=windows-1255', 'text/plain'])
      expect(() => check(type, 'article', 'The lamp is out.')).not.toThrow();
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
