import { createParser, type Parser } from '@vigil/server/pipeline/parse';
import { parseFeed } from '@vigil/server/pipeline/parse/parse-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rss } from '../fakes/feeds.ts';
import { delayDuring, toleranceFor } from '../harness/loop.ts';

const small = Buffer.from(rss([{ title: 'Ferry service resumes', link: 'https://paper.example/1' }]));

/** A feed that keeps its reader busy for long. */
const heavy = Buffer.from(manyItems(100_000));

let parser: Parser;

beforeAll(() => {
  parser = createParser();
});
afterAll(() => parser.close());

describe('the threads that parse feeds', () => {
  it('give items as they are, dates included', async () => {
    const document = rss([{ title: 'Ferry', date: '2030-03-05T10:00:00Z', image: 'https://paper.example/a.jpg' }]);
    expect(await parser.parse(Buffer.from(document), 'text/xml')).toEqual([
      {
        guid: null,
        link: null,
        title: 'Ferry',
        summary: '',
        publishedAt: new Date('2030-03-05T10:00:00Z'),
        imageUrls: ['https://paper.example/a.jpg'],
        videoUrls: [],
      },
    ]);
  });

  it('say what is no feed', async () => {
    await expect(parser.parse(Buffer.from('<html></html>'), null)).rejects.toMatchObject({
      name: 'Fault',
      code: 'badInput',
      message: 'This is not a feed.',
    });
  });

  it('leave the event loop alone while they read a hundred thousand items', async () => {
    await parser.parse(small, null);
    const tolerance = await toleranceFor(() => parseFeed(heavy, null));
    let outcome: unknown;
    const delay = await delayDuring(async () => {
      outcome = await parser.parse(heavy, null).then(
        (items) => items.length,
        (fault) => fault.code,
      );
    });
    expect([500, 'tooSlow', 'tooLarge']).toContain(outcome);
    expect(delay).toBeLessThan(tolerance);
  });

  it('end with a feed that takes too long, and read the next one', async () => {
    const hasty = createParser({ timeLimitMs: 300 });
    const [slow, ...others] = await Promise.allSettled([heavy, small, small].map((feed) => hasty.parse(feed, null)));
    expect(slow).toMatchObject({
      status: 'rejected',
      reason: { code: 'tooSlow', message: 'The feed took too long to read.' },
    });
    for (const other of others) expect(other).toMatchObject({ status: 'fulfilled', value: { length: 1 } });
    await hasty.close();
  });

  it('end with a feed that takes too much memory, and read the next one', async () => {
    const narrow = createParser({ memoryLimitMb: 32, timeLimitMs: 30_000 });
    const [large, other] = await Promise.allSettled([heavy, small].map((feed) => narrow.parse(feed, null)));
    expect(large).toMatchObject({
      reason: { code: 'tooLarge', message: 'The feed takes too much memory to read.' },
    });
    expect(other).toMatchObject({ status: 'fulfilled', value: { length: 1 } });
    await narrow.close();
  });

  it('read several feeds at a time when there are several', async () => {
    const two = createParser({ threads: 2 });
    const read = await Promise.all(Array.from({ length: 8 }, () => two.parse(small, null)));
    expect(read.map(({ length }) => length)).toEqual(Array(8).fill(1));
    await two.close();
  });
});

function manyItems(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Item ${index} of very many`,
    link: `https://paper.example/${index}`,
    summary: 'A text of some length that says nothing at all.',
  }));
  return rss(items);
}
