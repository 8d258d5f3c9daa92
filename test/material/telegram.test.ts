import { readFile } from 'node:fs/promises';
import type { Item } from '@vigil/server/pipeline/item';
import { createParser, type Parser } from '@vigil/server/pipeline/parse';
import { toPlain } from '@vigil/server/pipeline/parse/plain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { telegramPage } from '../fakes/telegram.ts';

const folder = new URL('../../../shared/data/news/', import.meta.url);

const Row = z.object({ outlet: z.string(), date: z.string(), title: z.string(), summary: z.string(), url: z.string() });
type Row = z.infer<typeof Row>;

/** The preview page of a channel has about twenty messages. */
const aPage = 20;

let parser: Parser;
const read: { row: Row; link: string; item: Item | undefined }[] = [];

/** Stored messages of real channels, in pages in the markup of t.me, read by the product's own reader. */
beforeAll(async () => {
  parser = createParser();
  for (const file of ['arabic', 'hebrew', 'persian']) {
    const lines = (await readFile(new URL(`${file}.jsonl`, folder), 'utf8')).split('\n').filter(Boolean);
    const rows = lines.map((line) => Row.parse(JSON.parse(line))).filter(({ outlet }) => outlet.startsWith('Telegram'));
    for (const name of new Set(rows.map(({ outlet }) => outlet))) {
      const channel = rows.filter(({ outlet }) => outlet === name);
      for (let from = 0; from < channel.length; from += aPage) await readPage(channel.slice(from, from + aPage), from);
    }
  }
}, 300_000);
afterAll(() => parser.close());

async function readPage(rows: Row[], from: number): Promise<void> {
  const posts = rows.map(({ title, summary, date }, index) => ({
    number: from + index + 1,
    text: `${title}\n${summary}`,
    date: date.replace('Z', '+00:00'),
  }));
  const bytes = Buffer.from(telegramPage('harbour', posts));
  const items = await parser.parse(bytes, 'text/html; charset=utf-8', 'https://t.me/s/harbour', 'telegram');
  const byLink = new Map(items.map((item) => [item.link, item]));
  for (const [index, row] of rows.entries()) {
    const link = `https://t.me/harbour/${from + index + 1}`;
    read.push({ row, link, item: byLink.get(link) });
  }
}

const letters = (text: string) => toPlain(text).replace(/\s+/g, '');

describe('the messages of real Telegram channels', () => {
  it('are all read, unless nothing of them can be seen', () => {
    expect(read.length).toBeGreaterThan(6_000);
    const lost = read.filter(({ row, item }) => !item && letters(`${row.title}${row.summary}`) !== '');
    expect(lost.map(({ row }) => row.url)).toEqual([]);
  });

  it('keep every letter: title and summary are all of the message, or the summary alone is', () => {
    const sorted = (text: string) => [...text].sort().join('');
    for (const { row, item } of read) {
      if (!item) continue;
      const whole = letters(`${row.title} ${row.summary}`);
      const [title, summary] = [letters(item.title), letters(item.summary)];
      expect(whole.includes(title.replace(/…$/, '')) || summary === '', row.url).toBe(true);
      expect([sorted(title + summary), sorted(summary)], row.url).toContain(sorted(whole));
    }
  });

  it('keep their time to the second', () => {
    for (const { row, item } of read) if (item) expect(item.publishedAt, row.url).toEqual(new Date(row.date));
  });
});
