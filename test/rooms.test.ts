import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceKinds } from '@vigil/common/sources';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceFiles } from './harness/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** For each room, by the longest path that fits: the rooms whose files it may import, besides its own. */
const doors: Record<string, string[]> = {
  'common/src': [],
  'server/src/kit': ['common/src'],
  'server/src/config': ['common/src'],
  'server/src/llm': ['common/src', 'server/src/kit'],
  'server/src/timeline': ['common/src', 'server/reader/src'],
  'server/src/gazetteer': ['common/src', 'server/reader/src'],
  'server/src/language': ['common/src', 'server/src/timeline', 'server/src/gazetteer'],
  'server/src/assessment': ['common/src', 'server/reader/src', 'server/src/timeline', 'server/src/gazetteer'],
  'server/embedded-mongodb/src': [],
  'server/reader/src': [],
  'server/src/database': ['common/src', 'server/src/kit', 'server/embedded-mongodb/src'],
  'server/src/backup': ['common/src', 'server/src', 'server/embedded-mongodb/src'],
  'server/src/outside': ['common/src', 'server/src/kit', 'server/src/config', 'server/src/llm'],
  'server/src/changes': [
    'common/src',
    'server/src/kit',
    'server/src/timeline',
    'server/src/language',
    'server/src/gazetteer',
    'server/src/database',
  ],
  'server/src/features': [
    'common/src',
    'server/reader/src',
    'server/src/kit',
    'server/src/config',
    'server/src/llm',
    'server/src/timeline',
    'server/src/language',
    'server/src/gazetteer',
    'server/src/assessment',
    'server/src/database',
    'server/src/changes',
  ],
  'server/src/judge': [
    'common/src',
    'server/reader/src',
    'server/src/kit',
    'server/src/timeline',
    'server/src/gazetteer',
  ],
  'server/src/pipeline': [
    'common/src',
    'server/reader/src',
    'server/src/kit',
    'server/src/timeline',
    'server/src/language',
    'server/src/gazetteer',
    'server/src/judge',
    'server/src/assessment',
    'server/src/database',
    'server/src/outside',
    'server/src/features',
    'server/src/changes',
  ],
  'server/src/live': [
    'common/src',
    'server/src/kit',
    'server/src/timeline',
    'server/src/changes',
    'server/src/features',
  ],
  'server/src': ['common/src', 'server/src', 'server/reader/src'],
  'web/src/kit': ['common/src'],
  'web/src/features': ['common/src', 'web/src/kit'],
  'web/src/live': ['common/src', 'web/src/kit', 'web/src/features'],
  'web/src/screens': ['common/src', 'web/src/kit', 'web/src/features', 'web/src/live'],
  'web/src': ['common/src', 'web/src'],
  'seed/src': ['common/src', 'server/src', 'server/reader/src'],
};

/** Packages that only one room may name. */
const exclusive: Record<string, RegExp> = {
  undici: /^server\/src\/outside\//,
  bson: /^server\/embedded-mongodb\//,
  lmdb: /^server\/embedded-mongodb\//,
  'onnxruntime-node': /^server\/reader\//,
  '@huggingface/tokenizers': /^server\/reader\//,
  'rss-parser': /^server\/src\/pipeline\//,
  'socket.io': /^server\/src\/live\//,
  '@simplewebauthn/server': /^server\/src\/features\/passkeys\//,
  nodemailer: /^server\/src\/outside\//,
  openai: /^server\/src\/outside\//,
  stripe: /^server\/src\/outside\//,
  'web-push': /^server\/src\/outside\//,
};

/** Known circles, by where each of them starts. Remove an entry together with its circle; add none. */
const openCircles: string[] = [];

const maxLines = 300;
/** Tables of data and learned weights may be long, and so may tests. */
const isData = /\/(?:data|weights)\//;
const isFactory = /\/src\/testing\//;

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const workspaces = ['common', 'server', 'server/embedded-mongodb', 'server/reader', 'web', 'seed', 'test'];

const all = await Promise.all(
  (await sourceFiles(root)).map(async (path) => {
    const text = await readFile(join(root, path), 'utf8');
    return { path, lines: text.split('\n').length - 1, imports: importsOf(text), types: typesOf(text) };
  }),
);
const sources = all.filter(({ path }) => isProduct(path));
const paths = new Set(all.map(({ path }) => path));

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

  it('have no circle of imports, neither between files nor between features, apart from the known ones', () => {
    const circles = [...circlesOf(graphOf(sources, (path) => path)), ...circlesOf(graphOf(sources, featureOf))];
    const isOf = ([first = '']: string[], open: string) => first.startsWith(open);
    expect(circles.filter((circle) => !openCircles.some((open) => isOf(circle, open)))).toEqual([]);
    expect(openCircles.filter((open) => !circles.some((circle) => isOf(circle, open)))).toEqual([]);
  });

  it('have no circle of workspaces, tests included', () => {
    expect(circlesOf(graphOf(all, workspaceOf))).toEqual([]);
  });

  it('hold no file of more than 300 lines, apart from tables of data', () => {
    const long = sources.filter(({ path, lines }) => lines > maxLines && !isData.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('declare one type of a name', () => {
    const declared = new Map<string, string[]>();
    for (const { path, types } of sources)
      for (const type of new Set(types)) declared.set(type, [...(declared.get(type) ?? []), path]);
    expect([...declared].filter(([, files]) => files.length > 1).map(([type, files]) => `${type}: ${files}`)).toEqual(
      [],
    );
  });

  it('give each kind of source a folder with its row of the registry and its tests', () => {
    const folder = 'server/src/pipeline/kinds';
    const kinds = [...paths].flatMap((path) => (dirname(dirname(path)) === folder ? basename(dirname(path)) : []));
    // A web page is no kind: it stands for the feed that it links to.
    expect([...new Set(kinds)].filter((kind) => kind !== 'page').sort()).toEqual([...sourceKinds].sort());
    for (const kind of sourceKinds)
      for (const file of ['kind.ts', 'kind.test.ts']) expect(paths).toContain(`${folder}/${kind}/${file}`);
  });

  it('use the factories of tests in tests alone', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports.map((name) => target(path, name)).flatMap((to) => (to && isFactory.test(to) ? [`${path} -> ${to}`] : [])),
    );
    expect(wrong.filter((line) => !isFactory.test(line.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('declare the packages that they import', async () => {
    const declared = new Map(
      await Promise.all(
        ['.', ...workspaces].map(async (workspace) => [workspace, await packagesOf(workspace)] as const),
      ),
    );
    const ofTools = declared.get('.') ?? new Set();
    const wrong = all.flatMap(({ path, imports }) => {
      const workspace = workspaceOf(path) ?? '.';
      // The workspace `test` declares what tests beside their sources need besides what these sources import.
      const own = [workspace, ...(/\.test\.tsx?$/.test(path) ? ['test'] : [])].flatMap((one) => [
        ...(declared.get(one) ?? []),
      ]);
      return imports
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !name.startsWith('virtual:'))
        .map(packageOf)
        .filter(
          (name) =>
            name !== `@vigil/${workspace}` &&
            ![name, `@types/${name}`].some((one) => own.includes(one) || ofTools.has(one)),
        )
        .map((name) => `${path} -> ${name}`);
    });
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

function isProduct(path: string): boolean {
  return /^(?:server\/(?:embedded-mongodb|reader)|[a-z]+)\/src\//.test(path) && !/\.test\.tsx?$/.test(path);
}

async function packagesOf(workspace: string): Promise<Set<string>> {
  const { dependencies, devDependencies } = Manifest.parse(
    JSON.parse(await readFile(join(root, workspace, 'package.json'), 'utf8')),
  );
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

function workspaceOf(path: string): string | undefined {
  return workspaces.filter((workspace) => path.startsWith(`${workspace}/`)).sort((a, b) => b.length - a.length)[0];
}

type Graph = Map<string, Set<string>>;

/** What imports what, type imports included, with each file under the name that `nameOf` gives it. */
function graphOf(from: typeof all, nameOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of from) {
    const name = nameOf(path);
    if (name === undefined) continue;
    const known = graph.get(name) ?? new Set();
    graph.set(name, known);
    for (const imported of imports) {
      const to = fileOf(target(path, imported));
      const other = to === undefined ? undefined : nameOf(to);
      if (other !== undefined && other !== name) known.add(other);
    }
  }
  return graph;
}

/** The strongly connected components of more than one member (Tarjan), each sorted. */
function circlesOf(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const index = indexes.size;
    indexes.set(name, index);
    stack.push(name);
    let low = index;
    for (const next of graph.get(name) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? low);
    }
    if (low === index) {
      const members = stack.splice(stack.indexOf(name));
      if (members.length > 1) circles.push(members.sort());
    }
    return low;
  };
  for (const name of graph.keys()) if (!indexes.has(name)) visit(name);
  return circles;
}

/** A specifier names `.ts` for `.tsx` as well. */
function fileOf(path: string | null): string | undefined {
  if (path === null) return undefined;
  return [path, path.replace(/\.ts$/, '.tsx'), path.replace(/\.js$/, '.ts')].find((candidate) => paths.has(candidate));
}

/** The names of the types and interfaces that a file declares. */
function typesOf(text: string): string[] {
  return [
    ...text.matchAll(/^\s*(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)(?:<[^=]*>)?(?: extends| =| \{)/gm),
  ].map(([, name = '']) => name);
}

function importsOf(text: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'\s*\)/gm;
  return [...text.matchAll(statements)].flatMap(([, name, late]) => name ?? late ?? []);
}

/** The file of this repository that an import means, or null for a package. */
function target(path: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(path), name).replaceAll('\\', '/');
  const whole = /^@vigil\/(embedded-mongodb|reader)$/.exec(name);
  if (whole) return `server/${whole[1]}/src/index.ts`;
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
