import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Challenge, forge, solve, toToken } from '../../harness/challenge.ts';
import { createClient } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const key = 'k'.repeat(40);
let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil({ env: { CAPTCHA: 'altcha', SESSION_KEYS: key, TRUSTED_PROXIES: '1' } });
});
afterAll(() => vigil.end());

const failed = { status: 400, text: '{"error":"Security verification failed. Please try again."}' };

async function fetchChallenge(): Promise<Challenge> {
  return (await createClient(vigil.url).send('GET', '/api/auth/captcha')).body as unknown as Challenge;
}

let asked = 0;

/** Each time from another address: how often one may try is not what is tested here. */
async function register(captchaToken: unknown) {
  const headers = { 'X-Forwarded-For': `192.0.2.${(asked++ % 250) + 1}` };
  const username = `reader-${randomUUID()}`;
  const body = { username, email: `${username}@vigil.example`, password: 'Correct-horse-1', captchaToken };
  const { status, text } = await createClient(vigil.url).call('register', { body, headers });
  return { status, text };
}

describe('the security check', () => {
  it('gives each time another challenge, signed and soon over', async () => {
    const [one, other] = [await fetchChallenge(), await fetchChallenge()];
    expect(one.parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      data: { action: 'register', challengeId: expect.any(String) },
    });
    expect(Number(one.parameters.expiresAt) - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect(one.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
    expect(one.signature).not.toBe(other.signature);
  });

  it('lets a solved challenge through once', async () => {
    const challenge = await fetchChallenge();
    const token = toToken(challenge, await solve(challenge));
    expect((await register(token)).status).toBe(200);
    expect(await register(token)).toEqual(failed);
  });

  it('lets one of twenty through who bring the same solution at once', async () => {
    const token = await forge(key, await fetchChallenge(), { data: { action: 'register', challengeId: randomUUID() } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(token)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toEqual(Array(19).fill(failed));
  });

  it('consumes the challenge of a sign-up that then fails', async () => {
    const token = await forge(key, await fetchChallenge(), { data: { action: 'register', challengeId: randomUUID() } });
    const taken = { username: 'admin', email: 'admin@vigil.example', passwordHash: 'none', isAdmin: false };
    await vigil.stores.users.add(taken, new Date());
    const client = createClient(vigil.url);
    const body = { username: 'Admin', email: 'other@vigil.example', password: 'Correct-horse-1', captchaToken: token };
    expect((await client.call('register', { body })).status).toBe(409);
    expect(await register(token)).toEqual(failed);
  });

  it('refuses a challenge that is over', async () => {
    const over = Math.floor(Date.now() / 1000) - 1;
    expect(await register(await forge(key, await fetchChallenge(), { expiresAt: over }))).toEqual(failed);
  });

  it('refuses a challenge that was made for something else', async () => {
    const data = { action: 'donate', challengeId: randomUUID() };
    expect(await register(await forge(key, await fetchChallenge(), { data }))).toEqual(failed);
  });

  it('refuses a challenge of another key', async () => {
    expect(await register(await forge('x'.repeat(40), await fetchChallenge(), {}))).toEqual(failed);
  });

  it.each([
    ['made easier', { cost: 1 }],
    ['made costlier', { cost: 2_000_000_000 }],
    ['made to last', { expiresAt: 4_000_000_000 }],
    ['renamed', { data: { action: 'register', challengeId: randomUUID() } }],
    ['without a signature of its key', { keySignature: undefined }],
    ['with a prefix that everything has', { keyPrefix: '' }],
    ['with a longer key', { keyLength: 1_000_000_000 }],
    ['of another algorithm', { algorithm: 'SHA-256' }],
  ])('refuses a challenge that was tampered with: %s', async (_, changes) => {
    const challenge = await fetchChallenge();
    const honest = JSON.parse(Buffer.from(await forge(key, challenge, {}), 'base64').toString());
    const parameters = { ...honest.challenge.parameters, ...changes };
    expect(await register(toToken({ ...honest.challenge, parameters }, honest.solution))).toEqual(failed);
    expect(await register(toToken({ parameters }, honest.solution))).toEqual(failed);
  });

  it('refuses a solution that is none', async () => {
    const challenge = await fetchChallenge();
    for (const solution of [
      { counter: 1, derivedKey: challenge.parameters.keyPrefix },
      { counter: 1, derivedKey: '' },
      { counter: -1, derivedKey: '00' },
      { counter: 'x', derivedKey: 1 },
      null,
    ]) {
      expect(await register(toToken(challenge, solution))).toEqual(failed);
    }
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('not json').toString('base64')],
    ['null', Buffer.from('null').toString('base64')],
    ['a list', Buffer.from('[]').toString('base64')],
    ['an empty challenge', toToken({}, {})],
    ['a null challenge', toToken(null, { counter: 1, derivedKey: '00' })],
    ['the word for no check at all', 'off'],
  ])('refuses junk: %s', async (_, token) => {
    expect(await register(token)).toEqual(failed);
  });

  it('refuses what is no token before it looks at it', async () => {
    expect((await register('')).text).toBe('{"error":"Security verification required"}');
    expect((await register(null)).status).toBe(400);
    expect((await register({ $ne: '' })).status).toBe(400);
    expect((await register('A'.repeat(50_000))).status).toBe(400);
    expect((await register('A'.repeat(1_000_000))).status).toBe(413);
  });
});
