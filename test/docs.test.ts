import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...(await markdownIn('docs'))];
const texts = new Map(await Promise.all(pages.map(async (page) => [page, await read(page)] as const)));

/** A path from the root of the repository, in backticks. `X` and `*` stand for any name. */
const pathPattern = /`((?:common|server|web|seed|test|docs|deploy)\/[\w./*-]*)`/g;
const symbolPattern = /`(\w+)(?:\(\))?` in `([\w./-]+)`/g;
const linkPattern = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

describe('the documentation', () => {
  it.each(pages)('of %s names only files and folders that exist', async (page) => {
    const paths = [...textOf(page).matchAll(pathPattern)].flatMap(([, path = '']) => path);
    expect(paths.filter((path) => !/[*]|\bX\b/.test(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(pages)('of %s names functions and fields in the files that contain them', async (page) => {
    const missing: string[] = [];
    for (const [, name = '', path = ''] of textOf(page).matchAll(symbolPattern)) {
      const isFile = existsSync(join(root, path)) && /\.tsx?$/.test(path);
      if (isFile && !new RegExp(`\\b${name}\\b`).test(await read(path))) missing.push(`${name} in ${path}`);
    }
    expect(missing).toEqual([]);
  });

  it.each(pages)('of %s links to files and headings that exist', async (page) => {
    const broken: string[] = [];
    for (const [, path = '', anchor] of textOf(page).matchAll(linkPattern)) {
      const file = path === '' ? page : join(dirname(page), path);
      const isMissing = !existsSync(join(root, file)) || (anchor && !anchorsOf(await read(file)).includes(anchor));
      if (isMissing) broken.push(`${path}#${anchor ?? ''}`);
    }
    expect(broken).toEqual([]);
  });

  it.each(pages)('of %s names only npm scripts that package.json has', async (page) => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await read('package.json')));
    const named = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].flatMap(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('of docs/decisions.md numbers each decision once and dates it', () => {
    const sections = textOf('docs/decisions.md').split(/^### /m).slice(1);
    const numbers = sections.map((section) => Number(/^(\d+)\. /.exec(section)?.[1]));
    expect(numbers.filter((number, at) => !(number > 0) || numbers.indexOf(number) !== at)).toEqual([]);
    expect(sections.filter((section) => !/^.+\n\d{4}-\d{2}-\d{2}\. /.test(section))).toEqual([]);
  });
});

describe('a comment that refers to a decision', () => {
  it('gives the number of one that docs/decisions.md has', async () => {
    const known = new Set([...textOf('docs/decisions.md').matchAll(/^### (\d+)\. /gm)].map(([, number]) => number));
    const files = [...pages, ...(await sourcesIn(['common', 'server', 'web', 'seed', 'test']))];
    const unknown = await Promise.all(
      files.map(async (file) =>
        [...(await read(file)).matchAll(/\bdecision (\d+)/gi)]
          .filter(([, number]) => !known.has(number) && !isMergedIn(number))
          .map(([words]) => `${file}: ${words}`),
      ),
    );
    expect(unknown.flat()).toEqual([]);
  });
});

/** A decision that was merged into another one is named there as `This includes decision N`. */
function isMergedIn(number = ''): boolean {
  return new RegExp(`This includes\\s+decision ${number}\\b`).test(textOf('docs/decisions.md'));
}

function textOf(page: string): string {
  return texts.get(page) ?? '';
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}

async function sourcesIn(folders: string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    ),
  );
  return found.flat().filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|dist|data)\//.test(path));
}
