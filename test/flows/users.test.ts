import type { Change } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, goodPassword, type Member, makeUser, openSession } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const lastAdmin = 'The last administrator cannot be removed.';

let vigil: Vigil;
let admin: Member;

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
});
afterAll(() => vigil.end());

const setAdmin = ({ client }: Member, id: string, isAdmin: boolean) =>
  client.call('setAdmin', { params: { id }, body: { isAdmin } });
const remove = ({ client }: Member, id: string) => client.call('removeUser', { params: { id } });

/** The entries of a person, oldest first. */
async function actsOn(id: string): Promise<string[]> {
  const changes: Change[] = await vigil.stores.log.since(0, 100_000);
  return changes.flatMap((change) =>
    change.op === 'act' && change.data.subject === id ? [`${change.by} ${change.data.act}`] : [],
  );
}

describe('the list of users', () => {
  it('is in the order in which they came, and holds no password', async () => {
    const at = (day: number) => new Date(Date.UTC(2001, 0, day));
    const add = (name: string, day: number) =>
      vigil.stores.users.add(
        { username: name, email: `${name}@vigil.example`, passwordHash: 'secret-hash', isAdmin: false },
        at(day),
      );
    const [later, earlier] = [await add('later', 2), await add('earlier', 1)];
    const { status, body, text } = await admin.client.call('users');
    expect(status).toBe(200);
    expect(body.slice(0, 2)).toEqual([
      {
        id: earlier,
        username: 'earlier',
        email: 'earlier@vigil.example',
        emailConfirmed: false,
        firstName: null,
        lastName: null,
        isAdmin: false,
        createdAt: '2001-01-01T00:00:00.000Z',
      },
      expect.objectContaining({ id: later }),
    ]);
    expect(text).not.toContain('secret-hash');
    expect(text).not.toContain('Key');
  });

  it('is counted: all, administrators, and those of the last thirty days', async () => {
    const before = (await admin.client.call('userStats')).body;
    const add = (name: string, daysAgo: number) =>
      vigil.stores.users.add(
        { username: name, email: `${name}@vigil.example`, passwordHash: 'x', isAdmin: false },
        new Date(Date.now() - daysAgo * 86_400_000),
      );
    await Promise.all([add('of-29-days', 29), add('of-31-days', 31), makeUser(vigil, { isAdmin: true })]);
    expect((await admin.client.call('userStats')).body).toEqual({
      totalUsers: before.totalUsers + 3,
      adminUsers: before.adminUsers + 1,
      recentSignups: before.recentSignups + 2,
    });
  });
});

describe('the role of an administrator', () => {
  it('holds from the next call on when it is granted', async () => {
    const member = await makeUser(vigil);
    expect((await member.client.call('users')).status).toBe(403);
    const { status, body } = await setAdmin(admin, member.id, true);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: member.id, isAdmin: true } });
    expect((await member.client.call('users')).status).toBe(200);
    expect(await actsOn(member.id)).toEqual([`user:${admin.id} admin-granted`]);
  });

  it('is gone at once when it is taken away, and so is every session', async () => {
    const member = await makeUser(vigil, { isAdmin: true });
    const elsewhere = await openSession(vigil, member.id);
    const { status, body } = await setAdmin(admin, member.id, false);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: member.id, isAdmin: false } });
    expect((await member.client.call('session')).status).toBe(401);
    expect((await elsewhere.call('session')).status).toBe(401);
    expect((await (await openSession(vigil, member.id)).call('users')).status).toBe(403);
    expect(await actsOn(member.id)).toEqual([`user:${admin.id} admin-revoked`]);
  });

  it('that a person has already changes nothing and is no act', async () => {
    const [member, other] = [await makeUser(vigil), await makeUser(vigil, { isAdmin: true })];
    expect((await setAdmin(admin, member.id, false)).body).toMatchObject({ isAdmin: false });
    expect((await setAdmin(admin, other.id, true)).body).toMatchObject({ isAdmin: true });
    expect((await member.client.call('session')).status).toBe(200);
    expect([...(await actsOn(member.id)), ...(await actsOn(other.id))]).toEqual([]);
  });
});

describe('a call about a user who does not exist', () => {
  it('is answered with 404', async () => {
    const answers = [
      await setAdmin(admin, 'nobody', true),
      await setAdmin(admin, 'nobody', false),
      await remove(admin, 'nobody'),
      await admin.client.call('endUserSessions', { params: { id: 'nobody' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers[0]?.body.error).toBe('There is no such user.');
  });
});

describe('signing a person out everywhere', () => {
  it('ends every session and leaves the account', async () => {
    const member = await makeUser(vigil);
    const elsewhere = await openSession(vigil, member.id);
    const { body } = await admin.client.call('endUserSessions', { params: { id: member.id } });
    expect(body).toEqual({ success: true });
    expect((await member.client.call('session')).status).toBe(401);
    expect((await elsewhere.call('session')).status).toBe(401);
    expect((await (await openSession(vigil, member.id)).call('session')).status).toBe(200);
    expect(await actsOn(member.id)).toEqual([`user:${admin.id} sessions-ended`]);
  });
});

describe('removing a person', () => {
  it('removes what is kept of them and ends their sessions', async () => {
    const member = await makeUser(vigil);
    await member.client.call('saveSettings', { body: { retentionDays: 7 } });
    expect((await remove(admin, member.id)).body).toEqual({ success: true });
    expect((await member.client.call('session')).status).toBe(401);
    expect(await vigil.stores.users.get(member.id)).toBeNull();
    expect(await vigil.stores.settings.get(member.id)).toBeNull();
    expect(await vigil.stores.sessions.listSignIns(member.id, '')).toEqual([]);
    expect(await actsOn(member.id)).toEqual([`user:${admin.id} user-removed`]);
    expect((await remove(admin, member.id)).status).toBe(404);
  });

  it('frees the name and the address for another account', async () => {
    const member = await makeUser(vigil);
    await remove(admin, member.id);
    const { username, email } = member;
    expect((await makeUser(vigil, { username, email })).id).not.toBe(member.id);
  });
});

describe('the last administrator', () => {
  let alone: Vigil;
  let last: Member;
  const admins = async () => (await alone.stores.users.list()).filter(({ isAdmin }) => isAdmin).map(({ _id }) => _id);

  beforeAll(async () => {
    alone = await startVigil();
    last = await makeUser(alone, { isAdmin: true });
  });
  afterAll(() => alone.end());

  it('cannot be demoted, removed, or go by themselves', async () => {
    await makeUser(alone);
    const answers = [
      await setAdmin(last, last.id, false),
      await remove(last, last.id),
      await last.client.call('deleteAccount', { body: { currentPassword: goodPassword } }),
    ];
    for (const { status, body } of answers)
      expect({ status, error: body.error }).toEqual({ status: 409, error: lastAdmin });
    expect((await last.client.call('users')).status).toBe(200);
  });

  it('is one of two who demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await makeUser(alone, { isAdmin: true });
      const answers = await Promise.all([setAdmin(last, other.id, false), setAdmin(other, last.id, false)]);
      expect(await admins()).toHaveLength(1);
      expectOneWinner(answers);
      last = await remaining([last, other]);
    }
  });

  it('is decided by the database: of two demotions at once one is refused, every time', async () => {
    const { users } = alone.stores;
    for (let round = 0; round < 10; round += 1) {
      const other = await makeUser(alone, { isAdmin: true });
      const results = await Promise.allSettled([users.setAdmin(last.id, false), users.setAdmin(other.id, false)]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { code: 'conflict', message: lastAdmin } }]);
      last = await remaining([last, other]);
    }
  });

  it('is one of two who remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await makeUser(alone, { isAdmin: true });
      const answers = await Promise.all([remove(last, other.id), remove(other, last.id)]);
      expect(await admins()).toHaveLength(1);
      expectOneWinner(answers);
      last = await remaining([last, other]);
    }
  });

  it('is one of two who leave at the same moment', async () => {
    const other = await makeUser(alone, { isAdmin: true });
    const answers = await Promise.all([
      last.client.call('deleteAccount', { body: { currentPassword: goodPassword } }),
      other.client.call('deleteAccount', { body: { currentPassword: goodPassword } }),
    ]);
    expect(await admins()).toHaveLength(1);
    expectOneWinner(answers);
    last = await remaining([last, other]);
  });

  it('is still there when a demotion broke off half way, and that can be done again', async () => {
    const other = await makeUser(alone, { isAdmin: true });
    await alone.stores.users.release(other.id);
    expect((await setAdmin(last, last.id, false)).status).toBe(409);
    expect(await admins()).toHaveLength(2);
    expect((await setAdmin(last, other.id, false)).body).toMatchObject({ isAdmin: false });
    expect(await admins()).toEqual([last.id]);
  });

  it('may go once there is another, whom a start counts although a crash did not', async () => {
    const other = await makeUser(alone, { isAdmin: true });
    await alone.stores.users.release(other.id);
    await alone.stores.users.countAdmins();
    expect((await setAdmin(other, last.id, false)).status).toBe(200);
    expect(await admins()).toEqual([other.id]);
    last = other;
  });

  async function remaining(two: Member[]): Promise<Member> {
    const [id] = await admins();
    const found = two.find((one) => one.id === id);
    if (!found) throw new Error('one of the two is left');
    return found;
  }
});

/** One was done; the other was refused, or came when its person had lost the session. */
function expectOneWinner(answers: { status: number; body: { error?: string } }[]): void {
  const [won, lost] = [...answers].sort((a, b) => a.status - b.status);
  expect(won?.status).toBe(200);
  expect([401, 409]).toContain(lost?.status);
  if (lost?.status === 409) expect(lost.body.error).toBe(lastAdmin);
}

describe('a visitor of the user calls', () => {
  it('learns nothing of users', async () => {
    const client = createClient(vigil.url);
    expect((await client.call('users')).status).toBe(401);
    expect((await client.call('userStats')).status).toBe(401);
  });
});
