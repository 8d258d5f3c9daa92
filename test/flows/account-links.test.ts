import { resetHours } from '@vigil/common/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, goodPassword, type Member, makeUser, openSession, signIn } from '../harness/client.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const newPassword = 'Another-horse-2';
const invalid = 'This link was used already or has expired. Please ask for a new one.';

let vigil: Vigil;
let admin: Member;
let time = Date.now();

beforeAll(async () => {
  vigil = await startVigil({ now: () => new Date(time) });
  admin = await makeUser(vigil, { isAdmin: true });
});
afterAll(() => vigil.end());

async function linkFor(id: string): Promise<{ url: string; token: string; expiresAt: string }> {
  const { status, body } = await admin.client.call('makeResetLink', { params: { id } });
  expect(status).toBe(200);
  return { ...body, token: body.url.split('#reset=')[1] ?? '' };
}

const reset = (token: string, password = newPassword) =>
  createClient(vigil.url).call('resetPassword', { body: { token, newPassword: password } });
const login = async ({ username }: Member, password: string) =>
  (await createClient(vigil.url).call('login', { body: { username, password } })).status;

describe('a link that an administrator makes for a user', () => {
  it('sets a new password once; the old one and every open session end with it', async () => {
    const member = await makeUser(vigil);
    const other = await openSession(vigil, member.id);
    const tab = await openTab(vigil.url, vigil.url, other.cookie());
    const closed = new Promise((resolve) => tab.socket.once('disconnect', resolve));
    const { url, token, expiresAt } = await linkFor(member.id);
    expect(url).toBe(`${vigil.url}/link#reset=${token}`);
    expect(Date.parse(expiresAt) - time).toBe(resetHours * 3_600_000);
    expect((await reset(token)).body).toEqual({ success: true });
    expect([await login(member, goodPassword), await login(member, newPassword)]).toEqual([401, 200]);
    for (const client of [member.client, other]) expect((await client.call('session')).status).toBe(401);
    await closed;
    const { status, body } = await reset(token, 'A-third-horse-3');
    expect({ status, body }).toEqual({ status: 404, body: { error: invalid } });
  });

  it('is used by one of two concurrent attempts', async () => {
    const member = await makeUser(vigil);
    const { token } = await linkFor(member.id);
    const answers = await Promise.all([reset(token, 'The-first-horse-1'), reset(token, 'The-other-horse-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is no longer valid after its time, after another link, and after a change of the password', async () => {
    const member = await makeUser(vigil);
    const { token: old } = await linkFor(member.id);
    const { token: second } = await linkFor(member.id);
    expect((await reset(old)).status).toBe(404);
    await member.client.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    expect((await reset(second)).status).toBe(404);
    const { token: late } = await linkFor(member.id);
    time += resetHours * 3_600_000;
    expect((await reset(late)).body).toEqual({ error: invalid });
  });

  it('stays valid when the new password is refused', async () => {
    const member = await makeUser(vigil);
    const { token } = await linkFor(member.id);
    for (const weak of ['Short-1', 'correct-horse-1', 'Password1!']) {
      const { status, body } = await reset(token, weak);
      expect({ weak, status, error: body.error }).toEqual({ weak, status: 400, error: expect.any(String) });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is gone with the account', async () => {
    const member = await makeUser(vigil);
    const { token } = await linkFor(member.id);
    await admin.client.call('removeUser', { params: { id: member.id } });
    expect((await reset(token)).status).toBe(404);
  });

  it('is stored as a hash only, and is in the audit list with its maker', async () => {
    const member = await makeUser(vigil);
    const { token } = await linkFor(member.id);
    const rows = await vigil.stores.connection.collection('account-links').find({ userId: member.id }).toArray();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body } = await admin.client.call('audit', { query: { limit: 1 } });
    expect(body).toMatchObject([{ what: 'reset-link-made', by: admin.username, subject: member.username }]);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('cannot be made for an unknown user, or guessed by many attempts', async () => {
    expect((await admin.client.call('makeResetLink', { params: { id: 'unknown' } })).status).toBe(404);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) statuses.push((await reset(`guess-${count}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });

  it('does not sign in: the user does so with the new password', async () => {
    const other = await startVigil();
    try {
      const [boss, member] = [await makeUser(other, { isAdmin: true }), await makeUser(other)];
      const { body } = await boss.client.call('makeResetLink', { params: { id: member.id } });
      const client = createClient(other.url);
      const token = body.url.split('#reset=')[1] ?? '';
      await client.call('resetPassword', { body: { token, newPassword } });
      expect(client.cookies.size).toBe(0);
      await signIn(client, { username: member.username, password: newPassword });
    } finally {
      await other.end();
    }
  });
});
