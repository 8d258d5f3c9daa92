import { describe, expect, it } from 'vitest';
import type { Page } from '../outside/fetch-page.ts';
import { makeItem, makeSourceRow } from '../testing/make.ts';
import { readSource } from './read-source.ts';

const source = makeSourceRow();
const item = makeItem();

/** Reads a feed whose server answers so, and counts how often it was parsed. */
async function read(page: Page, known: string | null) {
  let parsed = 0;
  const parser = {
    parse: async () => {
      parsed += 1;
      return [item];
    },
    close: async () => {},
  };
  const reading = await readSource(source, known, async () => page, parser, new AbortController().signal, new Date());
  return { ...reading, parsed };
}

const served = (text: string): Page => ({
  unchanged: false,
  freshForMs: null,
  url: source.url,
  contentType: null,
  bytes: Buffer.from(text),
  etag: '"1"',
  lastModified: null,
});

describe('a feed', () => {
  it('is parsed when its bytes are new', async () => {
    expect(await read(served('<rss/>'), null)).toMatchObject({ parsed: 1, items: [item] });
  });

  it('is not parsed again when its server sends the same bytes', async () => {
    const { digest } = await read(served('<rss/>'), null);
    expect(await read(served('<rss/>'), digest)).toMatchObject({ parsed: 0, items: [], digest });
  });

  it.each(['item', 'entry'])(
    'is not parsed again when only what stands before its first %s has changed',
    async (tag) => {
      const feed = (built: string, title: string) =>
        served(`<feed><built>${built}</built><${tag}>${title}</${tag}></feed>`);
      const { digest } = await read(feed('9:00', 'One'), null);
      expect(await read(feed('9:03', 'One'), digest)).toMatchObject({ parsed: 0, items: [], digest });
      expect(await read(feed('9:03', 'Two'), digest)).toMatchObject({ parsed: 1 });
    },
  );

  it('is parsed when one of its bytes is another one', async () => {
    const { digest } = await read(served('<rss/>'), null);
    const again = await read(served('<rss />'), digest);
    expect(again).toMatchObject({ parsed: 1, items: [item] });
    expect(again.digest).not.toBe(digest);
  });

  it('keeps its digest and its validators when its server says that nothing has changed', async () => {
    expect(await read({ unchanged: true, freshForMs: null }, 'abc')).toMatchObject({
      parsed: 0,
      digest: 'abc',
      validators: null,
    });
  });
});
