import { api, type CallName } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import { findBreak } from '@vigil/server/changes/chain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validInputs } from '../../contract/valid-inputs.ts';
import { type Client, createClient, goodPassword, type Member, makeUser, signUp } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

/** In the place of a text or a number: what a query language would take for more than that. */
const operators: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  { $in: ['admin', 'root'] },
  { $exists: true },
  { $expr: { $eq: [1, 1] } },
  [],
  [{ $ne: null }],
  { length: 5 },
  { toString: 'x', valueOf: 'x' },
  true,
];

/** Fields that no client may set. */
const smuggled: Record<string, unknown>[] = [
  { isAdmin: true },
  { _id: 'mine' },
  { id: 'mine' },
  { passwordHash: 'x' },
  { createdAt: '2000-01-01T00:00:00.000Z' },
  { deletedAt: null },
  { $set: { isAdmin: true } },
  { 'isAdmin.$': true },
  { constructor: { prototype: { isAdmin: true } } },
];

const endpoint = 'https://fcm.googleapis.com/fcm/send/one';

/** Bodies that the call takes, where not all fields of `validInputs` have one type. */
const bodies: Partial<Record<CallName, Record<string, unknown>>> = {
  subscribe: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
  unsubscribe: { endpoint },
  login: { username: 'reader', password: 'x' },
  register: { username: 'new-reader', email: 'new@vigil.example', password: goodPassword, captchaToken: 'off' },
  updateProfile: { email: 'reader@vigil.example', firstName: 'Ada', lastName: 'Byron' },
  changePassword: { currentPassword: goodPassword, newPassword: `${goodPassword}2` },
  deleteAccount: { currentPassword: goodPassword },
  saveSettings: { alertThreshold: 'low', retentionDays: 7, analysisMode: 'balanced', notificationsEnabled: true },
  createEvent: { title: 'T', summary: 'S', eventType: 'other', urgencyLevel: 'low', location: 'Northport' },
  removeImage: { imageUrl: 'https://img.example/1.jpg' },
  analyzeArticle: { url: 'https://paper.example/1' },
  addSource: { name: 'Harbour Radio', url: 'https://radio.example/feed' },
  addTrustedSource: { name: 'The Institute', url: 'https://institute.example/', category: 'news' },
  changeTrustedSource: { name: 'The Institute', url: 'https://institute.example/', category: 'news' },
  saveScanSettings: { intervalMinutes: 30, enabled: true },
  setAdmin: { isAdmin: true },
  donate: { amount: 5, productId: 'support' },
  correctEvent: { title: 'T', reason: 'The harbour was another one' },
  mergeEvents: { into: 'another' },
  splitEvent: { items: ['item-1'] },
  testPush: { endpoint },
  painted: { painted: [12] },
};

const calls = (Object.keys(api) as CallName[]).map((name): [CallName, Call] => [name, api[name]]);
const withBody = calls.filter(([, { sending = 'json', body }]) => sending === 'json' && body);
const withQuery = calls.filter(([, { query }]) => query);
const withParams = calls.filter(([, { params }]) => params);

let vigil: Vigil;
let admin: Member;
let client: Client;

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true, username: 'ada' });
  await makeUser(vigil, { username: 'reader' });
});
afterAll(() => vigil.end());
beforeEach(() => {
  client = createClient(vigil.url);
});

/** Everything that an injection could have changed. */
async function stored() {
  const { users, sources, trustedSources, events, scan, log } = vigil.stores;
  const [people, feeds, trusted, counts, settings, seq] = await Promise.all([
    users.list(),
    sources.list(),
    trustedSources.list('admin'),
    events.counts(),
    scan.settings(),
    log.headSeq(),
  ]);
  return { people, feeds, trusted, counts, settings, seq };
}

describe('operators of the query language', () => {
  it.each(withBody)('in a field of %s are refused, and nothing is stored', async (name, { access }) => {
    const body = bodies[name] ?? validInputs[name]?.body;
    if (!body) throw new Error(`this test has no body for ${name}`);
    const asking = access === 'anyone' ? client : admin.client;
    const before = await stored();
    for (const field of Object.keys(body)) {
      for (const operator of operators) {
        if (operator === true && typeof body[field] === 'boolean') continue;
        // An empty list is a value of what is a list.
        if (Array.isArray(operator) && operator.length === 0 && Array.isArray(body[field])) continue;
        const ask = { params: { id: 'no-such' }, body: { ...body, [field]: operator } };
        const { status, headers } = await asking.call(name, ask);
        expect([field, operator, status]).toEqual([field, operator, 400]);
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it.each(withBody)('as the whole body of %s are refused', async (name, { access }) => {
    const asking = access === 'anyone' ? client : admin.client;
    const before = await stored();
    const whole = [
      { $ne: null },
      [],
      [[]],
      [{ $gt: '' }],
      '"text"',
      'null',
      '0',
      '{"a":',
      '{"__proto__":{"isAdmin":true}}',
    ];
    for (const body of whole) {
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await asking.call(name, { params: { id: 'no-such' }, body, headers });
      expect([body, status]).toEqual([body, 400]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each(withQuery)('in the query of %s are refused', async (_, { method, path, query }) => {
    const { properties = {} } = z.toJSONSchema(query ?? z.object({}), { io: 'input' });
    const values = [
      '=-1',
      '=1e9',
      '=1.5',
      '=NaN',
      '=',
      '=%00',
      '=0x10x',
      "=1';sleep(1)",
      '[]=1',
      '[$gt]=',
      '[$ne]=1',
      '=1&$where=1',
    ];
    for (const [field, schema] of Object.entries(properties)) {
      const isWide = typeof schema === 'object' && Number(schema.maximum) > 1e9;
      const isText = typeof schema === 'object' && schema.type === 'string';
      for (const value of values) {
        const { status } = await admin.client.send(method, `${path}?${field}${value}`);
        // An empty number is 0, and the log may become as long as that.
        const isNumber = value === '=' || (value === '=1e9' && isWide);
        // Words may be any; they find nothing, or what has these words.
        const isWord = isText && value.startsWith('=') && !value.includes('&');
        const allowed = isNumber ? [200, 400] : isWord ? [200, 400, 404] : [400];
        expect(allowed, `${field}${value}`).toContain(status);
      }
      expect((await admin.client.send(method, `${path}?${field}=1&${field}=2`)).status).toBe(400);
    }
  });

  it.each(withParams)('in the path of %s name nothing', async (_, { method, path, body }) => {
    const ids = [
      '[object Object]',
      '{"$ne":null}',
      '[$ne]',
      '$where',
      '%00',
      '__proto__',
      'constructor',
      '..%2f..',
      '%ff',
    ];
    for (const id of ids) {
      const valid = body ? { body: Object.values(bodies)[0] } : {};
      const { status } = await admin.client.send(
        method,
        path.replace(':id', id.startsWith('%') || id.startsWith('..') ? id : encodeURIComponent(id)),
        valid,
      );
      expect([id, [400, 404].includes(status)]).toEqual([id, true]);
    }
    expect((await vigil.stores.users.list()).map(({ username }) => username)).toContain('ada');
  });
});

describe('fields that no client may set', () => {
  it('make no administrator of who signs up', async () => {
    for (const [index, more] of smuggled.entries()) {
      const account = { username: `smuggler-${index}`, email: `s${index}@vigil.example`, password: goodPassword };
      const { status, body } = await client.call('register', { body: { ...account, captchaToken: 'off', ...more } });
      if (status !== 200) continue;
      expect(body.isAdmin).toBe(false);
      expect(body.id).not.toBe('mine');
    }
    const { people } = await stored();
    expect(people.filter(({ isAdmin }) => isAdmin).map(({ username }) => username)).toEqual(['ada']);
    for (const { createdAt } of people) expect(createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it('make no administrator of who changes their profile or settings', async () => {
    const { username } = await signUp(client);
    for (const more of smuggled) {
      const profile = await client.call('updateProfile', {
        body: { ...bodies.updateProfile, email: 'p@vigil.example', ...more },
      });
      const settings = await client.call('saveSettings', {
        body: { ...bodies.saveSettings, userId: admin.id, ...more },
      });
      expect([profile.status, settings.status]).toEqual([400, 400]);
    }
    expect((await client.call('user')).body).toMatchObject({ username, isAdmin: false });
    expect((await client.call('users')).status).toBe(403);
  });

  it.each(['createEvent', 'addSource', 'addTrustedSource', 'saveScanSettings', 'setAdmin', 'removeImage'] as const)(
    'are refused by %s',
    async (name) => {
      const before = await stored();
      for (const more of smuggled) {
        if (name === 'setAdmin' && 'isAdmin' in more) continue;
        const ask = { params: { id: admin.id }, body: { ...bodies[name], ...more } };
        expect([more, (await admin.client.call(name, ask)).status]).toEqual([more, 400]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it('reach no prototype', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body =
      '{"username":"x","password":"y","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await client.call('login', { body, headers });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
    expect((await client.call('users')).status).toBe(401);
  });
});

describe('signing in', () => {
  it.each([
    { username: { $ne: null }, password: { $ne: null } },
    { username: { $gt: '' }, password: { $gt: '' } },
    { username: 'ada', password: { $regex: '.*' } },
    { username: ['ada'], password: [goodPassword] },
    { username: 'ada', password: goodPassword, $or: [{}] },
  ])('with %j signs no user in', async (body) => {
    const { status, headers } = await client.call('login', { body });
    if (status === 200) {
      // What the form does not name is not read: this is a sign-in like any other.
      expect(body).toHaveProperty('$or');
      return;
    }
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await client.call('session')).status).toBe(401);
  });
});

describe('texts that look like code', () => {
  it.each([
    "'; return true; var x='",
    '{"$gt": ""}',
    '$where: 1==1',
    '__proto__',
    'constructor',
    '{{7*7}}',
    '\u0000after nothing',
    'half \ud83d',
    '\u202Eturned',
  ])('are stored as they are: %j', async (text) => {
    const body = { ...bodies.createEvent, title: `T ${text}`, location: `L ${text}` };
    const event = (await admin.client.call('createEvent', { body })).body;
    const kept = text.replace(/\p{Cs}/gu, '\ufffd');
    expect(event).toMatchObject({ title: `T ${kept}`, location: `L ${kept}` });
    const source = {
      ...bodies.addTrustedSource,
      name: `N ${text}`,
      url: `https://a.example/?${encodeURIComponent(kept)}`,
    };
    await admin.client.call('addTrustedSource', { body: source });
    const names = (await client.call('trustedSources')).body.map(({ name }) => name);
    expect(names).toContain(`N ${kept}`);
  });

  it('leave the log whole', async () => {
    const entries = [];
    for await (const entry of vigil.stores.log.entries()) entries.push(entry);
    expect(entries.length).toBeGreaterThan(9);
    expect(findBreak(entries, vigil.stores.log.epoch)).toBeNull();
  });
});
