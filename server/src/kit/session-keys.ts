import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys that sign cookies: the configured ones, else one made at the first start and kept in the data folder. */
export async function sessionKeys(configured: string[], dataDir: string): Promise<string[]> {
  if (configured.length > 0) return configured;
  const file = join(dataDir, 'session-keys');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
  return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
