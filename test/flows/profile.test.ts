import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, goodPassword, makeUser, openSession, signIn, signUp } from '../harness/client.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let database: SharedDatabase;
let vigil: Vigil;

beforeAll(async () => {
  database = await startSharedDatabase();
  vigil = await startVigil({ env: { MONGODB_URI: database.uri } });
});
afterAll(async () => {
  await vigil.end();
  await database.end();
});

const guessable = 'This password is too easy to guess. Please choose another one.';

describe('a profile', () => {
  it('takes a new address and new names', async () => {
    const { client, id, username } = await makeUser(vigil);
    const { status, body } = await client.call('updateProfile', {
      body: {
        email: ' Nova@Vigil.Example ',
        firstName: 'Nova',
        lastName: 'Example',
        currentPassword: goodPassword,
      },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, username, email: 'Nova@Vigil.Example', firstName: 'Nova', lastName: 'Example', isAdmin: false },
    });
    expect((await client.call('user')).body).toEqual(body);
    await signIn(createClient(vigil.url), { username: 'nova@vigil.example', password: goodPassword });
  });

  it('keeps the names that are left out', async () => {
    const { client, email } = await makeUser(vigil);
    await client.call('updateProfile', { body: { email, firstName: 'Ada', lastName: 'Example' } });
    const { body } = await client.call('updateProfile', { body: { email, lastName: 'Other' } });
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Other' });
  });

  it('refuses an address of another account, in upper or lower case', async () => {
    const [one, other] = [await makeUser(vigil), await makeUser(vigil)];
    const { status, body } = await one.client.call('updateProfile', {
      body: { email: other.email.toUpperCase(), currentPassword: goodPassword },
    });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'This email is already in use.' });
    expect((await one.client.call('user')).body.email).toBe(one.email);
  });

  it('keeps its own address without a conflict', async () => {
    const { client, email } = await makeUser(vigil);
    expect((await client.call('updateProfile', { body: { email } })).status).toBe(200);
  });

  it.each([
    [{ email: 'no-address' }, 'Please enter a valid email address'],
    [{ email: 'a@vigil.example', firstName: '  ' }, 'First name is required'],
    [{ email: 'a@vigil.example', lastName: '' }, 'Last name is required'],
    [{ email: 'a@vigil.example' }, 'Current password is required'],
    [{ email: 'a@vigil.example', currentPassword: '' }, 'Current password is required'],
    [{ email: 'a@vigil.example', currentPassword: 'wrong' }, 'Current password is incorrect'],
    [{ email: 'a@vigil.example', isAdmin: true }, expect.stringContaining('isAdmin')],
    [{ email: { $ne: null } }, expect.any(String)],
  ])('refuses %j in words', async (body, message) => {
    const { client } = await makeUser(vigil);
    const before = (await client.call('user')).text;
    const answer = await client.call('updateProfile', { body });
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error: message });
    expect((await client.call('user')).text).toBe(before);
  });
});

describe('a change of the e-mail address', () => {
  it('needs the password even if only its case changes', async () => {
    const { client, email } = await makeUser(vigil);
    const body = { email: email.toUpperCase() };
    expect((await client.call('updateProfile', { body })).status).toBe(400);
    const confirmed = await client.call('updateProfile', { body: { ...body, currentPassword: goodPassword } });
    expect(confirmed).toMatchObject({ status: 200, body: { email: email.toUpperCase() } });
    expect(confirmed.text).not.toContain('assword');
  });

  it('does not tell without the password whether an address is registered', async () => {
    const [{ client }, other] = [await makeUser(vigil), await makeUser(vigil)];
    const ask = (email: string) => client.call('updateProfile', { body: { email, currentPassword: 'wrong' } });
    const [taken, free] = [await ask(other.email), await ask('nobody-has-this@vigil.example')];
    expect({ status: taken.status, text: taken.text }).toEqual({ status: free.status, text: free.text });
  });

  it('tells one person of a few addresses an hour whether they are taken, also if asked at once', async () => {
    const own = await startVigil();
    const { client } = await makeUser(own);
    const others = await Promise.all(Array.from({ length: 20 }, () => makeUser(own)));
    const answers = await Promise.all(
      others.map(({ email }) => client.call('updateProfile', { body: { email, currentPassword: goodPassword } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(409), ...Array(15).fill(429)]);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(60);
    await own.end();
  });

  it('tells one network of a few addresses an hour, over all its users', async () => {
    const own = await startVigil();
    const taken = await makeUser(own);
    const statuses: number[] = [];
    for (let person = 0; person < 8; person++) {
      const { client } = await makeUser(own);
      for (let turn = 0; turn < 5; turn++) {
        const body = { email: taken.email, currentPassword: goodPassword };
        statuses.push((await client.call('updateProfile', { body })).status);
      }
    }
    expect(statuses).toEqual([...Array(30).fill(409), ...Array(10).fill(429)]);
    await own.end();
  });
});

describe('a change of password', () => {
  const change = { currentPassword: goodPassword, newPassword: 'sixsix' };

  it('leaves this browser signed in under a new id and puts out every other', async () => {
    const { client, id, username } = await makeUser(vigil);
    const elsewhere = await openSession(vigil, id);
    const stolen = createClient(vigil.url);
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);

    expect((await client.call('changePassword', { body: change })).body).toEqual({ success: true });
    expect((await client.call('session')).status).toBe(200);
    expect((await elsewhere.call('session')).status).toBe(401);
    expect((await stolen.call('session')).status).toBe(401);

    const fresh = createClient(vigil.url);
    expect((await fresh.call('login', { body: { username, password: goodPassword } })).status).toBe(401);
    await signIn(fresh, { username, password: 'sixsix' });
  });

  it('is refused without the current password, and nothing changes', async () => {
    const { client, username } = await makeUser(vigil);
    const elsewhere = createClient(vigil.url);
    await signIn(elsewhere, { username, password: goodPassword });
    const { status, body } = await client.call('changePassword', { body: { ...change, currentPassword: 'wrong' } });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Current password is incorrect' });
    expect((await elsewhere.call('session')).status).toBe(200);
    await signIn(createClient(vigil.url), { username, password: goodPassword });
  });

  it.each([
    [{ currentPassword: '', newPassword: 'sixsix' }, 'Current password is required'],
    [{ currentPassword: goodPassword, newPassword: 'five5' }, 'Password must be at least 6 characters'],
    [{ currentPassword: goodPassword, newPassword: '123456' }, guessable],
    [{ currentPassword: goodPassword, newPassword: '      ' }, guessable],
    [{ currentPassword: goodPassword, newPassword: 'Password1!' }, guessable],
  ])('refuses %j in words', async (body, message) => {
    const { client } = await makeUser(vigil);
    const answer = await client.call('changePassword', { body });
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error: message });
  });

  it('may be tried ten times in a quarter of an hour', async () => {
    const { client } = await makeUser(vigil);
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      tries.push(await client.call('changePassword', { body: { currentPassword: 'wrong', newPassword: 'sixsix' } }));
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the deletion of an account', () => {
  it.each([
    [undefined, 'Current password is required'],
    [{}, 'Current password is required'],
    [{ currentPassword: '' }, 'Current password is required'],
    [{ currentPassword: null }, 'Current password is required'],
    [{ currentPassword: 'wrong' }, 'Current password is incorrect'],
  ])('is refused with %j, and nothing changes', async (body, error) => {
    const { client, id } = await makeUser(vigil);
    const answer = await client.call('deleteAccount', { body });
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error });
    expect((await client.call('user')).body.id).toBe(id);
  });

  it('shares its tries at the password with the other calls that ask for it', async () => {
    const { client, email } = await makeUser(vigil);
    const wrong = { currentPassword: 'wrong' };
    const ask = [
      () => client.call('deleteAccount', { body: wrong }),
      () => client.call('updateProfile', { body: { email: `new.${email}`, ...wrong } }),
      () => client.call('changePassword', { body: { ...wrong, newPassword: 'sixsix' } }),
    ];
    const statuses = [];
    for (let turn = 0; turn < 12; turn++) statuses.push((await ask[turn % 3]?.())?.status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing of the person in the database, and no cookie', async () => {
    const client = createClient(vigil.url);
    const { id, username, email } = await signUp(client);
    await client.call('updateProfile', { body: { email, firstName: 'Zerubbabel', lastName: 'Fictional' } });
    await client.call('saveSettings', { body: { retentionDays: 90 } });
    const kept = () => whereabouts(database.uri, [id, username, email, 'Zerubbabel']);
    expect(await kept()).toEqual(expect.arrayContaining(['sessions', 'settings', 'sign-ins', 'users']));

    const { body, headers } = await client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    expect(body).toEqual({ success: true });
    expect(headers.getSetCookie().some((line) => /^sid=;/.test(line))).toBe(true);
    expect(client.cookies.size).toBe(0);
    // Only the log still has the id, which belongs to no account.
    expect(await kept()).toEqual(['changes']);
    expect(await whereabouts(database.uri, [username, email, 'Zerubbabel'])).toEqual([]);
  });

  it('opens no session any more, and its name is free', async () => {
    const { client, id, username, email } = await makeUser(vigil);
    const elsewhere = await openSession(vigil, id);
    await client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    expect((await elsewhere.call('session')).status).toBe(401);
    const fresh = createClient(vigil.url);
    expect((await fresh.call('login', { body: { username, password: goodPassword } })).status).toBe(401);
    await signUp(fresh, { username, email });
  });

  it('is told of in the log, without a name', async () => {
    const { client, id } = await makeUser(vigil);
    await client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    const changes = await vigil.stores.log.since(0, 100_000);
    expect(changes.at(-1)).toMatchObject({
      by: 'account',
      data: { act: 'account-deleted', subject: id, note: '' },
    });
  });
});

/** The collections in which one of these words stands. */
async function whereabouts(uri: string, words: string[]): Promise<string[]> {
  const connection = await mongoose.createConnection(uri).asPromise();
  const collections = await connection.listCollections();
  const found = await Promise.all(
    collections.map(async ({ name }) => {
      const text = JSON.stringify(await connection.collection(name).find().toArray());
      return words.some((word) => text.includes(word)) ? [name] : [];
    }),
  );
  await connection.close();
  return found.flat().sort();
}
