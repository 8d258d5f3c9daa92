import { Fault } from '@vigil/server/kit/fault';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, makeUser, signIn, signUp } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let calm: Vigil;

beforeAll(async () => {
  const env = { BCRYPT_COST: '12', TRUSTED_PROXIES: '1' };
  [vigil, calm] = await Promise.all([startVigil({ env }), startVigil()]);
});
afterAll(() => Promise.all([vigil.end(), calm.end()]));

const busy = '{"error":"Too many sign-ins at the moment. Please try again."}';

describe('a flood of passwords', { timeout: 90_000 }, () => {
  it('is refused beyond what two threads can do, while everybody else is answered at once', async () => {
    const before: number[] = [];
    for (let turn = 0; turn < 300; turn++) before.push(await waitForSite());
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        createClient(vigil.url).call('login', { body: { username: `name-${index}`, password: 'wrong' } }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) waits.push(await waitForSite());

    const answers = await flood;
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50 - refused.length);
    // Two at work and sixteen waiting, and those whose turn came while the others still arrived.
    expect(refused.length).toBeGreaterThanOrEqual(20);
    for (const { text, headers } of refused) {
      expect({ text, retryAfter: headers.get('retry-after') }).toEqual({ text: busy, retryAfter: '2' });
    }
    // Hashing in the thread that answers would block all requests for seconds; a busy machine is slow before that.
    expect(percentile(waits, 0.99)).toBeLessThan(Math.max(150, 4 * percentile(before, 0.99)));
  });

  it('costs no user an attempt', async () => {
    const { username, password } = await makeUser(vigil);
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    const login = () => createClient(vigil.url).call('login', { body: { username, password }, headers });
    const full = vi.spyOn(vigil.passwords, 'isMatch').mockRejectedValue(new Fault('unavailable'));
    for (let turn = 0; turn < 10; turn++) expect((await login()).status).toBe(503);
    full.mockRestore();
    expect((await login()).status).toBe(200);
  });
});

describe('a password', () => {
  it.each([
    ['after 72 bytes', `Aa1!${'x'.repeat(100)}`],
    ['after 72 bytes of another script', `Aa1!${'\u05d0'.repeat(60)}`],
    ['after a zero byte', 'Correct-horse-1\0'],
  ])('counts to its end, also %s', async (_, start) => {
    const { username } = await signUp(createClient(calm.url), { password: `${start}a` });
    const login = (password: string) => createClient(calm.url).call('login', { body: { username, password } });
    expect((await login(`${start}b`)).status).toBe(401);
    expect((await login(start)).status).toBe(401);
    expect((await login(`${start}a`)).status).toBe(200);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const { username } = await signUp(createClient(calm.url), { password: 'Caf\u00e9-noir-1' });
    await signIn(createClient(calm.url), { username, password: 'Cafe\u0301-noir-1' });
  });

  it('is refused unread when it is longer than any should be', async () => {
    const hashed = vi.spyOn(calm.passwords, 'hash');
    const compared = vi.spyOn(calm.passwords, 'isMatch');
    const client = createClient(calm.url);
    const registration = { username: 'long', email: 'long@vigil.example', captchaToken: 'off' };
    for (const [length, status] of [
      [257, 400],
      [90_000, 400],
      [10_000_000, 413],
    ] as const) {
      const password = `Aa1!${'x'.repeat(length - 4)}`;
      expect((await client.call('login', { body: { username: 'long', password } })).status).toBe(status);
      expect((await client.call('register', { body: { ...registration, password } })).status).toBe(status);
    }
    expect(hashed).not.toHaveBeenCalled();
    expect(compared).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

/** How long another user waits, in ms. */
async function waitForSite(): Promise<number> {
  const from = performance.now();
  expect((await createClient(vigil.url).call('site')).status).toBe(200);
  return performance.now() - from;
}

function percentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
