import type { EventsReply } from '@vigil/common/events';
import { createLog } from '@vigil/server/kit/log';
import { createReconciler } from '@vigil/server/live/reconcile';
import { byPerson } from '@vigil/server/timeline/audit-action';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, type Member, makeUser, openSession } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;
let visitor: Client;
let hidden: string;

beforeEach(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
  visitor = createClient(vigil.url);
  const drafts = [nextDraft(), nextDraft()];
  await vigil.stores.events.append(drafts);
  hidden = drafts[0]?.eventId ?? '';
  await vigil.stores.events.hide(hidden, byPerson(admin.id));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await vigil.end();
});

/** The URL that tabs use, and another spelling of it. */
const spellings = ['?page=0&limit=1000', '', '?limit=1000&page=0'];
const poll = (client: Client, query = spellings[0], headers: Record<string, string> = {}) =>
  client.send('GET', `/api/events${query}`, { headers });
const eventsOf = ({ text }: { text: string }): EventsReply => JSON.parse(text);

describe('the timeline', () => {
  it.each(spellings)('shows hidden events to administrators alone, asked with "%s"', async (query) => {
    const member = await makeUser(vigil);
    const forAdmin = eventsOf(await poll(admin.client, query));
    expect(forAdmin.totalCount).toBe(2);
    expect(forAdmin.events.find(({ id }) => id === hidden)?.deletedAt).toEqual(expect.any(String));
    for (const client of [visitor, member.client]) {
      const { events, totalCount } = eventsOf(await poll(client, query));
      expect({ totalCount, ids: events.map(({ id }) => id) }).toEqual({
        totalCount: 1,
        ids: [expect.not.stringMatching(hidden)],
      });
    }
  });

  it('is another answer for another audience, and says that the cookie decides', async () => {
    const [ours, theirs] = [await poll(admin.client), await poll(visitor)];
    expect(ours.headers.get('etag')).not.toBe(theirs.headers.get('etag'));
    expect(ours.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(ours.headers.get('cache-control')).toContain('private');
    const etag = ours.headers.get('etag') ?? '';
    expect((await poll(admin.client, spellings[0], { 'If-None-Match': etag })).status).toBe(304);
    expect((await poll(visitor, spellings[0], { 'If-None-Match': etag })).status).toBe(200);
  });

  it('asks the database once who polls, and then no more', async () => {
    await poll(admin.client);
    const finds = [vi.spyOn(vigil.stores.sessions, 'find'), vi.spyOn(vigil.stores.users, 'get')];
    for (let n = 0; n < 5; n += 1) expect(eventsOf(await poll(admin.client)).totalCount).toBe(2);
    for (const find of finds) expect(find).not.toHaveBeenCalled();
  });

  it('is polled without a query to the database, by every audience, changed or not', async () => {
    await poll(admin.client);
    const { prototype } = mongoose.mongo.Collection;
    const reads = [
      vi.spyOn(prototype, 'find'),
      vi.spyOn(prototype, 'aggregate'),
      vi.spyOn(prototype, 'countDocuments'),
    ];
    const asked = () => {
      const names = reads.flatMap(({ mock }) => mock.contexts.map((on) => Reflect.get(Object(on), 'collectionName')));
      // Other collections are read all the time, without a poll.
      return ['sessions', 'users', 'events'].filter((name) => names.includes(name));
    };
    for (const client of [admin.client, visitor, admin.client, visitor]) {
      const { headers } = await poll(client);
      const known = await poll(client, spellings[0], { 'If-None-Match': headers.get('etag') ?? '' });
      expect(known.status).toBe(304);
    }
    expect(asked()).toEqual([]);
    await poll(admin.client, '?page=0&limit=1');
    expect(asked()).toEqual(['sessions', 'users', 'events']);
  });

  it('hides from a user who has lost the role with the very next poll', async () => {
    const other = await makeUser(vigil, { isAdmin: true });
    expect(eventsOf(await poll(other.client)).totalCount).toBe(2);
    await admin.client.call('setAdmin', { params: { id: other.id }, body: { isAdmin: false } });
    expect(eventsOf(await poll(other.client)).totalCount).toBe(1);
  });

  it('hides from a browser that signs out with the very next poll, with the same cookie too', async () => {
    const stolen = createClient(vigil.url);
    for (const [name, value] of admin.client.cookies) stolen.cookies.set(name, value);
    expect(eventsOf(await poll(stolen)).totalCount).toBe(2);
    await admin.client.call('logout');
    expect(eventsOf(await poll(stolen)).totalCount).toBe(1);
  });

  it('is the visitor’s for a cookie without a valid signature', async () => {
    const forger = createClient(vigil.url);
    const [[name = '', value = ''] = []] = admin.client.cookies;
    forger.cookies.set(name, value);
    expect(eventsOf(await poll(forger)).totalCount).toBe(1);
  });

  it('does not remember who polled before a session ended while it was being read', async () => {
    const other = await makeUser(vigil, { isAdmin: true });
    const { get } = vigil.stores.users;
    vi.spyOn(vigil.stores.users, 'get').mockImplementationOnce(async (id) => {
      const user = await get(id);
      await admin.client.call('endUserSessions', { params: { id } });
      return user;
    });
    await poll(other.client);
    expect(eventsOf(await poll(other.client)).totalCount).toBe(1);
  });

  it('answers 503 while the session cannot be read', async () => {
    vi.spyOn(vigil.stores.sessions, 'find').mockRejectedValue(new Error('the database is away'));
    expect((await poll(admin.client)).status).toBe(503);
    expect((await poll(visitor)).status).toBe(200);
  });

  it('carries the headers of every other answer', async () => {
    const [fast, slow] = await Promise.all(
      ['?page=0&limit=1000', '?page=0&limit=10'].map((query) => poll(visitor, query)),
    );
    for (const name of [
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ]) {
      expect(`${name}: ${fast?.headers.get(name)}`).toBe(`${name}: ${slow?.headers.get(name)}`);
    }
    expect(fast?.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(fast?.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the changes', () => {
  it('tell administrators alone what a hidden event says', async () => {
    const ours = await admin.client.call('changes', { query: { since: 0 } });
    const theirs = await visitor.call('changes', { query: { since: 0 } });
    const of = ({ body }: typeof ours) => body.updates.find(({ eventId }) => eventId === hidden)?.event ?? null;
    expect(of(ours)?.deletedAt).toEqual(expect.any(String));
    expect(of(theirs)).toBeNull();
    expect(theirs.text).not.toContain('deletedAt":"');
  });
});

describe('an open tab', () => {
  it('of an administrator sees a hidden event, that of a visitor sees it vanish', async () => {
    const ours = await openTab(vigil.url, vigil.url, admin.client.cookie());
    const theirs = await openTab(vigil.url);
    const draft = nextDraft();
    await vigil.stores.events.append([draft]);
    await vigil.stores.events.hide(draft.eventId, byPerson(admin.id));
    const [mine, other] = [await ours.next('event-updated'), await theirs.next('event-updated')];
    expect(mine.updates).toMatchObject([{ event: { id: draft.eventId, deletedAt: expect.any(String) } }]);
    expect(other.updates).toMatchObject([{ eventId: draft.eventId, event: null }]);
    for (const tab of [ours, theirs]) tab.close();
  });

  it('hears which list is another one, and of the lists of administrators only theirs', async () => {
    const ours = await openTab(vigil.url, vigil.url, admin.client.cookie());
    const theirs = await openTab(vigil.url, vigil.url, (await makeUser(vigil)).client.cookie());
    const by = byPerson(admin.id);
    await vigil.stores.auditLog.record(by, 'trusted-source-added', 'x');
    await vigil.stores.auditLog.record(by, 'scan-settings-changed');
    await vigil.stores.auditLog.record('account', 'user-registered', 'nobody');
    await vigil.stores.auditLog.record(by, 'source-removed', 'x');
    await theirs.next('list-changed', ({ list }) => list === 'sources');
    await ours.next('list-changed', ({ list }) => list === 'sources');
    const lists = (name: 'list-changed' | 'admin-list-changed') => ours.of(name).map(({ list }) => list);
    expect(lists('list-changed')).toEqual(['trusted-sources', 'sources']);
    await expect.poll(() => lists('admin-list-changed')).toEqual(['audit', 'scan-settings', 'audit', 'users', 'audit']);
    expect(theirs.of('list-changed')).toHaveLength(2);
    expect(theirs.of('admin-list-changed')).toEqual([]);
    for (const tab of [ours, theirs]) tab.close();
  });
});

describe('the reconciler over open sockets', () => {
  it('closes those whose session or role has ended unheard, and notes that the others are in use', async () => {
    const { sessions, users } = vigil.stores;
    const [kept, ended, demoted] = [
      await makeUser(vigil),
      await makeUser(vigil),
      await makeUser(vigil, { isAdmin: true }),
    ];
    const personOf = async ({ id, username, client }: Member, isAdmin = false) => {
      const row = await sessions.find(client.cookies.get('sid') ?? '');
      return { id, username, isAdmin, sessionId: row?._id ?? '' };
    };
    const people = [await personOf(kept), await personOf(ended), await personOf(demoted, true)];
    await sessions.endAllOf(ended.id);
    await users.setAdmin(demoted.id, false);
    const disconnect: string[] = [];
    const touch = vi.spyOn(sessions, 'touch');
    const sockets = { people: () => people, disconnect: (subject: string) => disconnect.push(subject) };
    const reconciler = createReconciler({ sockets, sessions, users, log: createLog('silent') });
    await reconciler.reconcile();
    await reconciler.stop();
    expect(disconnect).toEqual([people[1]?.sessionId, people[2]?.sessionId]);
    expect(touch.mock.calls.flat(2)).toContain(people[0]?.sessionId);
  });
});

describe('a person with two browsers', () => {
  it('keeps the socket of one when the other signs out', async () => {
    const elsewhere = await openSession(vigil, admin.id);
    const tab = await openTab(vigil.url, vigil.url, elsewhere.cookie());
    await admin.client.call('logout');
    await vigil.stores.auditLog.record(byPerson(admin.id), 'sources-tested');
    await tab.next('admin-list-changed');
    expect(tab.socket.connected).toBe(true);
    tab.close();
  });
});
