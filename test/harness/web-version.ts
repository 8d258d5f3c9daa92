import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built web that the tests run on. */
export const builtWeb = process.env.WEB_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The texts of the scripts that stand in the built page itself. */
export async function inlineScripts(): Promise<string[]> {
  const page = await readFile(join(builtWeb, 'index.html'), 'utf8');
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(([, text]) => text ?? '');
}

/** Another version of the built web, in a folder of its own: the same app, every asset of it under a new name. */
export async function buildNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-web-'));
  await cp(builtWeb, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'N$1')]));
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rewrite = async (path: string) => {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(pattern, (name) => renamed.get(name) ?? name),
    );
  };
  await rewrite(join(folder, 'index.html'));
  for (const [name, next] of renamed) {
    await rewrite(join(assets, name));
    await rename(join(assets, name), join(assets, next));
  }
  return folder;
}
