import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The TypeScript files of the five workspaces below a root, as paths from it with slashes, without the folders that its
 * `.gitignore` leaves out. Needs no git: a downloaded archive has none.
 */
export async function sourceFiles(root: string): Promise<string[]> {
  const ignored = new Set((await readFile(join(root, '.gitignore'), 'utf8')).match(/^[\w-]+(?=\/$)/gm));
  async function walk(folder: string): Promise<string[]> {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    const found = entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : walk(path);
      return /\.tsx?$/.test(path) ? [path] : [];
    });
    return (await Promise.all(found)).flat();
  }
  return (await Promise.all(['common', 'server', 'web', 'seed', 'test'].map(walk))).flat();
}
