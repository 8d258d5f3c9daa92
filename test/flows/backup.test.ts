import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verify } from '@vigil/server/changes/verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const run = promisify(execFile);
const commands = fileURLToPath(new URL('../../server/dist/backup/', import.meta.url));
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

/** As the script of package.json does it. Rejects with what it printed when it fails. */
async function command(name: 'backup' | 'restore' | 'verify', dataDir: string, ...rest: string[]): Promise<string> {
  const script = join(commands, `run-${name}.js`);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const { stdout, stderr } = await run(process.execPath, [script, ...rest], { env });
  return stdout + stderr;
}

/** A backup of a few events and a file, and its data folder, whose server is not running. */
async function makeBackup(): Promise<string> {
  const vigil = await start();
  await vigil.stores.events.append(nextDrafts(10));
  await mkdir(join(folder, 'data/uploads'), { recursive: true });
  await writeFile(join(folder, 'data/uploads/picture.png'), 'not really one');
  const backup = join(folder, 'backup');
  await command('backup', join(folder, 'data'), backup);
  return backup;
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

  // Browsers that saw later entries load everything again, and users sign in again.
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

describe('a backup that is not what it was', () => {
  const store = 'store/data.mdb';
  const edit = async (path: string, change: (bytes: Buffer) => void) => {
    const bytes = await readFile(path);
    change(bytes);
    await writeFile(path, bytes);
  };
  const faults: [string, (backup: string) => Promise<void>, string][] = [
    ['a store cut in half', (backup) => truncate(join(backup, store), 8192), 'data.mdb has 8192 bytes, and had'],
    ['an empty store', (backup) => truncate(join(backup, store), 0), 'data.mdb has 0 bytes'],
    ['no store', (backup) => rm(join(backup, store)), 'data.mdb is missing'],
    [
      'a changed byte',
      (backup) => edit(join(backup, store), (bytes) => bytes.fill(7, 9000, 9001)),
      'data.mdb was changed',
    ],
    [
      'a changed upload',
      (backup) => writeFile(join(backup, 'uploads/picture.png'), 'not really 1!!'),
      'picture.png was changed',
    ],
    ['no upload', (backup) => rm(join(backup, 'uploads/picture.png')), 'uploads/picture.png is missing'],
    ['half a manifest', (backup) => truncate(join(backup, 'backup.json'), 100), 'backup.json cannot be read'],
    [
      'an edited manifest',
      (backup) => edit(join(backup, 'backup.json'), (bytes) => bytes.write('9', bytes.indexOf('"size": ') + 8)),
      'backup.json was changed',
    ],
  ];

  it('is named, and nothing is put back', async () => {
    const backup = await makeBackup();
    for (const [name, change, sentence] of faults) {
      const torn = join(folder, `torn ${name}`);
      await cp(backup, torn, { recursive: true });
      await change(torn);
      const target = join(folder, `target of ${name}`);
      const failed = await command('restore', target, torn).catch(({ stderr, signal }) => ({ stderr, signal }));
      expect([name, failed]).toEqual([name, { stderr: expect.stringContaining(sentence), signal: null }]);
      expect([name, existsSync(target)]).toEqual([name, false]);
    }
  }, 120_000);

  it('leaves a data folder with other things in it as it was', async () => {
    const backup = await makeBackup();
    await truncate(join(backup, store), 8192);
    const target = join(folder, 'target');
    await mkdir(join(target, 'uploads'), { recursive: true });
    await writeFile(join(target, 'uploads/mine.png'), 'mine');
    await expect(command('restore', target, backup)).rejects.toThrow('The backup is damaged');
    expect(await readdir(target)).toEqual(['uploads']);
    expect(await readdir(join(target, 'uploads'))).toEqual(['mine.png']);
  });

  it('is verified as far as it can be where it was made without checksums', async () => {
    const backup = await makeBackup();
    const early = { format: 1, at: '2030-01-02T12:00:00.000Z' };
    await writeFile(join(backup, 'backup.json'), JSON.stringify(early));
    await rm(join(backup, 'store/store.json'));
    const said = await command('restore', join(folder, 'restored'), backup);
    expect(said).toMatch(/holds no checksums/);
    expect(said).toMatch(/\d+ changes, the chain is whole/);
    await truncate(join(backup, store), 8192);
    await expect(command('restore', join(folder, 'other'), backup)).rejects.toThrow('The store is damaged');
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });
});

describe('the check of the log of a backup', () => {
  it('beside a server that goes on writing finds it whole, signs no user out, and changes nothing', async () => {
    const vigil = await start();
    const admin = await makeUser(vigil, { isAdmin: true });
    await vigil.stores.events.append(nextDrafts(30));
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await vigil.stores.events.append([nextDraft()]);
    })();
    const said = await command('verify', join(folder, 'data'));
    isOver = true;
    await writing;
    expect(said).toMatch(/\d+ changes, the chain is whole/);
    expect((await admin.client.call('user')).status).toBe(200);
  });

  it('of a data folder that no server uses leaves its files as they are', async () => {
    const vigil = await start();
    await vigil.stores.events.append(nextDrafts(3));
    await vigil.stop();
    const path = join(folder, 'data/store/data.mdb');
    const before = await stat(path);
    expect(await command('verify', join(folder, 'data'))).toMatch(/\d+ changes, the chain is whole/);
    const after = await stat(path);
    expect([after.mtimeMs, after.size]).toEqual([before.mtimeMs, before.size]);
  });

  it('reads a database at an address', async () => {
    const database = await startSharedDatabase();
    const vigil = await startVigil({ env: { DATA_DIR: join(folder, 'shared'), MONGODB_URI: database.uri } });
    started.push(vigil);
    await vigil.stores.events.append(nextDrafts(3));
    const script = join(commands, 'run-verify.js');
    const env = { PATH: process.env.PATH, MONGODB_URI: database.uri, DATA_DIR: join(folder, 'none') };
    const { stdout } = await run(process.execPath, [script], { env });
    expect(stdout).toMatch(/\d+ changes, the chain is whole. 3 events/);
    await started.pop()?.end();
    await database.end();
  });

  it('names each fault that it finds in the log', async () => {
    const vigil = await start();
    const drafts = nextDrafts(3);
    await vigil.stores.events.append(drafts);
    const { connection } = vigil.stores;
    const [first, second] = drafts.map(({ eventId }) => eventId);
    await connection.collection('changes').updateOne({ eventId: first }, { $set: { 'data.title': 'Another title' } });
    await connection.collection<{ _id: string }>('events').deleteOne({ _id: second ?? '' });
    const failed = await command('verify', join(folder, 'data')).catch(({ stderr }) => stderr);
    expect(failed).toMatch(/the data of change \d+ were altered/);
    expect(failed).toMatch(`event ${second} is missing`);
  });

  it('says where there is no store, and makes none', async () => {
    await expect(command('verify', join(folder, 'nothing'))).rejects.toThrow('There is no store in');
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
  });
});
