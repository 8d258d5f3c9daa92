import { describe, expect, it } from 'vitest';
import { readFeedHead } from './feed-head.ts';

const headOf = (text: string) => readFeedHead(Buffer.from(text));
const minute = 60_000;

describe('the head of a feed', () => {
  it('names how long it may be cached, its hub, its own address and its language', () => {
    const rss = `<rss><channel><ttl>5</ttl><language>ar</language>
      <atom:link rel="hub" href="https://hub.example/?a=1&amp;b=2"/>
      <atom:link href='https://paper.example/feed' rel='self' type="application/rss+xml" /><item><ttl>99</ttl></item>`;
    expect(headOf(rss)).toEqual({
      ttlMs: 5 * minute,
      hub: 'https://hub.example/?a=1&b=2',
      self: 'https://paper.example/feed',
      language: 'ar',
    });
  });

  it('is read in Atom and in JSON Feed as well', () => {
    const atom = '<feed><link rel="hub self" href="https://hub.example/"/><entry/>';
    expect(headOf(atom)).toMatchObject({ hub: 'https://hub.example/', self: 'https://hub.example/' });
    const hubs = '"hubs": [{"type": "WebSub", "url": "https:\\/\\/hub.example\\/"}]';
    expect(headOf(`{"feed_url": "https://paper.example/feed.json", ${hubs}}`)).toEqual({
      ttlMs: null,
      hub: 'https://hub.example/',
      self: 'https://paper.example/feed.json',
      language: null,
    });
  });

  it('says nothing where a feed says nothing, and ignores what stands in its items', () => {
    const none = { ttlMs: null, hub: null, self: null, language: null };
    expect(headOf('<rss><item><link rel="hub" href="https://hub.example/"/></item>')).toEqual(none);
    expect(headOf('<ttl>0</ttl><link>https://paper.example/</link>')).toEqual(none);
  });

  it('is read in linear time, with any content', () => {
    const began = process.cpuUsage();
    for (const piece of ['<link ', '<link rel="', '"hubs":[{', '<ttl>']) headOf(piece.repeat(100_000));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  });
});
