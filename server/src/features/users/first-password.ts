import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The generated password of the first administrator, in a file of the data folder that only this user may read, until it
 * was used once. Backups leave it out.
 */
export function firstPassword(dataDir: string) {
  const file = join(dataDir, 'first-password');

  /** Writes it, unless there is one already; returns the one that is there. */
  async function keep(password: string): Promise<string> {
    await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return (await read()) ?? password;
  }

  async function read(): Promise<string | null> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    });
    return text.trim() || null;
  }

  const remove = (): Promise<void> => rm(file, { force: true });

  return { keep, read, remove };
}
