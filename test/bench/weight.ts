import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtWeb } from '../harness/web-version.ts';

/** What the page of the built web names for its first load, in thousands of bytes as gzip packs them at its best. */
export async function benchWeight(): Promise<Record<string, number>> {
  const page = await readFile(join(builtWeb, 'index.html'), 'utf8');
  return { weight_scripts_kb: await weigh(page, 'js'), weight_styles_kb: await weigh(page, 'css') };
}

async function weigh(page: string, ending: string): Promise<number> {
  const paths = [...page.matchAll(RegExp(`"/(assets/[^"]+\\.${ending})"`, 'g'))].map(([, path]) => path ?? '');
  const files = await Promise.all(paths.map((path) => readFile(join(builtWeb, path))));
  return files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0) / 1000;
}
