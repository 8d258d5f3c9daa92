import { randomUUID } from 'node:crypto';
import { createLog } from '@vigil/server/kit/log';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRestrictedDatabase } from '../../fakes/restricted-database.ts';
import { createClient, goodPassword, type Member, makeUser, signUp } from '../../harness/client.ts';
import { startSharedDatabase } from '../../harness/shared-database.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let other: Vigil;
let database: Awaited<ReturnType<typeof startSharedDatabase>>;
let connection: Connection;

beforeAll(async () => {
  database = await startSharedDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
  vigil = await startVigil({ env: { MONGODB_URI: database.uri } });
  other = await startVigil({ env: { MONGODB_URI: database.uri } });
});
afterAll(async () => {
  await vigil.end();
  await other.end();
  await connection.close();
  await database.end();
});

const fresh = () => `name-${randomUUID().slice(0, 8)}`;
const register = (username: string, email = `${fresh()}@vigil.example`, at = vigil) =>
  createClient(at.url).call('register', { body: { username, email, password: goodPassword, captchaToken: 'off' } });
const changeEmail = ({ client }: Member, email: string) =>
  client.call('updateProfile', { body: { email, currentPassword: goodPassword } });
const login = async (username: string, password = goodPassword, at = vigil) => {
  const { status, body } = await createClient(at.url).call('login', { body: { username, password } });
  return status === 200 ? body.id : status;
};

const taken = 'This username or email is already taken.';

describe('usernames and addresses', () => {
  it('are one namespace: another user’s username is refused as an address', async () => {
    const username = `${fresh()}@corp.example`;
    const { id } = await signUp(createClient(vigil.url), { username });
    const attacker = await makeUser(vigil);
    for (const email of [username, username.toUpperCase(), ` ${username} `]) {
      const { status, body } = await changeEmail(attacker, email);
      expect({ status, error: body.error }).toEqual({ status: 409, error: 'This email is already in use.' });
      expect((await register(fresh(), email)).status).toBe(409);
    }
    expect(await login(username)).toBe(id);
  });

  it('are one namespace: another user’s address is refused as a username', async () => {
    const { id, email } = await makeUser(vigil);
    for (const username of [email, email.toUpperCase(), email.replace('n', 'ｎ'), email.replace('a', 'а')]) {
      const { status, body } = await register(username);
      expect({ status, error: body.error }).toEqual({ status: 409, error: taken });
    }
    expect(await login(email)).toBe(id);
  });

  it('may be the same for one person, at the sign-up and later', async () => {
    const address = `${fresh()}@corp.example`;
    const both = await signUp(createClient(vigil.url), { username: address, email: address });
    expect(await login(address)).toBe(both.id);
    const later = await makeUser(vigil, { username: `${fresh()}@corp.example` });
    expect((await changeEmail(later, later.username)).status).toBe(200);
    expect((await changeEmail(later, `${fresh()}@corp.example`)).status).toBe(200);
    // Still the username, though no longer the address.
    expect((await register(fresh(), later.username)).status).toBe(409);
  });

  it('are free again after a change and after a deletion', async () => {
    const [one, two] = [await makeUser(vigil), await makeUser(vigil)];
    expect((await changeEmail(one, `${fresh()}@corp.example`)).status).toBe(200);
    expect((await register(one.email)).status).toBe(200);
    await two.client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    expect((await register(two.email)).status).toBe(200);
    expect((await register(two.username)).status).toBe(200);
    expect(await connection.collection('names').countDocuments({ userId: two.id })).toBe(0);
  });
});

describe('a username that looks like another', () => {
  it.each([
    ['with a letter of another script', (name: string) => name.replace('a', 'а')],
    ['all in another script', (name: string) => name.replace('n', 'ո').replace('a', 'а').replace('e', 'е')],
    ['with a dotless i', (name: string) => name.replace('i', 'ı')],
    ['in full width', (name: string) => name.replace('name', 'ｎａｍｅ')],
    ['with a letter that is two', (name: string) => name.replace('m', 'rn')],
    ['with a capital that looks like it', (name: string) => name.replace('l', 'I')],
    ['with a wide blank', (name: string) => name.replace(' ', '\u2003')],
  ])('is refused %s', async (_, change) => {
    const username = `name ${fresh()} illi`;
    await signUp(createClient(vigil.url), { username });
    const { status, body } = await register(change(username));
    expect({ status, error: body.error }).toEqual({ status: 409, error: expect.stringMatching(/already taken/) });
  });

  it.each(['\u200b', '\u2060', '\u3164', '\u034f', '\ufe0f', '\u2800', '\u202e', '\u0000'])(
    'is refused with %j, which shows nothing',
    async (sign) => {
      const { status, body } = await register(`${fresh()}${sign}x`);
      expect({ status, error: body.error }).toEqual({
        status: 400,
        error: 'Username may not contain control characters',
      });
    },
  );

  it('leaves names of any script to their people', async () => {
    for (const username of ['שירה כהן', 'علی رضایی', 'Иван Вымышленный', 'José', 'Jose', '李雷']) {
      expect((await register(username)).status).toBe(200);
    }
  });
});

describe('a name that many want at once', () => {
  it('goes to one of them, as a username or an address, on every server', async () => {
    await expectOneOwner(vigil, other);
  });

  it('goes to one of them on a database that tells of a duplicate only by an insert', { timeout: 90_000 }, async () => {
    const restricted = await startRestrictedDatabase();
    const env = { MONGODB_URI: restricted.uri };
    const [one, two] = [await startVigil({ env }), await startVigil({ env })];
    await expectOneOwner(one, two);
    await one.end();
    await two.end();
    await restricted.end();
  });

  async function expectOneOwner(one: Vigil, two: Vigil): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      const name = `${fresh()}@corp.example`;
      const people = await Promise.all([makeUser(one), makeUser(two), makeUser(one), makeUser(two)]);
      const answers = await Promise.all([
        ...people.map((person) => changeEmail(person, name)),
        ...[one, two, one, two].map((at) => register(name, undefined, at)),
        ...[one, two].map((at) => register(name.replace('a', 'а'), undefined, at)),
        register(fresh(), name, one),
      ]);
      const owners = (await one.stores.users.list()).filter(({ username, email }) =>
        [username.replace('а', 'a'), email].includes(name),
      );
      expect(owners).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - 1);
    }
  }
});

describe('a claim that no account needs', () => {
  it('was left by a crash after a minute, and is in use before', async () => {
    const person = await makeUser(vigil);
    const names = connection.collection<{ _id: string; userId: string; at: Date }>('names');
    const username = `${fresh()}@corp.example`;
    const second = await makeUser(vigil, { username });
    const rows = await names.find({ userId: second.id }).toArray();
    await vigil.stores.users.remove(second.id);
    const leave = (at: Date) => names.insertMany(rows.map((row) => ({ ...row, at })));
    await leave(new Date());
    expect((await changeEmail(person, username)).status).toBe(409);
    await names.deleteMany({ userId: second.id });
    await leave(new Date(Date.now() - 61_000));
    expect((await changeEmail(person, username)).status).toBe(200);
  });
});

describe('accounts of an earlier version that collide', () => {
  it('stay, sign in by every name of theirs, and are told of at the start', async () => {
    const old = await startSharedDatabase();
    const hash = (await vigil.passwords.hash('Victim-horse-1')).toString();
    const attackers = await vigil.passwords.hash('Attacker-horse-1');
    const row = (_id: string, username: string, email: string, passwordHash: string, day: number) => ({
      _id,
      username,
      email,
      usernameKey: username.toLowerCase(),
      emailKey: email.toLowerCase(),
      firstName: null,
      lastName: null,
      passwordHash,
      isAdmin: false,
      createdAt: new Date(Date.UTC(2020, 0, day)),
    });
    const before = await mongoose.createConnection(old.uri).asPromise();
    await before
      .collection<{ _id: string }>('users')
      .insertMany([
        row('attacker', 'mallory', 'vic@corp.example', attackers, 1),
        row('victim', 'vic@corp.example', 'victor@home.example', hash, 2),
        row('lookalike', 'mаllory', 'lookalike@home.example', hash, 3),
      ]);
    await before.close();
    const log = createLog('silent');
    const warn = vi.spyOn(log, 'warn');
    const server = await startVigil({ env: { MONGODB_URI: old.uri }, log });
    expect(warn).toHaveBeenCalledWith({ collisions: expect.any(Number) }, expect.stringContaining('collide'));

    expect(await login('vic@corp.example', 'Victim-horse-1', server)).toBe('victim');
    expect(await login('VIC@corp.example', 'Victim-horse-1', server)).toBe('victim');
    expect(await login('victor@home.example', 'Victim-horse-1', server)).toBe('victim');
    expect(await login('mallory', 'Attacker-horse-1', server)).toBe('attacker');
    expect(await login('vic@corp.example', 'Attacker-horse-1', server)).toBe('attacker');
    expect(await login('mаllory', 'Victim-horse-1', server)).toBe('lookalike');
    expect(await login('vic@corp.example', 'Neither-horse-1', server)).toBe(401);

    // No other account joins the collision, also when one of them is gone.
    expect((await register('vic@corp.example', undefined, server)).status).toBe(409);
    await server.stores.users.remove('attacker');
    expect((await register(fresh(), 'vic@corp.example', server)).status).toBe(409);
    await server.end();
    await old.end();
  });
});
