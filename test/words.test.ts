import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceFiles } from './harness/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Private words, and the standard ones that say the same. `word` is a regular expression over whole words, without
 * case. A name is compared word by word: `heardAt`, `heard-at.ts` and `HeardAt` all read 'heard at'. `comment` also
 * means the messages of the product: strings of several words.
 */
const words: { word: string; where: 'name' | 'comment' | 'both'; instead: string }[] = [
  { word: 'anew', where: 'both', instead: 'again' },
  { word: 'nobody|no one', where: 'both', instead: 'no user, no process' },
  { word: 'somebody|someone', where: 'both', instead: 'a user, another process' },
  { word: 'whoever|whomever', where: 'both', instead: 'users who, any client that' },
  { word: 'whatever', where: 'both', instead: 'any' },
  { word: 'everybody|anybody', where: 'both', instead: 'all users, any visitor' },
  { word: '(?:of|for|to|from|with|by) who', where: 'comment', instead: 'of a user who' },
  { word: 'patience|patient', where: 'both', instead: 'timeout' },
  { word: 'telltales?', where: 'both', instead: 'implicit signal' },
  { word: 'mending|mends?|mended', where: 'both', instead: 'correction, correct' },
  { word: 'curation|curate', where: 'both', instead: 'moderation' },
  { word: 'impaired|impairments?|impairs', where: 'both', instead: 'degraded, health issue' },
  { word: 'heard|hears|hear', where: 'both', instead: 'received, receives' },
  { word: 'told|retell|retold', where: 'name', instead: 'notified, sent' },
  { word: '(?:told|tells?|telling) of', where: 'comment', instead: 'notifies about, reports' },
  { word: 'puzzles?', where: 'both', instead: 'challenge' },
  { word: 'burn|burns|burnt', where: 'name', instead: 'consume' },
  { word: 'breath|breathes?', where: 'both', instead: 'yield to the event loop' },
  { word: 'endures?', where: 'both', instead: 'database watchdog' },
  { word: 'thin(?:ned|s|ning)? out|thinning|thinned', where: 'both', instead: 'downsample' },
  { word: 'feeds out', where: 'name', instead: 'exports' },
  { word: 'drawers?', where: 'both', instead: 'prefix bucket' },
  { word: 'catalogues?', where: 'both', instead: 'search index' },
  { word: 'pollers?', where: 'name', instead: 'audience cache' },
  { word: '^hot$', where: 'name', instead: 'poll fast path' },
  { word: 'deeds?', where: 'both', instead: 'trigger' },
  { word: 'let in', where: 'name', instead: 'admit, merge' },
  { word: 'wishes', where: 'both', instead: 'preferences' },
  { word: 'lately', where: 'both', instead: 'recent' },
  { word: 'presses|pressing', where: 'both', instead: 'urgent' },
  { word: 'gravest|weightiest', where: 'both', instead: 'most severe, largest' },
  { word: 'thinkers?|thoughts?', where: 'both', instead: 'LLM client, completion' },
  { word: 'entrance', where: 'name', instead: 'auth' },
  { word: 'sweep|sweeps|swept', where: 'name', instead: 'reconcile, remove' },
  { word: 'sealed|seals?', where: 'name', instead: 'hash' },
  { word: '^(?:most|least|longest|shortest) [a-z]+$', where: 'name', instead: 'max, min' },
];

/** Names of the protocol and of stored rows, which clients and databases know. */
const wireNames: ReadonlySet<string> = new Set(['unheard', 'retoldSeq']);

/** Files of news texts, word lists and learned weights. */
const isText = /\/(?:data|lexicon|weights|shares|headlines|phrases)(?:\/|\.ts)|\.d\.ts$/;

const Named = z.object({ type: z.enum(['Identifier', 'JSXIdentifier']), name: z.string(), start: z.number() });
const Literal = z.object({
  type: z.enum(['Literal', 'TemplateElement', 'JSXText']),
  value: z.union([z.string(), z.object({ raw: z.string() })]),
  start: z.number(),
});

const [nameWords, proseWords] = (['name', 'comment'] as const).map((place) =>
  words
    .filter(({ where }) => where === place || where === 'both')
    .map(({ word, instead }) => ({ pattern: new RegExp(`\\b(?:${word})\\b`, 'gi'), instead })),
);

const files = await sourceFiles(root);
const faults = files.filter((path) => !isText.test(path) && !path.startsWith('test/words.test')).flatMap(faultsOf);

describe('a copy without git', () => {
  it('has its sources listed, without what is built and installed', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'vigil-archive-'));
    const written = ['server/src/b.ts', 'server/dist/b.d.ts', 'web/node_modules/c/c.ts', 'web/d.tsx', 'web/e.css'];
    for (const path of ['common/a.ts', ...written, 'seed/f.ts', 'test/dist.ts']) {
      await mkdir(join(copy, dirname(path)), { recursive: true });
      await writeFile(join(copy, path), '');
    }
    await copyFile(join(root, '.gitignore'), join(copy, '.gitignore'));
    const listed = await sourceFiles(copy);
    await rm(copy, { recursive: true });
    expect(listed).toEqual(['common/a.ts', 'server/src/b.ts', 'web/d.tsx', 'seed/f.ts', 'test/dist.ts']);
  });

  it('runs its tests and scripts: none of them calls git', () => {
    const calls = /\b(?:exec|spawn)\w*\W{1,3}['"`]git\b/;
    expect(files.filter((path) => calls.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    expect(Object.values(scripts).filter((script) => /\bgit\b/.test(script))).toEqual([]);
  });
});

describe('names, comments and messages', () => {
  it('use the standard words of the field', () => {
    expect(faults).toEqual([]);
  });

  it('are named with their line and the standard word', () => {
    const text = '/** Hears of it\n * anew. */\nconst letIn = `nobody is here`;';
    expect(faultsIn('server/src/heard-at.ts', text)).toEqual([
      'server/src/heard-at.ts:1: heard-at, say received, receives',
      'server/src/heard-at.ts:1: Hears, say received, receives',
      'server/src/heard-at.ts:2: anew, say again',
      'server/src/heard-at.ts:3: letIn, say admit, merge',
      'server/src/heard-at.ts:3: nobody, say no user, no process',
    ]);
  });
});

function faultsOf(path: string): string[] {
  return faultsIn(path, readFileSync(join(root, path), 'utf8'));
}

/** A file's private words in their order, each as 'path:line: what stands there, say what instead'. */
function faultsIn(path: string, text: string): string[] {
  const file = basename(path).replace(/\..*$/, '');
  const found = [...namesIn(file, 0), ...read(path, text)];
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, what, instead }) => `${path}:${text.slice(0, at).split('\n').length}: ${what}, say ${instead}`);
}

interface PrivateWord {
  at: number;
  what: string;
  instead: string;
}

function read(path: string, text: string): PrivateWord[] {
  const { program, comments } = parseSync(path, text);
  const found = comments.flatMap(({ value, start }) => prose(value, start + 2));
  const isMessage = /\/src\//.test(path) && !/\.test\.|\/testing\//.test(path);
  const nodes: unknown[] = [program];
  const seen = new Set<number>();
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const named = Named.safeParse(node);
    if (named.success && !seen.has(named.data.start)) {
      seen.add(named.data.start);
      found.push(...namesIn(named.data.name, named.data.start));
    }
    const literal = Literal.safeParse(node);
    if (isMessage && literal.success) {
      const { value, start } = literal.data;
      const message = typeof value === 'string' ? value : value.raw;
      if (message.includes(' ')) found.push(...prose(message, start));
    }
    nodes.push(...Object.values(node));
  }
  return found;
}

function namesIn(name: string, at: number): PrivateWord[] {
  if (wireNames.has(name)) return [];
  const spaced = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]/g, ' ');
  return (nameWords ?? [])
    .filter(({ pattern }) => spaced.search(pattern) >= 0)
    .map(({ instead }) => ({ at, what: name, instead }));
}

function prose(text: string, from: number): PrivateWord[] {
  const plain = text.replace(/\n\s*\* /g, (gap) => ' '.repeat(gap.length));
  return (proseWords ?? []).flatMap(({ pattern, instead }) =>
    [...plain.matchAll(pattern)].map(({ 0: what, index }) => ({ at: from + index, what, instead })),
  );
}
