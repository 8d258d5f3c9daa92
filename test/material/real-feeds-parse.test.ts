import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Item } from '@vigil/server/pipeline/item';
import { identitiesOf } from '@vigil/server/pipeline/item-identity';
import { createParser, type Parser } from '@vigil/server/pipeline/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../shared/data/feeds/', import.meta.url));

let parser: Parser;
let feeds: { name: string; text: string; items: Item[] }[];

beforeAll(async () => {
  parser = createParser();
  feeds = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:xml|rss)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    feeds.push({ name: path.slice(folder.length), text: bytes.toString(), items: await parser.parse(bytes, null) });
  }
});
afterAll(() => parser.close());

describe('the feeds that real outlets served', () => {
  it('are all read, with as many items as each file holds, 500 at most', () => {
    expect(feeds.length).toBe(159);
    for (const { name, text, items } of feeds) {
      const written = text.replace(/<!--.*?-->/gs, '').match(/<(?:item|entry)[\s>]/g)?.length ?? 0;
      expect(items.length, name).toBe(Math.min(written, 500));
    }
  });

  it('give titles and texts without markup, entities or unseen characters', () => {
    for (const { name, items } of feeds)
      for (const { title, summary } of items) {
        expect(title, name).not.toBe('');
        expect(`${title} ${summary}`, name).not.toMatch(/<\/?[a-z!][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i);
        expect(`${title} ${summary}`, name).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF\uFFFD]|(?!\s)\p{Cc}/u);
      }
  });

  it('give a link, a date and addresses of the web', () => {
    for (const { name, items } of feeds)
      for (const { link, publishedAt, imageUrls, videoUrls } of items) {
        expect(link, name).toMatch(/^https?:\/\//);
        expect(publishedAt, name).toBeInstanceOf(Date);
        for (const url of [...imageUrls, ...videoUrls]) expect(url, name).toMatch(/^https?:\/\//);
      }
  });

  it('give two items one identity only where they are one article, printed twice', () => {
    const doubles = feeds.flatMap(({ name, items }) => {
      const ids = identitiesOf(name, items, new Set()).map(({ id }) => id);
      const byIdentity = new Map(items.map((item, at) => [ids[at], item]));
      const others = items.filter((item, at) => byIdentity.get(ids[at]) !== item);
      for (const [at, item] of items.entries()) expect(byIdentity.get(ids[at])?.link, name).toBe(item.link);
      return others;
    });
    expect(doubles).toHaveLength(4);
  });
});
