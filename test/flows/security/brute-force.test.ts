import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@vigil/server/database/connect';
import { createAppThrottle } from '@vigil/server/features/throttle/store';
import { Fault } from '@vigil/server/kit/fault';
import { createLog } from '@vigil/server/kit/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Member, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let proxied: Vigil;

/** As `proxied`, with passwords that cost what they do in production. */
let costly: Vigil;

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '1' };
  [vigil, proxied, costly] = await Promise.all([
    startVigil(),
    startVigil({ env }),
    startVigil({ env: { ...env, BCRYPT_COST: '12' } }),
  ]);
});
afterAll(() => Promise.all([vigil.end(), proxied.end(), costly.end()]));

const invalid = { status: 401, text: '{"error":"Invalid credentials"}' };

async function tryToSignIn(at: Vigil, username: string, password: string, address?: string) {
  const headers: Record<string, string> = address ? { 'X-Forwarded-For': address } : {};
  const answer = await createClient(at.url).call('login', { body: { username, password }, headers });
  return { status: answer.status, text: answer.text, retryAfter: answer.headers.get('retry-after') };
}

async function fail(at: Vigil, username: string, times: number, address?: (turn: number) => string) {
  for (let turn = 0; turn < times; turn++) {
    expect(await tryToSignIn(at, username, 'wrong', address?.(turn))).toMatchObject(invalid);
  }
}

describe('brute force on the sign-in', () => {
  it('is stopped after eight wrong tries, even with the right password then', async () => {
    const { username, password } = await makeUser(vigil);
    await fail(vigil, username, 8);
    for (const guess of ['wrong', password]) {
      const { status, text, retryAfter } = await tryToSignIn(vigil, username, guess);
      expect({ status, text }).toEqual({
        status: 429,
        text: '{"error":"Too many attempts. Please try again in 15 minutes."}',
      });
      expect(Number(retryAfter)).toBeGreaterThan(800);
      expect(Number(retryAfter)).toBeLessThanOrEqual(900);
    }
  });

  it('counts tries that are made all at once', async () => {
    const { username } = await makeUser(vigil);
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryToSignIn(vigil, username, 'wrong')));
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
  });

  it('counts the name and the address of a person as one', async () => {
    const { username, email } = await makeUser(proxied);
    const address = () => '192.0.2.1';
    await fail(proxied, username.toUpperCase(), 4, address);
    await fail(proxied, ` ${email}`, 4, address);
    expect((await tryToSignIn(proxied, username, 'wrong', address())).status).toBe(429);
  });

  it('does not lock out the user, who signs in from another address', async () => {
    const { username, password } = await makeUser(proxied);
    await fail(proxied, username, 8, () => '192.0.2.2');
    expect((await tryToSignIn(proxied, username, password, '192.0.2.2')).status).toBe(429);
    expect((await tryToSignIn(proxied, username, password, '192.0.2.3')).status).toBe(200);
  });

  it('is not hidden by addresses that are made up', async () => {
    const { username } = await makeUser(proxied);
    await fail(proxied, username, 8, (turn) => `10.1.2.${turn}, 203.0.113.${turn}, 192.0.2.4`);
    expect((await tryToSignIn(proxied, username, 'wrong', '10.9.9.9, 192.0.2.4')).status).toBe(429);

    const { username: other } = await makeUser(vigil);
    await fail(vigil, other, 8, (turn) => `203.0.113.${turn}`);
    expect((await tryToSignIn(vigil, other, 'wrong', '203.0.113.99')).status).toBe(429);
  });

  it('is not hidden by walking through one network of IPv6', async () => {
    const { username } = await makeUser(proxied);
    await fail(proxied, username, 8, (turn) => `2001:db8:0:1:${turn}::${turn}`);
    expect((await tryToSignIn(proxied, username, 'wrong', '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await tryToSignIn(proxied, username, 'wrong', '2001:db8:0:2::1')).status).toBe(401);
  });

  it('starts again after a success', async () => {
    const { username, password } = await makeUser(proxied);
    const address = () => '192.0.2.5';
    await fail(proxied, username, 7, address);
    expect((await tryToSignIn(proxied, username, password, address())).status).toBe(200);
    await fail(proxied, username, 7, address);
  });

  it('from everywhere leaves each address two tries, of which the owner needs one', async () => {
    const { id, username, password } = await makeUser(proxied);
    for (let turn = 0; turn < 100; turn++) await proxied.stores.throttle.count('failedSignIns', id);
    await fail(proxied, username, 2, () => '192.0.2.6');
    expect((await tryToSignIn(proxied, username, password, '192.0.2.6')).status).toBe(429);
    expect((await tryToSignIn(proxied, username, password, '192.0.2.7')).status).toBe(200);
  });

  it('cannot try one password on every account', async () => {
    for (let turn = 0; turn < 49; turn++) await proxied.stores.throttle.count('signInByAddress', '192.0.2.8');
    expect(await tryToSignIn(proxied, 'somebody', 'wrong', '192.0.2.8')).toMatchObject(invalid);
    expect((await tryToSignIn(proxied, 'another', 'wrong', '192.0.2.8')).status).toBe(429);
  });

  it('learns from neither words nor limits whether an account exists', async () => {
    const { username } = await makeUser(proxied);
    for (const name of [username, 'nobody-at-all']) {
      await fail(proxied, name, 8, () => '192.0.2.9');
      expect((await tryToSignIn(proxied, name, 'wrong', '192.0.2.9')).status).toBe(429);
    }
  });

  it('learns nothing from the work that an answer takes: an unknown name costs the same CPU time', async () => {
    const known = await costlyUser(costly);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 6; turn++) {
      for (const [kind, name] of [['known', known.username] as const, ['unknown', 'nobody-here'] as const]) {
        const before = process.cpuUsage();
        await fail(costly, name, 1, () => `198.51.100.${turn}`);
        const { user, system } = process.cpuUsage(before);
        times[kind].push(user + system);
      }
    }
    // CPU time does not depend on other processes; the least of several is without this one's other work.
    const [a, b] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(0.2);
  });

  it('is counted in memory while the database is away', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigil-'));
    const database = await connect(undefined, folder);
    const throttle = createAppThrottle(database.connection, createLog('silent'));
    await database.close();
    for (let turn = 0; turn < 8; turn++) await throttle.take('signIn', 'somebody');
    const refusal = await throttle.take('signIn', 'somebody').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Fault);
    expect(refusal).toMatchObject({ code: 'tooMany' });
    await throttle.take('signIn', 'somebody else');
    await rm(folder, { recursive: true, force: true });
  });
});

/** A person whose password is stored at today's cost. */
async function costlyUser(at: Vigil): Promise<Member> {
  const member = await makeUser(at);
  expect((await tryToSignIn(at, member.username, member.password, '198.51.100.200')).status).toBe(200);
  return member;
}
