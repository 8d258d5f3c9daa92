import { readFile } from 'node:fs/promises';

/** The version of this server, from its package.json. */
export async function ownVersion(): Promise<string> {
  const read: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown';
}
