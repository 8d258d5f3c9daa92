import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verify } from '@vigil/server/changes/verify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const run = promisify(execFile);
const commands = fileURLToPath(new URL('../../server/src/backup/', import.meta.url));
const started: Vigil[] = [];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-backup-'));
});
afterEach(async () => {
  for (const vigil of started.splice(0)) await vigil.end();
  await rm(folder, { recursive: true, force: true });
});

async function start(DATA_DIR = join(folder, 'data')): Promise<Vigil> {
  const vigil = await startVigil({ env: { DATA_DIR, MONGODB_URI: '' } });
  started.push(vigil);
  return vigil;
}

/** As the script of package.json does it, from source. Rejects with what it printed when it fails. */
async function command(name: 'backup' | 'restore', dataDir: string, argument: string): Promise<string> {
  const script = join(commands, `run-${name}.ts`);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const { stdout } = await run(process.execPath, ['--conditions=source', '--import', 'tsx', script, argument], { env });
  return stdout;
}

it('a backup of a server that goes on writing, put back elsewhere, is whole and serves what it held', async () => {
  const vigil = await start();
  const admin = await makeUser(vigil, { isAdmin: true });
  const before = nextDrafts(30);
  await vigil.stores.events.append(before);
  await mkdir(join(folder, 'data/uploads'), { recursive: true });
  await writeFile(join(folder, 'data/uploads/picture.png'), 'not really one');
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await vigil.stores.events.append([nextDraft()]);
  })();
  const backup = join(folder, 'backup');
  await command('backup', join(folder, 'data'), backup);
  isOver = true;
  await writing;

  const restored = join(folder, 'restored');
  expect(await command('restore', restored, backup)).toMatch(/\d+ changes, the chain is whole/);
  const other = await start(restored);
  expect(await verify(other.stores.log, other.stores.projection)).toEqual([]);
  const { events, epoch } = await other.get('events');
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ eventId }) => eventId)));
  expect(await readFile(join(restored, 'uploads/picture.png'), 'utf8')).toBe('not really one');

  // Browsers that saw more of the log than is left load all anew, and who was signed in signs in again.
  expect(epoch).not.toBe(vigil.stores.log.epoch);
  const client = createClient(other.url);
  for (const [name, value] of admin.client.cookies) client.cookies.set(name, value);
  expect((await client.call('user')).status).toBe(401);
  await other.stores.events.append([nextDraft()]);
  expect(await verify(other.stores.log, other.stores.projection)).toEqual([]);
});

it('nothing is overwritten, neither a filled folder by a backup nor a data folder by a restore', async () => {
  const vigil = await start();
  await vigil.stores.events.append(nextDrafts(3));
  const data = join(folder, 'data');
  const filled = join(folder, 'filled');
  await mkdir(filled);
  await writeFile(join(filled, 'letter.txt'), 'mine');
  await expect(command('backup', data, filled)).rejects.toThrow('is empty');
  expect(await readdir(filled)).toEqual(['letter.txt']);
  const backup = join(folder, 'backup');
  await command('backup', data, backup);
  await expect(command('restore', data, backup)).rejects.toThrow('There is a store in the data folder already');
  await expect(command('restore', join(folder, 'new'), filled)).rejects.toThrow('This is no backup of Vigil');
  expect((await vigil.get('events')).totalCount).toBe(3);
});
