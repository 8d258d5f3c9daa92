import { maxPasskeys } from '@vigil/common/passkeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { createAuthenticator, present } from '../harness/authenticator.ts';
import {
  type Client,
  createClient,
  goodPassword,
  type Member,
  makeUser,
  openSession,
  signIn,
} from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const rpId = 'localhost';
const refused = 'This passkey is not known here, or was not used in time.';
const password = { currentPassword: goodPassword };

const newPassword = 'Another-horse-2';
const notAdded = 'This passkey could not be added. Please try again.';

let mail: MailServer;
let vigil: Vigil;
let origin: string;
let time = Date.now();

beforeAll(async () => {
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, SMTP_FROM: 'vigil@vigil.example' };
  vigil = await startVigil({ now: () => new Date(time), env });
  origin = vigil.url.replace('127.0.0.1', rpId);
});
afterAll(async () => {
  await vigil.end();
  await mail.stop();
});

type Authenticator = ReturnType<typeof createAuthenticator>;
type Made = ReturnType<Authenticator['make']>;

const headers = () => ({ Origin: origin });

/** What a browser does with the options, and the answer to what it made. */
async function offer(client: Client, make: (given: { challenge: string; userHandle: string }) => Made) {
  const { status, body, text } = await client.call('passkeyOptions', { body: password, headers: headers() });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const response = make({ challenge: body.challenge, userHandle: body.user.id });
  return client.call('addPasskey', { body: { name: 'Key', response }, headers: headers() });
}

async function addPasskey(client: Client): Promise<Authenticator> {
  const key = createAuthenticator(origin);
  const { status, text } = await offer(client, (given) => key.make({ ...given, rpId }));
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return key;
}

async function newChallenge(url = vigil.url): Promise<string> {
  const { body } = await createClient(url).call('passkeySignInOptions', {
    headers: { Origin: url.replace('127.0.0.1', rpId) },
  });
  return body.challenge;
}

async function signInBy(key: Authenticator, client = createClient(vigil.url)) {
  const response = key.sign({ challenge: await newChallenge(), rpId });
  return client.call('passkeySignIn', { body: { response }, headers: headers() });
}

describe('a passkey', () => {
  it('is added with the password, is listed without its key, and signs in without a name', async () => {
    const member = await makeUser(vigil);
    const key = await addPasskey(member.client);
    const { body, text } = await member.client.call('passkeys');
    expect(body).toMatchObject([{ name: 'Key', lastUsedAt: null }]);
    expect(text).not.toContain('publicKey');
    const client = createClient(vigil.url);
    expect((await signInBy(key, client)).body).toEqual({ id: member.id, username: member.username, isAdmin: false });
    expect((await client.call('session')).status).toBe(200);
    expect((await member.client.call('passkeys')).body[0]?.lastUsedAt).toBe(new Date(time).toISOString());
    expect((await signInBy(key)).status).toBe(200);
  });

  it('is refused with a wrong password, an answer to another challenge, of another site, or without the user verified', async () => {
    const { client } = await makeUser(vigil);
    const wrong = await client.call('passkeyOptions', { body: { currentPassword: 'x' }, headers: headers() });
    expect(wrong.body).toEqual({ error: 'Current password is incorrect' });
    const key = createAuthenticator(origin);
    const foreign = createAuthenticator('https://phishing.example');
    const answers = [
      await offer(client, (given) => key.make({ ...given, rpId, challenge: 'b3RoZXI' })),
      await offer(client, (given) => key.make({ ...given, rpId: 'phishing.example' })),
      await offer(client, (given) => foreign.make({ ...given, rpId })),
      await offer(client, (given) => key.make({ ...given, rpId }, present)),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: notAdded },
      });
    expect((await client.call('passkeys')).body).toEqual([]);
  });

  it('cannot be added to the account of another user by its options', async () => {
    const [one, other] = [await makeUser(vigil), await makeUser(vigil)];
    const key = createAuthenticator(origin);
    const { body } = await one.client.call('passkeyOptions', { body: password, headers: headers() });
    const response = key.make({ challenge: body.challenge, userHandle: body.user.id, rpId });
    const answer = await other.client.call('addPasskey', { body: { name: 'Key', response }, headers: headers() });
    expect(answer.status).toBe(400);
  });

  it('signs in once by each challenge, within five minutes, on a page of this site, and with a growing counter', async () => {
    const { client } = await makeUser(vigil);
    const key = await addPasskey(client);
    const send = (response: ReturnType<Authenticator['sign']>) =>
      createClient(vigil.url).call('passkeySignIn', { body: { response }, headers: headers() });
    const response = key.sign({ challenge: await newChallenge(), rpId });
    expect((await send(response)).status).toBe(200);
    const again = await send(response);
    expect({ status: again.status, body: again.body }).toEqual({ status: 401, body: { error: refused } });
    expect((await send({ ...key.sign({ challenge: 'bm90LW91cnM', rpId }) })).status).toBe(401);
    expect((await send(key.sign({ challenge: await newChallenge(), rpId: 'phishing.example' }))).status).toBe(401);
    expect((await send(key.sign({ challenge: await newChallenge(), rpId }, present))).status).toBe(401);
    const late = key.sign({ challenge: await newChallenge(), rpId });
    time += 5 * 60_000;
    expect((await send(late)).status).toBe(401);
    expect((await send(key.sign({ challenge: await newChallenge(), rpId }))).status).toBe(200);
    await vigil.stores.connection.collection('passkeys').updateMany({}, { $set: { counter: 1_000 } });
    expect((await send(key.sign({ challenge: await newChallenge(), rpId }))).status).toBe(401);
  });

  it('ends with a change of the password and with a new one by a link, also one that was about to be added', async () => {
    const [member, admin] = [await makeUser(vigil), await makeUser(vigil, { isAdmin: true })];
    const [first, late] = [await addPasskey(member.client), createAuthenticator(origin)];
    expect((await offer(member.client, (given) => late.make({ ...given, rpId }))).status).toBe(200);
    const { body: begun } = await member.client.call('passkeyOptions', { body: password, headers: headers() });
    const change = { currentPassword: goodPassword, newPassword };
    expect((await member.client.call('changePassword', { body: change })).status).toBe(200);
    for (const key of [first, late]) expect((await signInBy(key)).status).toBe(401);
    expect((await member.client.call('passkeys')).body).toEqual([]);
    const response = late.make({ challenge: begun.challenge, userHandle: begun.user.id, rpId });
    const refusal = await member.client.call('addPasskey', { body: { name: 'Late', response }, headers: headers() });
    expect(refusal.body).toEqual({ error: notAdded });

    const other = await makeUser(vigil);
    const key = await addPasskey(other.client);
    const { body } = await admin.client.call('makeResetLink', { params: { id: other.id } });
    const token = body.url.split('#reset=')[1] ?? '';
    await createClient(vigil.url).call('resetPassword', { body: { token, newPassword } });
    expect((await signInBy(key)).status).toBe(401);
    expect(await vigil.stores.passkeys.list(other.id)).toEqual([]);
  });

  it('is not added after a new password that was set while it was verified', async () => {
    const { client, id } = await makeUser(vigil);
    const { users, passkeys } = vigil.stores;
    const user = await users.get(id);
    // Between the check of the answer and the new row.
    const { collection } = vigil.stores.connection.model('Passkey');
    const insert = collection.insertOne.bind(collection);
    collection.insertOne = async (...row: Parameters<typeof insert>) => {
      collection.insertOne = insert;
      await users.replaceHash(id, user?.passwordHash ?? '', 'a new one');
      await passkeys.removeAllOf(id);
      return insert(...row);
    };
    const key = createAuthenticator(origin);
    const { body } = await offer(client, (given) => key.make({ ...given, rpId }));
    expect(body).toEqual({ error: notAdded });
    expect(await passkeys.list(id)).toEqual([]);
  });

  it('is one of twenty at most, also when more are added at once', async () => {
    const { client, id } = await makeUser(vigil);
    const row = { publicKey: 'x', counter: 0, transports: [], name: 'Key', userId: id };
    for (let count = 2; count < maxPasskeys; count++)
      await vigil.stores.passkeys.add({ ...row, _id: `${id}-${count}` });
    const responses = [];
    for (let count = 0; count < 6; count++) {
      const { body } = await client.call('passkeyOptions', { body: password, headers: headers() });
      responses.push(createAuthenticator(origin).make({ challenge: body.challenge, userHandle: body.user.id, rpId }));
    }
    const answers = await Promise.all(
      responses.map((response) => client.call('addPasskey', { body: { name: 'Key', response }, headers: headers() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect((await client.call('passkeys')).body).toHaveLength(maxPasskeys);
  });

  it('that is new is announced to the confirmed address of its user, and to no other', async () => {
    const [known, unconfirmed] = [await makeUser(vigil), await makeUser(vigil)];
    await vigil.stores.users.confirmEmail(known.id, known.email);
    for (const { client } of [unconfirmed, known]) await addPasskey(client);
    const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));
    await expect.poll(() => lettersTo(known.email).length).toBe(1);
    expect(lettersTo(known.email)[0]?.text).toContain('A passkey was added');
    expect(lettersTo(unconfirmed.email)).toEqual([]);
  });

  it('is removed with the password, by an administrator, and with the account', async () => {
    const [member, admin] = [await makeUser(vigil), await makeUser(vigil, { isAdmin: true })];
    const key = await addPasskey(member.client);
    const [{ id = '' } = {}] = (await member.client.call('passkeys')).body;
    const wrong = await member.client.call('removePasskey', { params: { id }, body: { currentPassword: 'x' } });
    expect(wrong.status).toBe(400);
    await member.client.call('removePasskey', { params: { id }, body: password });
    expect((await signInBy(key)).status).toBe(401);
    const second = await addPasskey(member.client);
    await admin.client.call('removePasskeysOf', { params: { id: member.id } });
    expect((await signInBy(second)).status).toBe(401);
    expect((await member.client.call('session')).status).toBe(401);
    const client = await openSession(vigil, member.id);
    await addPasskey(client);
    await client.call('deleteAccount', { body: password });
    expect(await vigil.stores.passkeys.list(member.id)).toEqual([]);
  });
});

describe('where administrators need a passkey', () => {
  let strict: Vigil;
  let admin: Member;

  beforeAll(async () => {
    strict = await startVigil({ env: { ADMIN_SECOND_FACTOR: 'passkey' } });
    admin = await makeUser(strict, { isAdmin: true });
  });
  afterAll(() => strict.end());

  it('a password gives the rights of a user, and a passkey those of an administrator', async () => {
    const own = strict.url.replace('127.0.0.1', rpId);
    const client = createClient(strict.url);
    await signIn(client, admin);
    const { id, username } = admin;
    expect((await client.call('session')).body).toEqual({ id, username, isAdmin: false, needsPasskey: true });
    expect((await client.call('users')).status).toBe(403);

    const key = createAuthenticator(own);
    const asPage = { Origin: own };
    const { body } = await client.call('passkeyOptions', { body: password, headers: asPage });
    const response = key.make({ challenge: body.challenge, userHandle: body.user.id, rpId });
    expect((await client.call('addPasskey', { body: { name: 'Key', response }, headers: asPage })).status).toBe(200);
    expect((await client.call('users')).status).toBe(403);

    const assertion = key.sign({ challenge: await newChallenge(strict.url), rpId });
    const signedIn = await client.call('passkeySignIn', { body: { response: assertion }, headers: asPage });
    expect(signedIn.body).toEqual({ id, username, isAdmin: true });
    expect((await client.call('users')).status).toBe(200);
  });

  it('a stolen password neither adds a second passkey nor removes the first', async () => {
    const thief = createClient(strict.url);
    await signIn(thief, admin);
    const sentence = 'Sign in with one of your passkeys first.';
    const added = await thief.call('passkeyOptions', { body: password });
    expect({ status: added.status, body: added.body }).toEqual({ status: 400, body: { error: sentence } });
    const [{ id = '' } = {}] = (await thief.call('passkeys')).body;
    const removed = await thief.call('removePasskey', { params: { id }, body: password });
    expect({ status: removed.status, body: removed.body }).toEqual({ status: 400, body: { error: sentence } });
  });

  it('neither a stolen password nor a mailbox removes the passkeys of an administrator by a new password', async () => {
    const { id } = admin;
    const thief = createClient(strict.url);
    await signIn(thief, admin);
    await thief.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    expect(await strict.stores.passkeys.list(id)).toHaveLength(1);
    const token = await strict.stores.links.issue('reset', id, new Date(Date.now() + 60_000));
    await createClient(strict.url).call('resetPassword', { body: { token, newPassword: goodPassword } });
    expect(await strict.stores.passkeys.list(id)).toHaveLength(1);
    await signIn(thief, admin);
    expect((await thief.call('passkeyOptions', { body: password })).status).toBe(400);
  });

  it('other users sign in as before', async () => {
    const { client, id, username } = await makeUser(strict);
    expect((await client.call('session')).body).toEqual({ id, username, isAdmin: false });
  });
});
