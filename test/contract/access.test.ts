import { createServer } from 'node:http';
import type { Access, Person } from '@vigil/common/access';
import { api, type CallName } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import { type LiveName, type LivePayload, live } from '@vigil/common/live';
import { createLog } from '@vigil/server/kit/log';
import { type Handlers, mount } from '@vigil/server/kit/mount';
import { createSockets } from '@vigil/server/live/sockets';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type Client, createClient, makeUser, openSession } from '../harness/client.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const names = Object.keys(api) as CallName[];

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil();
  await makeUser(vigil, { isAdmin: true });
});
afterAll(() => vigil.end());

/** Every kind of client. A call that is allowed gets a new one: some end their session, or remove the account. */
const callers: Record<string, { come: () => Promise<Client>; has: Access[]; refusal: number }> = {
  'a visitor': { come: async () => createClient(vigil.url), has: ['anyone'], refusal: 401 },
  'a user': { come: async () => (await makeUser(vigil)).client, has: ['anyone', 'user'], refusal: 403 },
  'an administrator': {
    come: async () => (await makeUser(vigil, { isAdmin: true })).client,
    has: ['anyone', 'user', 'admin'],
    refusal: 403,
  },
  'an administrator who was just demoted': {
    come: async () => (await demote()).client,
    has: ['anyone'],
    refusal: 401,
  },
  'a demoted administrator who has signed in again': {
    come: async () => openSession(vigil, (await demote()).id),
    has: ['anyone', 'user'],
    refusal: 403,
  },
  'a user whose account was removed': {
    come: async () => {
      const [member, admin] = [await makeUser(vigil), await makeUser(vigil, { isAdmin: true })];
      await admin.client.call('removeUser', { params: { id: member.id } });
      return member.client;
    },
    has: ['anyone'],
    refusal: 401,
  },
};

describe.each(Object.entries(callers))('%s', (_, { come, has, refusal }) => {
  /** Refused calls change nothing: one client makes them all. */
  let refused: Client;

  beforeAll(async () => {
    refused = await come();
  });

  it.each(names.map((name) => [api[name].access, name] as const))('calls for %s: %s', async (access, name) => {
    const isAllowed = has.includes(access);
    const { status, body } = await make(isAllowed ? await come() : refused, name);
    if (isAllowed) expect([401, 403]).not.toContain(status);
    else expect({ status, body }).toEqual({ status: refusal, body: { error: expect.any(String) } });
  });
});

describe('the table of calls', () => {
  it('has a handler for each call, and no handler has no call', () => {
    expectTypeOf<keyof Handlers>().toEqualTypeOf<CallName>();
  });

  it('is all that is mounted: a handler that is not in it is not reached', async () => {
    const stub = () => ({});
    const handlers = Object.fromEntries([...names, 'openBackDoor'].map((name) => [name, stub]));
    const router = mount(handlers as unknown as Handlers, { checkCsrf: () => {}, identify: async () => null });
    const mounted = router.stack.map(({ methods, path }) => `${methods.at(-1)} ${path}`);
    expect(mounted.sort()).toEqual(names.map((name) => `${api[name].method} ${api[name].path}`).sort());
  });

  it('names no call twice', () => {
    const lines = names.map((name) => `${api[name].method} ${api[name].path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s of any other path with 404 in JSON',
    async (method) => {
      const { client } = await makeUser(vigil, { isAdmin: true });
      for (const path of ['/api/', '/api/no-such-call', '/api/admin/users/x/y/z', '/api/__proto__']) {
        const { status, body } = await client.send(method, path);
        expect({ status, body }).toEqual({ status: 404, body: { error: 'There is no such call.' } });
      }
    },
  );

  it.each([
    ['DELETE', '/api/auth/login', 405, 'This call takes POST only.'],
    ['POST', '/api/stats', 405, 'This call takes HEAD, GET only.'],
    ['PATCH', '/api/user/settings', 405, /^This call takes [A-Z, ]+ only\.$/],
    ['PROPFIND', '/api/stats', 501, 'This call takes HEAD, GET only.'],
    ['PROPFIND', '/api/no-such-call', 404, 'There is no such call.'],
    ['GET', '/api/events/%E0%A4%A', 404, /^[A-Z].*\.$/],
  ])('answers %s %s with %i and a sentence in JSON', async (method, path, expected, sentence) => {
    const { client } = await makeUser(vigil, { isAdmin: true });
    const { status, headers, body } = await client.send(method, path);
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.error).toMatch(sentence);
  });
});

describe('a message of the server', () => {
  const people: Record<string, Person | null> = {
    visitor: null,
    user: { id: 'u', username: 'u', isAdmin: false, sessionId: 's1' },
    admin: { id: 'a', username: 'a', isAdmin: true, sessionId: 's2' },
  };
  const receivers: Record<Access, string[]> = {
    anyone: ['visitor', 'user', 'admin'],
    user: ['user', 'admin'],
    admin: ['admin'],
  };
  const server = createServer();
  let url: string;
  let sockets: ReturnType<typeof createSockets>;

  beforeAll(async () => {
    sockets = createSockets({
      server,
      log: createLog('silent'),
      isOwnOrigin: () => true,
      identify: async ({ headers }) => people[headers.cookie ?? ''] ?? null,
      addressOf: () => '127.0.0.1',
      hello: () => ({ epoch: 'one', seq: 0, healthIssues: [] }),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => sockets.close());

  it.each((Object.keys(live) as LiveName[]).map((name) => [live[name].access, name] as const))(
    'for %s refuses all others: %s',
    async (access, name) => {
      const tabs = await Promise.all(
        Object.keys(people).map(async (who) => ({ who, tab: await openTab(url, url, who) })),
      );
      const before = tabs.map(({ tab }) => tab.of(name).length);
      // Who receives it is asked here, not what it says.
      const payload = {} as LivePayload<typeof name>;
      sockets.sendAll(name, payload);
      sockets.send('visitor', name, payload);
      sockets.send('admin', name, payload);
      sockets.sendAll('restarting', { retryIn: 1 });
      await Promise.all(tabs.map(({ tab }) => tab.next('restarting', ({ retryIn }) => retryIn === 1)));
      const received = tabs
        .filter(({ tab }, index) => tab.of(name).length > (before[index] ?? 0))
        .map(({ who }) => who);
      for (const { tab } of tabs) tab.close();
      expect(received).toEqual(receivers[access]);
    },
  );
});

async function demote() {
  const [member, admin] = [await makeUser(vigil, { isAdmin: true }), await makeUser(vigil, { isAdmin: true })];
  await admin.client.call('setAdmin', { params: { id: member.id }, body: { isAdmin: false } });
  return member;
}

/** Makes a call that can do no harm: of nothing, or of things that there are not. */
function make(client: Client, name: CallName) {
  const { path, sending, method }: Call = api[name];
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'nobody']));
  const empty = sending === 'form' ? new FormData() : sending === 'raw' ? new Uint8Array() : {};
  return client.call(name, { params, ...(method !== 'GET' && { body: empty }) });
}
