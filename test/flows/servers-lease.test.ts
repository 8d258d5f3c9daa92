import { createLeases, type Lease, type Leases } from '@vigil/server/database/lease';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';

let database: SharedDatabase;
let connections: Connection[];
/** Of two servers. */
let one: Leases;
let two: Leases;

beforeAll(async () => {
  database = await startSharedDatabase();
  const [first, second] = [await open(), await open()];
  connections = [first, second];
  one = createLeases(first);
  two = createLeases(second);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await database.end();
});

const open = () => mongoose.createConnection(database.uri, { dbName: 'vigil' }).asPromise();

/** Holds a lease until it is let go; `ended` then resolves. */
async function hold(leases: Leases, name: string): Promise<Lease & { letGo: () => void; ended: Promise<unknown> }> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return new Promise((resolve, reject) => {
    const ended = leases.run(name, async (lease) => {
      resolve({ ...lease, letGo, ended: Promise.resolve().then(() => ended) });
      await until;
    });
    ended.then((ran) => ran ?? reject(new Error('another server holds it')), reject);
  });
}

const rows = () => connections[0]?.collection<{ _id: string; expiresAt: Date }>('leases');
const tokenOf = async (leases: Leases, name: string) => (await leases.run(name, async ({ token }) => token))?.result;

describe('a lease', () => {
  it('is held by one server at a time, and by one task of that server', async () => {
    const held = await hold(one, 'single');
    expect(await two.run('single', async () => 'ran')).toBeNull();
    expect(await one.run('single', async () => 'ran')).toBeNull();
    held.letGo();
    await held.ended;
    expect(await two.run('single', async () => 'ran')).toEqual({ result: 'ran' });
  });

  it('goes to one of many who claim it at once', async () => {
    const claims = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : two).run('race', () => new Promise((resolve) => setTimeout(resolve, 300, true))),
    );
    expect((await Promise.all(claims)).filter((ran) => ran !== null)).toHaveLength(1);
  });

  it('has a greater token each time, also after all were freed', async () => {
    const tokens = [await tokenOf(one, 'token'), await tokenOf(two, 'token')];
    await one.freeAll();
    tokens.push(await tokenOf(one, 'token'));
    expect(tokens).toEqual([1, 2, 3]);
  });

  it('is not taken by a server whose clock is a day ahead, and does not end for one whose clock is a day behind', async () => {
    const held = await hold(one, 'clock');
    for (const days of [1, -1]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      expect(await two.run('clock', async () => 'ran')).toBeNull();
      vi.useRealTimers();
    }
    held.letGo();
    await held.ended;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    const late = await hold(two, 'clock');
    expect(await one.run('clock', async () => 'ran')).toBeNull();
    late.letGo();
    await late.ended;
  });

  it('that has run out goes to another server, and its first holder is told at its next renewal', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const held = await hold(one, 'passing');
    const row = { _id: 'passing' };
    await rows()?.updateOne(row, { $set: { expiresAt: new Date(0) } });
    await vi.advanceTimersByTimeAsync(20_000);
    await expect
      .poll(async () => +((await rows()?.findOne(row))?.expiresAt ?? 0), { timeout: 10_000 })
      .toBeGreaterThan(Date.now());
    expect(held.signal.aborted).toBe(false);
    await rows()?.updateOne(row, { $set: { expiresAt: new Date(0) } });
    const next = await hold(two, 'passing');
    expect(next.token).toBeGreaterThan(held.token);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => held.signal.aborted, { timeout: 10_000 }).toBe(true);
    held.letGo();
    await held.ended;
    // What the first one gives back is not the second one's.
    expect(await one.run('passing', async () => 'ran')).toBeNull();
    next.letGo();
    await next.ended;
  });

  it('is given up by a holder that cannot reach the database, before anybody else may begin', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const line = await open();
    const held = await hold(createLeases(line), 'cut off');
    await line.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(held.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(held.signal.aborted).toBe(true);
    held.letGo();
    await held.ended;
    expect(await one.run('cut off', async () => 'ran')).toBeNull();
  });
});
