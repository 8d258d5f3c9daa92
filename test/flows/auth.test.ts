import { createLog } from '@vigil/server/kit/log';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, goodPassword, makeUser, openSession, signIn, signUp } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const dayMs = 24 * 3_600_000;
/** Runs ahead of the real one: what the database holds for expired it removes by its own clock. */
let clock = new Date();
let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil({ now: () => clock });
});
afterAll(() => vigil.end());

const visitor = () => createClient(vigil.url);
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const actsAfter = async (seq: number) =>
  (await vigil.stores.log.since(seq, 100)).map(({ by, data }) => ({ by, ...(data as object) }));

describe('signing up', () => {
  const form = { username: 'nova', email: 'nova@vigil.example', password: goodPassword, captchaToken: 'off' };

  it.each([
    ['Please fill in all required fields', {}],
    ['Please fill in all required fields', { ...form, username: ' ' }],
    ['Please fill in all required fields', { ...form, email: '', captchaToken: '' }],
    ['Please fill in all required fields', { ...form, password: '', captchaToken: '' }],
    ['Security verification required', { ...form, captchaToken: '', password: 'a', email: 'x' }],
    ['Security verification required', { ...form, captchaToken: undefined }],
    ['Password must be at least 8 characters long', { ...form, password: 'Aa1!', email: 'x' }],
    ['Password must contain uppercase, lowercase, numbers, and special characters', { ...form, password: 'abcdefgh' }],
    ['Password must contain uppercase, lowercase, numbers, and special characters', { ...form, password: 'abcdef1!' }],
    ['Password must contain uppercase, lowercase, numbers, and special characters', { ...form, password: 'ABCDEF1!' }],
    ['Password must contain uppercase, lowercase, numbers, and special characters', { ...form, password: 'Abcdefg!' }],
    ['Password must contain uppercase, lowercase, numbers, and special characters', { ...form, password: 'Abcdefg1' }],
    ['Please enter a valid email address', { ...form, email: 'nova' }],
    ['This password is too easy to guess. Please choose another one.', { ...form, password: 'P@ssw0rd1' }],
    ['This password is too easy to guess. Please choose another one.', { ...form, password: 'Nova-123' }],
  ])('says "%s" before anything else that is wrong', async (error, body) => {
    const { status, text } = await visitor().call('register', { body });
    expect({ status, text }).toEqual({ status: 400, text: JSON.stringify({ error }) });
  });

  it.each([
    [{ ...form, username: { $ne: null } }],
    [{ ...form, username: ['nova'] }],
    [{ ...form, password: 12345678 }],
    [{ ...form, email: null }],
    [{ ...form, username: 'x'.repeat(65) }],
    [[form]],
    ['nova'],
  ])('refuses what is no form: %j', async (body) => {
    expect((await visitor().call('register', { body: JSON.stringify(body), headers: json })).status).toBe(400);
  });

  it('makes the account and signs it in at once', async () => {
    const client = visitor();
    const seq = await vigil.stores.log.headSeq();
    const { id } = await signUp(client, { username: ' Nova ', email: ' Nova@Vigil.example ' });
    expect((await client.call('session')).body).toEqual({ id, username: 'Nova', isAdmin: false });
    expect((await client.call('user')).body).toEqual({
      id,
      username: 'Nova',
      email: 'Nova@Vigil.example',
      emailConfirmed: false,
      firstName: null,
      lastName: null,
      isAdmin: false,
      createdAt: clock.toISOString(),
    });
    expect(await actsAfter(seq)).toEqual([{ by: 'account', act: 'user-registered', subject: id, note: '' }]);
  });

  it('keeps nothing that the form does not have', async () => {
    const client = visitor();
    const body = {
      ...form,
      username: 'climber',
      email: 'climber@vigil.example',
      isAdmin: true,
      _id: 'mine',
      role: 'admin',
    };
    const { status, body: session } = await client.call('register', { body });
    expect({ status, isAdmin: session.isAdmin }).toEqual({ status: 200, isAdmin: false });
    expect(session.id).not.toBe('mine');
    const stored = await vigil.stores.users.get(session.id);
    expect(stored?.isAdmin).toBe(false);
    expect(Object.keys(stored ?? {})).not.toContain('role');
  });

  it.each([
    ['the name', { username: 'TAKEN', email: 'free@vigil.example' }],
    ['the name in other letters', { username: '\uff54aken', email: 'free@vigil.example' }],
    ['the address', { username: 'free', email: 'TAKEN@vigil.example' }],
  ])('is refused when another account has %s already', async (_, taken) => {
    await makeUser(vigil, { username: 'Taken', email: 'Taken@vigil.example' }).catch(() => {});
    const client = visitor();
    const { status, text } = await client.call('register', { body: { ...form, ...taken } });
    expect({ status, text }).toEqual({ status: 409, text: '{"error":"This username or email is already taken."}' });
    expect(client.cookies.size).toBe(0);
  });

  it('lets one of two through who ask for the same name at once', async () => {
    const ask = (email: string) => visitor().call('register', { body: { ...form, username: 'twin', email } });
    const answers = await Promise.all([ask('one@vigil.example'), ask('two@vigil.example')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  it.each([[{}], [{ username: 'nova' }], [{ username: ' ', password: 'x' }], [{ username: 'nova', password: '' }]])(
    'asks for both name and password: %j',
    async (body) => {
      const { status, text } = await visitor().call('login', { body });
      expect({ status, text }).toEqual({ status: 400, text: '{"error":"Please enter both username and password"}' });
    },
  );

  it.each([
    [{ username: { $ne: null }, password: { $ne: null } }],
    [{ username: 'nova', password: { $gt: '' } }],
    [{ username: ['nova'], password: 'x' }],
    [{ username: { $where: 'sleep(1000)' }, password: 'x' }],
  ])('takes no question for the database: %j', async (body) => {
    expect((await visitor().call('login', { body })).status).toBe(400);
  });

  it('takes name or address in any case, and answers with the session', async () => {
    const { id, username, email } = await makeUser(vigil, { isAdmin: true });
    for (const name of [username, username.toUpperCase(), email.toUpperCase(), ` ${email} `]) {
      const client = visitor();
      const { status, body } = await client.call('login', { body: { username: name, password: goodPassword } });
      expect({ status, body }).toEqual({ status: 200, body: { id, username, isAdmin: true } });
      expect((await client.call('session')).body).toEqual(body);
    }
  });

  it('belongs to the owner of an address, which no other user can take as a name', async () => {
    const { email, password, username } = await makeUser(vigil);
    await expect(makeUser(vigil, { username: email })).rejects.toThrow('already taken');
    const { body } = await visitor().call('login', { body: { username: email, password } });
    expect(body.username).toBe(username);
  });

  it('gives the same answer for a wrong password and for an unknown name', async () => {
    const { username } = await makeUser(vigil);
    for (const name of [username, 'nobody']) {
      const client = visitor();
      const { status, text } = await client.call('login', { body: { username: name, password: 'wrong' } });
      expect({ status, text }).toEqual({ status: 401, text: '{"error":"Invalid credentials"}' });
      expect(client.cookies.size).toBe(0);
    }
  });

  it('ends the session that the browser had', async () => {
    const first = await makeUser(vigil);
    const second = await makeUser(vigil);
    const before = first.client.cookie();
    const session = await vigil.stores.sessions.find(first.client.cookies.get('sid') ?? '');
    const seq = await vigil.stores.log.headSeq();
    await signIn(first.client, second);
    expect((await first.client.call('session')).body.username).toBe(second.username);
    expect((await visitor().call('session', { headers: { Cookie: before } })).status).toBe(401);
    expect(await actsAfter(seq)).toEqual([{ by: 'account', act: 'signed-out', subject: session?._id, note: '' }]);
  });

  it('hashes the password again where its hash has a lower cost', async () => {
    const { id, ...member } = await makeUser(vigil);
    expect((await vigil.stores.users.get(id))?.passwordHash).toMatch(/^sha384-bcrypt:\$2b\$04\$/);
    await signIn(visitor(), member);
    expect((await vigil.stores.users.get(id))?.passwordHash).toMatch(/^sha384-bcrypt:\$2b\$10\$/);
    await signIn(visitor(), member);
  });

  it('does not open with a password that was changed while it was compared', async () => {
    const { id, username, password } = await makeUser(vigil);
    const { users } = vigil.stores;
    await signIn(visitor(), { username, password });
    const old = await users.get(id);
    const read = vi.spyOn(users, 'getByLogin').mockResolvedValueOnce(old);
    await users.replaceHash(id, old?.passwordHash ?? '', await vigil.passwords.hash('Another-horse-2'));
    const client = visitor();
    const { status, text } = await client.call('login', { body: { username, password } });
    read.mockRestore();
    expect({ status, text }).toEqual({ status: 401, text: '{"error":"Invalid credentials"}' });
    expect(client.cookies.size).toBe(0);
    // The two from before: of `makeUser` and of the first sign-in.
    expect(await countOpen(id)).toBe(2);
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie back', async () => {
    const { client } = await makeUser(vigil);
    const cookie = client.cookie();
    const seq = await vigil.stores.log.headSeq();
    expect(await client.call('logout')).toMatchObject({ status: 200, body: { success: true } });
    expect(client.cookies.size).toBe(0);
    expect((await visitor().call('session', { headers: { Cookie: cookie } })).status).toBe(401);
    expect(await actsAfter(seq)).toMatchObject([{ by: 'account', act: 'signed-out' }]);
  });

  it('answers a visitor without a fault', async () => {
    const seq = await vigil.stores.log.headSeq();
    expect(await visitor().call('logout')).toMatchObject({ status: 200, body: { success: true } });
    expect(await actsAfter(seq)).toEqual([]);
  });
});

describe('a session', () => {
  it('does not exist without a sign-in', async () => {
    for (const name of ['session', 'user', 'signIns'] as const) {
      const { status, text } = await visitor().call(name);
      expect({ status, text }).toEqual({ status: 401, text: '{"error":"Please sign in."}' });
    }
  });

  it('ends after seven days without use, and not before', async () => {
    const used = await makeUser(vigil);
    const idle = await makeUser(vigil);
    pass(6 * dayMs);
    expect((await used.client.call('session')).status).toBe(200);
    pass(2 * dayMs);
    expect((await used.client.call('session')).status).toBe(200);
    expect((await idle.client.call('session')).status).toBe(401);
  });

  it('ends after thirty days however much it is used', async () => {
    const { client } = await makeUser(vigil);
    for (let day = 0; day < 29; day += 5) {
      pass(5 * dayMs - 1000);
      expect((await client.call('session')).status).toBe(200);
    }
    pass(7000);
    expect((await client.call('session')).status).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const { client } = await makeUser(vigil);
    const seen = async () => (await vigil.stores.sessions.find(client.cookies.get('sid') ?? ''))?.lastSeenAt;
    const opened = clock;
    pass(59_000);
    await client.call('session');
    expect(await seen()).toEqual(opened);
    pass(1_000);
    await client.call('session');
    expect(await seen()).toEqual(clock);
  });

  it('is not taken for ended while the database is away, and asks nothing of it for a visitor', async () => {
    const { client } = await makeUser(vigil);
    const away = vi.spyOn(vigil.stores.sessions, 'find').mockRejectedValue(new Error('no database'));
    const { status, headers } = await client.call('session');
    expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 503, cookies: [] });
    expect((await visitor().call('site')).status).toBe(200);
    away.mockRestore();
    expect((await client.call('session')).status).toBe(200);
  });

  it('has the rights that its person has at the moment', async () => {
    const { id, client } = await makeUser(vigil, { isAdmin: true });
    await makeUser(vigil, { isAdmin: true });
    expect((await client.call('users')).status).toBe(200);
    await vigil.stores.users.setAdmin(id, false);
    expect((await client.call('users')).status).toBe(403);
  });

  it('ends when its account is deleted', async () => {
    const client = await openSession(vigil, 'nobody');
    expect((await client.call('session')).status).toBe(401);
    expect(await vigil.stores.sessions.find(client.cookies.get('sid') ?? '')).toBeNull();
  });
});

describe('the list of sign-ins', () => {
  it('shows where a person is signed in, and since when', async () => {
    const { id, client } = await makeUser(vigil);
    const first = clock.toISOString();
    pass(3_600_000);
    const phone = await openSession(vigil, id);
    const gone = await openSession(vigil, id);
    await gone.call('logout');
    const { body } = await phone.call('signIns');
    expect(body.map(({ at, isOpen, isCurrent }) => ({ at, isOpen, isCurrent }))).toEqual(
      expect.arrayContaining([
        { at: clock.toISOString(), isOpen: true, isCurrent: true },
        { at: clock.toISOString(), isOpen: false, isCurrent: false },
        { at: first, isOpen: true, isCurrent: false },
      ]),
    );
    expect(body.at(-1)?.at).toBe(first);
    expect((await client.call('signIns')).body.find(({ isCurrent }) => isCurrent)?.at).toBe(first);
  });

  it('names the browser, at no great length', async () => {
    const { username, password } = await makeUser(vigil);
    const client = visitor();
    const headers = { 'User-Agent': `Fictional/1.0 ${'x'.repeat(500)}` };
    await client.call('login', { body: { username, password }, headers });
    const { body } = await client.call('signIns');
    const current = body.find(({ isCurrent }) => isCurrent);
    expect(current?.userAgent).toMatch(/^Fictional\/1\.0 x+$/);
    expect(current?.userAgent).toHaveLength(200);
  });

  it('ends the session of one sign-in', async () => {
    const { id, client } = await makeUser(vigil);
    const lost = await openSession(vigil, id);
    const [entry] = (await lost.call('signIns')).body.filter(({ isCurrent }) => isCurrent);
    const params = { id: entry?.id ?? '' };
    expect((await client.call('endSignIn', { params })).body).toEqual({ success: true });
    expect((await lost.call('session')).status).toBe(401);
    expect((await client.call('session')).status).toBe(200);
    expect((await client.call('endSignIn', { params })).status).toBe(404);
  });

  it('takes the cookie back when that is the own one', async () => {
    const { client } = await makeUser(vigil);
    const [entry] = (await client.call('signIns')).body;
    await client.call('endSignIn', { params: { id: entry?.id ?? '' } });
    expect(client.cookies.size).toBe(0);
  });

  it('ends no session of another person', async () => {
    const { client } = await makeUser(vigil);
    const stranger = await makeUser(vigil);
    const [entry] = (await client.call('signIns')).body;
    expect((await stranger.client.call('endSignIn', { params: { id: entry?.id ?? '' } })).status).toBe(404);
    expect((await client.call('session')).status).toBe(200);
  });

  it('forgets after as many days as the person wants', async () => {
    const { id, client } = await makeUser(vigil);
    const past = await openSession(vigil, id);
    await past.call('logout');
    expect((await client.call('signIns')).body).toHaveLength(2);
    await vigil.stores.sessions.setRetention(id, 7);
    pass(7 * dayMs - 1000);
    const now = await openSession(vigil, id);
    expect((await now.call('signIns')).body).toHaveLength(3);
    pass(2000);
    expect((await now.call('signIns')).body).toHaveLength(1);
  });

  it('is deleted with the account', async () => {
    const { id, client } = await makeUser(vigil);
    await vigil.stores.sessions.removeAllOf(id);
    expect((await client.call('session')).status).toBe(401);
    const again = await openSession(vigil, id);
    expect((await again.call('signIns')).body).toHaveLength(1);
  });
});

describe('the log', () => {
  it('tells of sign-ins without a password, a name or a token', async () => {
    const log = createLog('silent');
    const spies = (['debug', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level));
    const server = await startVigil({ log });
    const client = createClient(server.url);
    const { id, username, password } = await signUp(client);
    await createClient(server.url).call('login', { body: { username, password: 'Wrong-horse-9' } });
    await signIn(client, { username, password });
    for (let turn = 0; turn < 9; turn++) {
      await createClient(server.url).call('login', { body: { username: 'nobody-known', password: 'Wrong-horse-9' } });
    }
    await server.end();
    const logged = spies.flatMap(({ mock }) => mock.calls);
    expect(logged).toEqual(
      expect.arrayContaining([
        [{ userId: id }, 'registered'],
        [{ userId: id }, 'a sign-in failed'],
        [{ userId: id }, 'signed in'],
        [{ limit: 'signIn' }, 'throttled'],
      ]),
    );
    for (const secret of [username, password, 'Wrong-horse-9', 'nobody-known', client.cookies.get('sid') ?? '']) {
      expect(JSON.stringify(logged)).not.toContain(secret);
    }
  });
});

/** How many sessions of a person are open. */
async function countOpen(userId: string): Promise<number> {
  const list = await vigil.stores.sessions.listSignIns(userId, '');
  return list.filter(({ isOpen }) => isOpen).length;
}

const json = { 'Content-Type': 'application/json' };
