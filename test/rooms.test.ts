import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** For each room, by the longest path that fits: the rooms whose files it may import, besides its own. */
const doors: Record<string, string[]> = {
  'common/src': [],
  'server/src/kit': ['common/src'],
  'server/src/config': ['common/src'],
  'server/src/llm': ['common/src', 'server/src/kit'],
  'server/src/language': ['common/src'],
  'server/embedded-mongodb/src': [],
  'server/src/database': ['common/src', 'server/src/kit', 'server/embedded-mongodb/src'],
  'server/src/backup': ['common/src', 'server/src', 'server/embedded-mongodb/src'],
  'server/src/outside': ['common/src', 'server/src/kit', 'server/src/config', 'server/src/llm'],
  'server/src/changes': ['common/src', 'server/src/kit', 'server/src/language', 'server/src/database'],
  'server/src/features': [
    'common/src',
    'server/src/kit',
    'server/src/config',
    'server/src/llm',
    'server/src/language',
    'server/src/database',
    'server/src/changes',
  ],
  'server/src/pipeline': [
    'common/src',
    'server/src/kit',
    'server/src/language',
    'server/src/database',
    'server/src/outside',
    'server/src/features',
    'server/src/changes',
  ],
  'server/src/live': ['common/src', 'server/src/kit', 'server/src/changes', 'server/src/features'],
  'server/src': ['common/src', 'server/src'],
  'web/src/kit': ['common/src'],
  'web/src/features': ['common/src', 'web/src/kit'],
  'web/src/live': ['common/src', 'web/src/kit', 'web/src/features'],
  'web/src/screens': ['common/src', 'web/src/kit', 'web/src/features', 'web/src/live'],
  'web/src': ['common/src', 'web/src'],
  'seed/src': ['common/src', 'server/src'],
};

/** Packages that only one room may name. */
const exclusive: Record<string, RegExp> = {
  undici: /^server\/src\/outside\//,
  bson: /^server\/embedded-mongodb\//,
  lmdb: /^server\/embedded-mongodb\//,
  'rss-parser': /^server\/src\/pipeline\//,
  'socket.io': /^server\/src\/live\//,
  openai: /^server\/src\/outside\//,
  stripe: /^server\/src\/outside\//,
  'web-push': /^server\/src\/outside\//,
};

const files = (await listSources()).map(async (path) => ({
  path,
  imports: importsOf(await readFile(join(root, path), 'utf8')),
}));
const sources = await Promise.all(files);

describe('the rooms of the house', () => {
  it('are entered only by those who may', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports.filter((name) => !mayEnter(path, name)).map((name) => `${path} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keep features apart: one enters another by its store alone', () => {
    const wrong = sources.flatMap(({ path, imports }) => {
      const own = featureOf(path);
      if (!own) return [];
      return imports
        .map((name) => target(path, name))
        .filter((to) => to && featureOf(to) && featureOf(to) !== own && !/\/store\.ts$/.test(to))
        .map((to) => `${path} -> ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('give one room alone the packages that reach the outside or the disk', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports.filter((name) => exclusive[packageOf(name)]?.test(path) === false).map((name) => `${path} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave the network to the module that checks addresses', async () => {
    const callers = await Promise.all(
      sources
        .filter(({ path }) => path.startsWith('server/src/') && !path.startsWith('server/src/outside/'))
        .map(async ({ path }) => ({ path, text: await readFile(join(root, path), 'utf8') })),
    );
    const wrong = callers.filter(({ text }) => /(?<![.\w])fetch\(|parseURL\(|https?\.(?:get|request)\(/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

async function listSources(): Promise<string[]> {
  const rooms = ['common', 'server', 'server/embedded-mongodb', 'web', 'seed'].map((room) => join(root, room, 'src'));
  const entries = await Promise.all(rooms.map((room) => readdir(room, { recursive: true, withFileTypes: true })));
  return entries
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

/** The file of this repository that an import means, or null for a package. */
function target(path: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(path), name).replaceAll('\\', '/');
  if (name === '@vigil/embedded-mongodb') return 'server/embedded-mongodb/src/index.ts';
  const own = /^@vigil\/([\w-]+)\/(.+)$/.exec(name);
  return own ? `${own[1]}/src/${own[2]}.ts` : null;
}

function mayEnter(path: string, name: string): boolean {
  const to = target(path, name);
  if (!to) return !path.startsWith('common/') || name === 'zod';
  const room = roomOf(path);
  if (roomOf(to) === room) return true;
  return (doors[room] ?? []).some(
    (door) =>
      roomOf(to) === door ||
      (door === 'server/src' && to.startsWith(door)) ||
      (door === 'web/src' && to.startsWith(door)),
  );
}

function roomOf(path: string): string {
  return (
    Object.keys(doors)
      .filter((room) => path.startsWith(`${room}/`))
      .sort((a, b) => b.length - a.length)[0] ?? path
  );
}

function featureOf(path: string): string | undefined {
  return /^(?:server|web)\/src\/features\/([\w-]+)\//.exec(path)?.[0];
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
