import { verify } from '@vigil/server/changes/verify';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await startSharedDatabase();
});
afterAll(() => database.end());

async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const env = readEnv({ MONGODB_URI: database.uri });
  const stores = await openStores(env, createLog('silent'), () => new Date());
  try {
    await work(stores);
  } finally {
    await stores.close();
  }
}

it('a log whose index leaves entries without an item out is gone on with, and refuses a known item', async () => {
  const draft = nextDraft();
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const rows = connection.collection('changes');
  await rows.createIndex({ item: 1 }, { unique: true, sparse: true });
  await withStores(async ({ auditLog, events }) => {
    await auditLog.record('account', 'signed-out', 'somebody');
    await auditLog.record('account', 'signed-out', 'somebody');
    await events.append([draft]);
  });
  await rows.updateMany({ op: 'act' }, { $unset: { item: 1 } });
  await withStores(async ({ auditLog, events, log, projection }) => {
    await auditLog.record('account', 'signed-out', 'somebody');
    expect(await events.append([draft, nextDraft()])).toEqual({ appended: 1 });
    expect(await verify(log, projection)).toEqual([]);
    expect((await log.since(0, 10)).map((change) => 'item' in change && change.item)).toContain(draft.item);
  });
  expect(await rows.indexes()).toContainEqual(expect.objectContaining({ name: 'item_1', sparse: true }));
  await connection.close();
});
