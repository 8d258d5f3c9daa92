import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verify } from '@vigil/server/changes/verify';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RestrictedDatabase, startRestrictedDatabase } from '../fakes/restricted-database.ts';
import { createClient, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../server/dist/backup/run-restore.js', import.meta.url));

let database: RestrictedDatabase;
let vigil: Vigil;

beforeAll(async () => {
  database = await startRestrictedDatabase();
  vigil = await startVigil({ env: { MONGODB_URI: database.uri } });
});
afterAll(async () => {
  await vigil.end();
  await database.end();
});

/** As the script of package.json does it, which `npm test` builds first. Rejects with what it printed when it fails. */
async function restore(uri: string, ...given: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, MONGODB_URI: uri, DATA_DIR: vigil.env.DATA_DIR, LOG_LEVEL: 'silent' };
  const { stdout } = await run(process.execPath, [script, ...given], { env });
  return stdout;
}

const open = (uri: string) => mongoose.createConnection(uri, { retryWrites: false }).asPromise();

/** As mongodump and mongorestore do it: document by document, one collection after the other, and no index. */
async function copy(names: string[], from: Connection, to: Connection): Promise<void> {
  for (const name of names) {
    const rows = await from.collection(name).find().toArray();
    if (rows.length > 0) await to.collection(name).insertMany(rows);
  }
}

it('a dump of a database that is written to, put back elsewhere, is whole and serves what it held', {
  timeout: 180_000,
}, async () => {
  const target = database.uri.replace('/vigil', '/restored');
  const admin = await makeUser(vigil, { isAdmin: true });
  const before = nextDrafts(30);
  await vigil.stores.events.append(before);
  const [erased] = before.splice(0, 1);
  await vigil.stores.events.erase(erased?.eventId ?? '', 'test');

  let isOver = false;
  const writing = (async () => {
    while (!isOver) await vigil.stores.events.append([nextDraft()]);
  })();
  const [from, to] = [await open(database.uri), await open(target)];
  const all = (await from.listCollections()).map(({ name }) => name);
  // What tells how far the log is folded comes first, and the log last: it may be further on, and never behind.
  await copy(['meta'], from, to);
  await copy(
    all.filter((name) => name !== 'meta' && name !== 'changes'),
    from,
    to,
  );
  await vigil.stores.events.append(nextDrafts(3));
  await copy(['changes'], from, to);
  isOver = true;
  await writing;
  await from.close();
  await to.close();

  await expect(restore(target, 'folder')).rejects.toThrow('run mongorestore, then this without a folder');
  expect(await restore(target)).toMatch(/\d+ changes, the chain is whole/);
  const other = await startVigil({ env: { MONGODB_URI: target, DATA_DIR: vigil.env.DATA_DIR } });
  expect(await verify(other.stores.log, other.stores.projection)).toEqual([]);
  const { events, epoch } = await other.get('events');
  const ids = events.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(before.map(({ eventId }) => eventId)));
  expect(ids).not.toContain(erased?.eventId);

  // Browsers that saw later entries load everything again, and users sign in again.
  expect(epoch).not.toBe(vigil.stores.log.epoch);
  const client = createClient(other.url);
  for (const [name, value] of admin.client.cookies) client.cookies.set(name, value);
  expect((await client.call('user')).status).toBe(401);
  expect(await other.stores.notifications.position(0)).toBe(await other.stores.log.headSeq());
  await other.stores.events.append([nextDraft()]);
  expect(await verify(other.stores.log, other.stores.projection)).toEqual([]);
  await other.end();
});
