import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, makeUser, openSession } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let secured: Vigil;
let proxied: Vigil;

beforeAll(async () => {
  const PUBLIC_ORIGIN = 'https://vigil.example';
  [vigil, secured, proxied] = await Promise.all([
    startVigil(),
    startVigil({ env: { PUBLIC_ORIGIN } }),
    startVigil({ env: { PUBLIC_ORIGIN, TRUSTED_PROXIES: '1' } }),
  ]);
});
afterAll(() => Promise.all([vigil.end(), secured.end(), proxied.end()]));

const attributesOf = (lines: string[]) => lines.map((line) => line.split('; ').slice(1).sort());

describe('session fixation', () => {
  it('gives a visitor no session that could be planted', async () => {
    const client = createClient(vigil.url);
    const answers = [
      await client.call('site'),
      await client.call('session'),
      await client.call('login', { body: { username: 'nobody', password: 'wrong' } }),
      await client.call('logout'),
    ];
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  it('never takes an id that the browser made up', async () => {
    const { username, password } = await makeUser(vigil);
    const client = createClient(vigil.url);
    const planted = randomBytes(32).toString('base64url');
    client.cookies.set('sid', planted);
    await client.call('login', { body: { username, password } });
    expect(client.cookies.get('sid')).not.toBe(planted);
    expect(await vigil.stores.sessions.find(planted)).toBeNull();
  });

  it('kills the old id at a sign-in and gives a new one', async () => {
    const attacker = await makeUser(vigil);
    const { username, password } = await makeUser(vigil);
    const planted = attacker.client.cookie();
    const client = createClient(vigil.url);
    for (const [name, value] of attacker.client.cookies) client.cookies.set(name, value);

    const { status, body } = await client.call('login', { body: { username, password } });
    expect({ status, name: body.username }).toEqual({ status: 200, name: username });
    expect(client.cookie()).not.toBe(planted);
    const withPlanted = await createClient(vigil.url).call('session', { headers: { Cookie: planted } });
    expect(withPlanted.status).toBe(401);
  });

  it('refuses an id whose signature is missing, wrong or of another key', async () => {
    const { client } = await makeUser(vigil);
    const other = await openSession(secured, 'nobody');
    const signature = client.cookies.get('sid.sig') ?? '';
    for (const wrong of ['', signature.slice(0, -1), other.cookies.get('__Host-sid.sig') ?? '', 'x'.repeat(27)]) {
      const headers = { Cookie: `sid=${client.cookies.get('sid')}; sid.sig=${wrong}` };
      expect((await createClient(vigil.url).call('session', { headers })).status).toBe(401);
    }
  });

  it('keeps the cookie from scripts and from the requests of other sites', async () => {
    const { username, password } = await makeUser(vigil);
    const { headers } = await createClient(vigil.url).call('login', { body: { username, password } });
    const cookies = headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['sid', 'sid.sig']);
    for (const attributes of attributesOf(cookies)) {
      expect(attributes).toEqual([expect.stringMatching(/^expires=/), 'httponly', 'path=/', 'samesite=lax']);
    }
  });

  it.each([
    ['behind a proxy that says so', () => proxied, { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' }],
    ['behind a proxy that says nothing', () => proxied, {}],
    ['behind a proxy that is not configured', () => secured, { 'X-Forwarded-Proto': 'http' }],
  ])('binds the cookie to https and to this host where the site has https, %s', async (_, server, forwarded) => {
    const { username, password } = await makeUser(server());
    const client = createClient(server().url, 'https://vigil.example');
    const { status, headers } = await client.call('login', { body: { username, password }, headers: forwarded });
    expect(status).toBe(200);
    const cookies = headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['__Host-sid', '__Host-sid.sig']);
    for (const attributes of attributesOf(cookies)) {
      expect(attributes).toEqual([expect.stringMatching(/^expires=/), 'httponly', 'path=/', 'samesite=lax', 'secure']);
    }
    expect((await client.call('session')).body.username).toBe(username);
  });

  it('stores no id that would open a session', async () => {
    const { client } = await makeUser(vigil);
    const value = client.cookies.get('sid') ?? '';
    expect(value).toHaveLength(43);
    const person = await vigil.stores.sessions.find(value);
    expect(person?._id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(person)).not.toContain(value);
  });
});
