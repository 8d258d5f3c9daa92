import { readdir, readFile } from 'node:fs/promises';
import { Readability } from '@mozilla/readability';
import { type ArticleReader, createArticleReader } from '@vigil/server/pipeline/article';
import { readArticle } from '@vigil/server/pipeline/article/read-article';
import { JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articlePage, paragraphs } from '../fakes/articles.ts';

const folder = new URL('../../../shared/data/', import.meta.url);
const url = 'https://courier.example/news/page.html';

const Metadata = z.object({
  title: z.string().nullable(),
  byline: z.string().nullable(),
  siteName: z.string().nullable(),
  publishedTime: z.string().nullable(),
});

describe('the pages of outlets', () => {
  it('are read at least as well as by Readability alone, and none of them breaks the reader', {
    timeout: 400_000,
  }, async () => {
    const names = (await readdir(new URL('articles/', folder), { withFileTypes: true })).filter((one) =>
      one.isDirectory(),
    );
    expect(names.length).toBeGreaterThan(120);
    const scores: { name: string; alone: number; ours: number }[] = [];
    const agreeing = { title: 0, byline: 0, siteName: 0, publishedTime: 0 };
    for (const { name } of names) {
      const read = (file: string) => readFile(new URL(`articles/${name}/${file}`, folder));
      const source = await read('source.html');
      const expected = textOf((await read('expected.html')).toString('utf8'));
      const alone = new Readability(documentOf(source.toString('utf8'))).parse()?.textContent ?? '';
      const ours = readArticle({ bytes: source, contentType: 'text/html; charset=utf-8', url, now: Date.now() });
      scores.push({ name, alone: f1(alone, expected), ours: f1(ours.text, expected) });

      const known = Metadata.parse(JSON.parse((await read('expected-metadata.json')).toString('utf8')));
      agreeing.title += Number(same(ours.title, known.title));
      agreeing.byline += Number(same(ours.byline, known.byline));
      agreeing.siteName += Number(same(ours.siteName, known.siteName));
      // A date that the list does not know may stand on the page all the same.
      const published = known.publishedTime && new Date(known.publishedTime).toISOString();
      agreeing.publishedTime += Number(published === null || published === ours.publishedAt);
    }
    const mean = (key: 'alone' | 'ours') => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
    console.log(
      `main text, mean F1 of ${scores.length} pages: Readability ${mean('alone').toFixed(4)}, Vigil ${mean('ours').toFixed(4)}`,
    );
    console.log(`as expected, of ${scores.length}: ${JSON.stringify(agreeing)}`);
    expect(mean('ours')).toBeGreaterThanOrEqual(mean('alone'));
    expect(scores.filter(({ alone, ours }) => ours < alone - 0.02)).toEqual([]);
    expect(agreeing.siteName).toBe(scores.length);
    expect(agreeing.publishedTime).toBe(scores.length);
    expect(agreeing.byline).toBeGreaterThanOrEqual(scores.length - 2);
    expect(agreeing.title).toBeGreaterThanOrEqual(scores.length - 5);
  });
});

describe('pages that mean harm', () => {
  let page: string | Uint8Array = '';
  let reader: ArticleReader;
  const read = (bytes: string | Uint8Array) => {
    page = bytes;
    return reader.read(url).then(({ article }) => article);
  };

  beforeAll(() => {
    reader = createArticleReader({
      fetchPage: async () => ({
        unchanged: false,
        freshForMs: null,
        url,
        contentType: 'text/html',
        bytes: Buffer.from(page),
        etag: null,
        lastModified: null,
      }),
      readText: async () => null,
      now: () => new Date(),
      timeLimitMs: 4_000,
    });
  });
  afterAll(() => reader?.close());

  it('leave nothing of a script behind in an article', async () => {
    const text = async (name: string) => (await readFile(new URL(`security/xss/${name}`, folder), 'utf8')).split('\n');
    const Vectors = z.array(z.looseObject({ payload: z.string().optional(), data: z.string().optional() }));
    const json = async (name: string) =>
      Vectors.parse(JSON.parse((await text(name)).join('\n'))).map(({ payload, data }) => payload ?? data ?? '');
    const vectors = [
      ...(await text('patt_IntrudersXSS.txt')),
      ...(await text('patt_MarioXSSVectors.txt')),
      ...(await json('dompurify_expect.json')),
      ...(await json('h5sc_items.json')),
    ].filter((vector) => vector.trim() !== '');
    expect(vectors.length).toBeGreaterThan(300);
    for (let from = 0; from < vectors.length; from += 40) {
      const some = vectors.slice(from, from + 40);
      const { body } = articlePage({
        title: some[0]?.replaceAll('<', '&lt;') ?? '',
        head: `<meta name="description" content="${(some[1] ?? '').replaceAll('"', '&quot;')}">`,
        body: some.map((vector, index) => `<p>${paragraphs[index % 3]}</p>${vector}`).join('\n'),
      });
      const article = await read(body);
      for (const line of [article.title, article.summary, article.byline, article.siteName])
        expect(line).not.toMatch(/<[a-z/!]/i);
      for (const address of [...article.imageUrls, ...article.videoUrls]) expect(address).toMatch(/^https?:\/\//);
    }
  });

  const good = paragraphs.map((text) => `<p>${text}</p>`).join('');
  const times = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

  it.each([
    ['is empty', ''],
    ['is no text', new Uint8Array(500_000).fill(7)],
    ['only leads elsewhere', '<meta http-equiv="refresh" content="0; url=http://127.0.0.1/">'],
    ['is nested 200000 deep', `<title>A</title>${'<div>'.repeat(200_000)}${good}`],
    ['is nested in formatting', times('<p><font><b><i>', 3_000_000)],
    ['is nested in tables', times('<table><tr><td>', 3_000_000)],
    ['is a line of three megabytes', `<title>A</title><p>${'a'.repeat(2_900_000)}`],
    ['has attributes without end', `<title>A</title><p ${times('a=1 ', 1_000_000)}>${good}`],
    ['has 200000 attributes', `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>${good}`],
    ['has a style sheet of 100000 brackets', `<style>${'@media all{'.repeat(100_000)}`],
    ['has linked data 300000 deep', `<script type="application/ld+json">${'{"a":'.repeat(300_000)}</script>${good}`],
    ['has a picture in endless sizes', `<title>A</title>${good}<img srcset="${times('a, ', 2_000_000)}">`],
  ])('end soon, with or without a result: one that %s', async (_, bytes) => {
    const begun = performance.now();
    const outcome = await read(bytes).then(
      () => 'read',
      ({ name, code }) => `${name} ${code}`,
    );
    expect(['read', 'Fault badInput', 'Fault tooSlow', 'Fault tooLarge']).toContain(outcome);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it('do no harm to the page after them', async () => {
    expect((await read(articlePage().body)).text).toBe(paragraphs.join('\n\n'));
    expect(process.memoryUsage().rss).toBeLessThan(2_000_000_000);
  });
});

function documentOf(html: string): Document {
  return new JSDOM(html, { url, virtualConsole: new VirtualConsole() }).window.document;
}

function textOf(html: string): string {
  return documentOf(html).body.textContent ?? '';
}

/** Of the words of two texts, each as often as it stands there. */
function f1(found: string, expected: string): number {
  const [a, b] = [wordsOf(found), wordsOf(expected)];
  if (a.length + b.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of a) {
    const count = left.get(word) ?? 0;
    if (count > 0) hits += 1;
    left.set(word, count - 1);
  }
  return (2 * hits) / (a.length + b.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function same(ours: string, theirs: string | null): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return plain(ours) === plain(theirs ?? '');
}
