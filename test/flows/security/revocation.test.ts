import { randomBytes } from 'node:crypto';
import { byPerson } from '@vigil/server/timeline/audit-action';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, goodPassword, type Member, makeUser, openSession } from '../../harness/client.ts';
import { nextDraft } from '../../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../../harness/shared-database.ts';
import { openTab, type Tab } from '../../harness/tab.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let database: SharedDatabase;
let one: Vigil;
let two: Vigil;
let keeper: Member;
const tabs: Tab[] = [];

beforeAll(async () => {
  database = await startSharedDatabase();
  const env = { MONGODB_URI: database.uri, SESSION_KEYS: randomBytes(32).toString('base64url') };
  one = await startVigil({ env });
  two = await startVigil({ env });
  keeper = await makeUser(one, { isAdmin: true });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});
afterAll(async () => {
  await one.end();
  await two.end();
  await database.end();
});

async function open(server: Vigil, client: Client): Promise<Tab> {
  const tab = await openTab(server.url, server.url, client.cookie());
  tabs.push(tab);
  return tab;
}

/** The same browser before the other server. */
function at(server: Vigil, { cookies }: Client): Client {
  const client = createClient(server.url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** Resolves with why the server closed it, and when. */
function closed({ socket }: Tab): Promise<{ reason: string; at: number }> {
  return new Promise((resolve) => socket.once('disconnect', (reason) => resolve({ reason, at: performance.now() })));
}

/** Makes one event that administrators alone receive, and one that all tabs receive; both are sent when it resolves. */
async function happen(): Promise<{ hidden: string; shown: string }> {
  const [hidden, shown] = [nextDraft(), nextDraft()];
  await one.stores.events.append([hidden]);
  await one.stores.events.hide(hidden.eventId, byPerson(keeper.id));
  await one.stores.events.append([shown]);
  await two.stores.tail.waitFor(one.stores.tail.position());
  return { hidden: hidden.eventId, shown: shown.eventId };
}

/** Returns whether a tab has received an event that was hidden already. */
function hasReceivedHidden(tab: Tab, eventId: string): boolean {
  return [...tab.of('new-event'), ...tab.of('event-updated')]
    .flatMap(({ updates }) => updates)
    .some((update) => update.eventId === eventId && update.event?.deletedAt);
}

function receiveHidden(tab: Tab, eventId: string): Promise<void> {
  return vi.waitFor(() => expect(hasReceivedHidden(tab, eventId)).toBe(true), 20_000);
}

interface Ending {
  /** What ends it; the session that it is done to is the first of the two that are open. */
  act: (member: Member) => Promise<{ status: number }>;
  /** The session that does it goes on. */
  keepsOwn?: boolean;
  /** The second session of the person goes on. */
  keepsOther?: boolean;
}

const endings: Record<string, Ending> = {
  'a demotion': {
    act: ({ id }) => keeper.client.call('setAdmin', { params: { id }, body: { isAdmin: false } }),
  },
  'the removal of the account by an administrator': {
    act: ({ id }) => keeper.client.call('removeUser', { params: { id } }),
  },
  'signing the person out everywhere': {
    act: ({ id }) => keeper.client.call('endUserSessions', { params: { id } }),
  },
  'a change of password': {
    act: ({ client }) =>
      client.call('changePassword', { body: { currentPassword: goodPassword, newPassword: 'another-1' } }),
    keepsOwn: true,
  },
  'the deletion of the own account': {
    act: ({ client }) => client.call('deleteAccount', { body: { currentPassword: goodPassword } }),
  },
  'a sign-out': { act: ({ client }) => client.call('logout'), keepsOther: true },
  'ending one sign-in from the list': {
    act: async ({ client }) => {
      const { body } = await client.call('signIns');
      const id = body.find(({ isCurrent }) => isCurrent)?.id ?? '';
      return client.call('endSignIn', { params: { id } });
    },
    keepsOther: true,
  },
};

describe.each(Object.entries(endings))('%s', (_, { act, keepsOwn = false, keepsOther = false }) => {
  it('ends the sessions at once and their sockets within a second, on both servers', async () => {
    const member = await makeUser(one, { isAdmin: true });
    const stolen = at(one, member.client);
    const other = await openSession(one, member.id);
    const own = [await open(one, member.client), await open(two, member.client)];
    const others = [await open(one, other), await open(two, other)];
    const keepers = await open(one, keeper.client);
    const strangers = [keepers, await open(two, createClient(two.url))];
    const cut = keepsOther ? own : [...own, ...others];
    const ends = cut.map(closed);
    const before = await happen();
    for (const tab of own) await receiveHidden(tab, before.hidden);

    expect((await act(member)).status).toBe(200);
    const acted = performance.now();
    const statuses = async (client: Client) =>
      Promise.all([one, two].map(async (server) => (await at(server, client).call('session')).status));
    expect(await statuses(stolen)).toEqual([401, 401]);
    expect(await statuses(other)).toEqual(keepsOther ? [200, 200] : [401, 401]);
    if (keepsOwn) expect(await statuses(member.client)).toEqual([200, 200]);

    for (const end of ends) {
      const { reason, at: endedAt } = await end;
      expect(reason).toBe('io server disconnect');
      // Half a second until the log is read again, and more on a busy machine.
      expect(endedAt - acted).toBeLessThan(5_000);
    }
    for (const tab of strangers) expect(tab.socket.connected).toBe(true);

    const after = await happen();
    await receiveHidden(keepers, after.hidden);
    for (const tab of cut) expect(hasReceivedHidden(tab, after.hidden)).toBe(false);
  });

  it('leaves a visitor when the page comes back', async () => {
    const member = await makeUser(one, { isAdmin: true });
    const stolen = at(one, member.client);
    expect((await act(member)).status).toBe(200);
    const back = [await open(one, stolen), await open(two, stolen)];
    const { hidden, shown } = await happen();
    for (const tab of back) {
      await tab.next('new-event', ({ updates }) => updates.some(({ eventId }) => eventId === shown));
      expect(hasReceivedHidden(tab, hidden)).toBe(false);
      expect(tab.of('admin-list-changed')).toEqual([]);
    }
  });
});

describe('a promotion', () => {
  it('puts the sockets out, so that they come back as those of an administrator', async () => {
    const member = await makeUser(one);
    const tab = await open(two, member.client);
    const end = closed(tab);
    await keeper.client.call('setAdmin', { params: { id: member.id }, body: { isAdmin: true } });
    expect((await end).reason).toBe('io server disconnect');
    const back = await open(two, member.client);
    const { hidden } = await happen();
    await receiveHidden(back, hidden);
  });
});

describe('a handshake that is under way while the session ends', () => {
  it('opens no socket for it', async () => {
    const member = await makeUser(one, { isAdmin: true });
    const { get } = one.stores.users;
    // It ends after it was read and before the socket stands.
    vi.spyOn(one.stores.users, 'get').mockImplementationOnce(async (id) => {
      const user = await get(id);
      await keeper.client.call('endUserSessions', { params: { id } });
      return user;
    });
    const socket = io(one.url, {
      transports: ['websocket'],
      extraHeaders: { Origin: one.url, Cookie: member.client.cookie() },
      reconnection: false,
      forceNew: true,
    });
    const received: string[] = [];
    socket.onAny((name: string) => received.push(name));
    expect(await new Promise((resolve) => socket.once('disconnect', resolve))).toBe('io server disconnect');
    expect(received).toEqual([]);
  });
});
