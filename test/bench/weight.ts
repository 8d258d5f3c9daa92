import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtWeb } from '../harness/web-version.ts';

const scripts = /<script [^>]*src="\/([^"]+)"/g;
const styles = /<link rel="stylesheet" [^>]*href="\/([^"]+)"/g;

/** All scripts and styles that the page of the built web runs by itself, in thousands of bytes as gzip packs them at its best. */
export async function benchWeight(): Promise<Record<string, number>> {
  const page = await readFile(join(builtWeb, 'index.html'), 'utf8');
  return { weight_scripts_kb: await weigh(page, scripts), weight_styles_kb: await weigh(page, styles) };
}

async function weigh(page: string, named: RegExp): Promise<number> {
  const paths = [...page.matchAll(named)].map(([, path]) => path ?? '');
  if (paths.length === 0) throw new Error('The page names no such file.');
  const files = await Promise.all(paths.map((path) => readFile(join(builtWeb, path))));
  return files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0) / 1000;
}
