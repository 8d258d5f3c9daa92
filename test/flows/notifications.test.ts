import { randomBytes } from 'node:crypto';
import type { Decision } from '@vigil/common/notifications';
import type { NotificationPreferences } from '@vigil/common/settings';
import { makeReport } from '@vigil/common/testing/make';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { createPush } from '@vigil/server/outside/push';
import { openStores } from '@vigil/server/stores';
import { byPerson } from '@vigil/server/timeline/audit-action';
import type { Added } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Device, type PushService, pushEnv, startPushService } from '../fakes/push-service.ts';
import { goodPassword, type Member, makeUser, openSession } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const dayMs = 86_400_000;

let service: PushService;
let vigil: Vigil;
let skippedMs = 0;
const now = () => new Date(Date.now() + skippedMs);

beforeAll(async () => {
  service = await startPushService();
  vigil = await startVigil({ now, push: pushTo(service) });
});
afterAll(async () => {
  await vigil.end();
  await service.close();
});

function pushTo({ host, ca }: PushService) {
  return createPush(pushEnv(host), ca) ?? undefined;
}

/** Wants to be notified of everything, unless it says otherwise. */
async function makeReader(preferences: Partial<NotificationPreferences> = {}, more = {}): Promise<Member> {
  const member = await makeUser(vigil);
  const notificationPreferences = {
    enabled: true,
    urgencyLevels: ['critical', 'urgent', 'high', 'medium', 'low'],
    eventTypes: ['military', 'other'],
    soundEnabled: true,
    ...preferences,
  };
  const { status } = await member.client.call('saveSettings', {
    body: { alertThreshold: 'low', notificationPreferences, ...more },
  });
  expect(status).toBe(200);
  return member;
}

async function subscribe({ client }: Pick<Member, 'client'>) {
  const device = service.subscribe();
  const { status } = await client.call('subscribe', { body: device.subscription });
  expect(status).toBe(200);
  return device;
}

/** Something happens just now. */
async function happen(of: Partial<Added> = {}, at: Pick<Vigil, 'stores'> = vigil) {
  const draft = nextDraft({
    timestamp: now().toISOString(),
    eventType: 'military',
    urgencyLevel: 'critical',
    archived: false,
    ...of,
  });
  await at.stores.events.append([draft]);
  return draft.eventId;
}

async function decisionsOf({ client }: Pick<Member, 'client'>): Promise<Decision[]> {
  return (await client.call('decisions')).body;
}

/** What was decided about an event, once it was, and pushed to so many browsers. */
function decided(reader: Pick<Member, 'client'>, eventId: string, expected: Partial<Decision>): Promise<void> {
  return vi.waitFor(
    async () => {
      const found = (await decisionsOf(reader)).find((one) => one.eventId === eventId);
      expect(found).toMatchObject(expected);
    },
    { timeout: 10_000, interval: 50 },
  );
}

const endpointsOf = async ({ id }: Member) =>
  (await vigil.stores.notifications.listSubscriptions())
    .filter(({ userId }) => userId === id)
    .map(({ endpoint }) => endpoint);

describe('a new event', () => {
  it('reaches every browser of a subscribed user, encrypted, as one notification', async () => {
    const reader = await makeReader({ soundEnabled: false });
    const [phone, laptop] = [await subscribe(reader), await subscribe(reader)];
    const eventId = await happen({ title: 'A fictional ferry stays in port' });
    await decided(reader, eventId, { rule: 'passed', subscribed: 2, pushed: 2, urgencyLevel: 'critical' });
    for (const { received } of [phone, laptop]) {
      expect(received).toHaveLength(1);
      expect(received[0]?.payload).toMatchObject({
        web_push: 8030,
        notification: {
          title: 'A fictional ferry stays in port',
          tag: `event-${eventId}`,
          navigate: `${vigil.url}/?event=${eventId}`,
          silent: true,
        },
      });
      expect(received[0]?.headers).toMatchObject({
        urgency: 'high',
        ttl: '3600',
        topic: expect.stringMatching(/^[\w-]{32}$/),
      });
      expect(received[0]?.headers.authorization).toMatch(/^vapid t=/);
    }
  });

  it('is decided by what each person saved, and only that person can read the rule', async () => {
    const wants = await makeReader();
    const others = await makeReader({ eventTypes: ['cyber'] });
    const later = await makeReader({ urgencyLevels: ['low'] });
    const off = await makeReader({}, { notificationsEnabled: false });
    const beyond = await makeReader({ urgencyLevels: ['critical', 'medium'] }, { alertThreshold: 'high' });
    const stranger = await makeUser(vigil);
    const eventId = await happen({ title: 'Another fictional ferry', urgencyLevel: 'medium' });
    await decided(wants, eventId, { rule: 'passed', title: 'Another fictional ferry', subscribed: 0, pushed: 0 });
    await decided(others, eventId, { rule: 'type-not-chosen' });
    await decided(later, eventId, { rule: 'urgency-not-chosen' });
    await decided(off, eventId, { rule: 'account-off' });
    await decided(beyond, eventId, { rule: 'passed' });
    expect(await decisionsOf(stranger)).toEqual([]);
    expect((await decisionsOf(wants)).map(({ id }) => id)).toEqual([`${wants.id}:${eventId}`]);
  });

  it('of an urgency that is ticked below the alert threshold is pushed', async () => {
    const reader = await makeReader({ urgencyLevels: ['medium'] }, { alertThreshold: 'high' });
    const device = await subscribe(reader);
    const eventId = await happen({ urgencyLevel: 'medium' });
    await decided(reader, eventId, { rule: 'passed', pushed: 1 });
    expect(notificationsOf(device)).toMatchObject([{ tag: `event-${eventId}` }]);
  });

  it('is not pushed to a browser whose person has notifications off, and the list says so', async () => {
    const reader = await makeUser(vigil);
    const device = await subscribe(reader);
    const eventId = await happen();
    await decided(reader, eventId, { rule: 'browser-off', subscribed: 1, pushed: 0 });
    expect(device.received).toEqual([]);
  });

  it('sends no notification when it is old or of the archive', async () => {
    const reader = await makeReader();
    await happen({ timestamp: new Date(now().getTime() - 3 * 3_600_000).toISOString() });
    await happen({ archived: true });
    const eventId = await happen();
    await decided(reader, eventId, { rule: 'passed' });
    expect(await decisionsOf(reader)).toHaveLength(1);
  });

  it('is no longer named where it was decided, once it is hidden or erased', async () => {
    const reader = await makeReader();
    const keeper = await makeUser(vigil, { isAdmin: true });
    const [hidden, erased] = [await happen(), await happen()];
    await decided(reader, hidden, { title: expect.stringContaining('Fictional event') });
    await decided(reader, erased, { title: expect.stringContaining('Fictional event') });
    await vigil.stores.events.hide(hidden, byPerson(keeper.id));
    await vigil.stores.events.erase(erased, byPerson(keeper.id));
    const titles = (await decisionsOf(reader)).map(({ title }) => title);
    expect(titles).toEqual(['An event that was removed', 'An event that was removed']);
  });
});

/** Another report of an event, with a judgement of its own. */
async function report(eventId: string, urgencyLevel: Added['urgencyLevel']) {
  const item = randomBytes(8).toString('hex');
  const data = { report: makeReport({ item, source: `Courier ${item}` }), imageUrls: [], urgencyLevel };
  await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
}

/** A later report that counts this number of dead. */
async function countDead(eventId: string, dead: number) {
  const item = randomBytes(8).toString('hex');
  const publishedAt = new Date(now().getTime() + dead * 60_000).toISOString();
  const figures = [{ what: 'killed' as const, value: String(dead), low: dead, high: dead, words: 'A toll.' }];
  const data = { report: makeReport({ item, publishedAt, figures }), imageUrls: [], urgencyLevel: 'low' as const };
  await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
}

const notificationsOf = ({ received }: Device) =>
  received.map(({ payload }) => (payload as { notification: Record<string, unknown> }).notification);

describe('many events at once', () => {
  it('push the most pressing to each person, and one message that counts the others', async () => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    const drafts = Array.from({ length: 100 }, (_, index) =>
      nextDraft({
        timestamp: now().toISOString(),
        eventType: 'military',
        urgencyLevel: index === 60 ? 'critical' : 'urgent',
        archived: false,
      }),
    );
    await vigil.stores.events.append(drafts);
    await expect.poll(() => notificationsOf(device)).toHaveLength(4);
    expect(notificationsOf(device).map(({ tag }) => tag)).toContain(`event-${drafts[60]?.eventId}`);
    expect(notificationsOf(device).at(-1)).toMatchObject({ tag: 'rest', title: '97 more events', silent: true });
    await expect
      .poll(async () => (await decisionsOf(reader)).map(({ rule, pushed }) => `${rule} ${pushed}`).toSorted())
      .toEqual([...Array(97).fill('in-summary 1'), ...Array(3).fill('passed 1')]);
  });
});

describe('an event that grows', () => {
  it('is pushed again, in the place of itself, only when it presses more and now passes', async () => {
    const reader = await makeReader({ urgencyLevels: ['critical', 'high'] });
    const device = await subscribe(reader);
    const eventId = await happen({ urgencyLevel: 'medium' });
    await decided(reader, eventId, { rule: 'urgency-not-chosen', pushed: 0 });
    await report(eventId, 'medium');
    await report(eventId, 'high');
    await decided(reader, eventId, { rule: 'passed', urgencyLevel: 'high', pushed: 1 });
    await report(eventId, 'high');
    await report(eventId, 'critical');
    await decided(reader, eventId, { rule: 'passed', urgencyLevel: 'critical', pushed: 1 });
    await expect.poll(() => device.received).toHaveLength(2);
    expect(notificationsOf(device)).toMatchObject([
      { tag: `event-${eventId}`, renotify: false, requireInteraction: false },
      { tag: `event-${eventId}`, renotify: true, requireInteraction: true },
    ]);
  });

  it('is pushed once for each step of a toll that rises one by one, and says what was added', async () => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    const first = makeReport({ item: randomBytes(8).toString('hex'), publishedAt: now().toISOString() });
    const eventId = await happen({ title: 'A fictional ferry burns', reports: [first] });
    await decided(reader, eventId, { rule: 'passed', pushed: 1 });
    for (let dead = 1; dead <= 9; dead++) {
      await countDead(eventId, dead);
      const steps = 1 + [1, 2, 4, 8].filter((step) => step <= dead).length;
      await expect.poll(() => device.received.length).toBe(steps);
    }
    const other = await happen();
    await decided(reader, other, { rule: 'passed', pushed: 1 });
    expect(notificationsOf(device).map(({ tag, renotify }) => [tag, renotify])).toEqual([
      [`event-${eventId}`, false],
      ...Array(4).fill([`event-${eventId}`, true]),
      [`event-${other}`, false],
    ]);
    expect(notificationsOf(device)[3]?.body).toMatch(/^Four killed, was three · Critical/);
  });

  it('leaves what was decided as it was for who does not want what it has become', async () => {
    const reader = await makeReader({ urgencyLevels: ['high'] });
    const device = await subscribe(reader);
    const eventId = await happen({ urgencyLevel: 'high' });
    await decided(reader, eventId, { rule: 'passed', pushed: 1 });
    await report(eventId, 'critical');
    const next = await happen({ urgencyLevel: 'high' });
    await decided(reader, next, { rule: 'passed', pushed: 1 });
    await decided(reader, eventId, { rule: 'passed', urgencyLevel: 'high', pushed: 1 });
    expect(device.received).toHaveLength(2);
  });
});

describe('what must be said again about an event', () => {
  it('reaches once the users who were notified of the event, without a sound, and no others', async () => {
    const [notified, calm] = [await makeReader(), await makeReader({ eventTypes: ['cyber'] })];
    const [device, other] = [await subscribe(notified), await subscribe(calm)];
    const eventId = await happen();
    await decided(notified, eventId, { rule: 'passed', pushed: 1 });
    const words = { seq: 7, title: 'Corrected: a fictional ferry', body: 'One source took its report back.' };
    await Promise.all([vigil.notifier.sendUpdate(eventId, words), vigil.notifier.sendUpdate(eventId, words)]);
    await vigil.notifier.sendUpdate(eventId, { ...words, seq: 6 });
    expect(notificationsOf(device).slice(1)).toMatchObject([
      { title: words.title, body: words.body, tag: `event-${eventId}`, silent: true, renotify: false },
    ]);
    await vigil.notifier.sendUpdate(eventId, { ...words, seq: 8 });
    expect(device.received).toHaveLength(3);
    expect(other.received).toEqual([]);
  });
});

describe('a test message', () => {
  it('reaches the browser that asks for it, if it is subscribed by this person', async () => {
    const [reader, stranger] = [await makeReader(), await makeReader()];
    const device = await subscribe(reader);
    const body = { endpoint: device.subscription.endpoint };
    expect((await stranger.client.call('testPush', { body })).body).toEqual({ sent: false });
    expect((await reader.client.call('testPush', { body })).body).toEqual({ sent: true });
    expect(notificationsOf(device)).toMatchObject([{ title: 'Test notification', tag: 'test', silent: true }]);
    device.answers = [{ status: 410 }];
    expect((await reader.client.call('testPush', { body })).body).toEqual({ sent: false });
    expect(await endpointsOf(reader)).toEqual([]);
  });

  it('can be asked for ten times in ten minutes', async () => {
    const reader = await makeReader();
    const body = { endpoint: 'https://push.example/none' };
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await reader.client.call('testPush', { body })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i has forgotten the browser, and so do we', async (status) => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    device.answers = [{ status }];
    const eventId = await happen();
    await decided(reader, eventId, { rule: 'passed', subscribed: 1, pushed: 0 });
    await expect.poll(() => endpointsOf(reader)).toEqual([]);
  });

  it.each([429, 500, 503])('that answers %i is asked again when it wants to be', async (status) => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    device.answers = [{ status, headers: { 'retry-after': '1' } }, { status: 201 }];
    const eventId = await happen();
    await decided(reader, eventId, { rule: 'passed', subscribed: 1, pushed: 1 });
    expect(device.received).toHaveLength(1);
    expect(await endpointsOf(reader)).toHaveLength(1);
  });

  it.each([400, 403, 413])('that answers %i keeps the subscription and does not delay others', async (status) => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    device.answers = [{ status }, { status: 201 }];
    const refused = await happen();
    await decided(reader, refused, { rule: 'passed', subscribed: 1, pushed: 0 });
    await expect.poll(() => service.paths).toContain(new URL(device.subscription.endpoint).pathname);
    const taken = await happen();
    await decided(reader, taken, { rule: 'passed', subscribed: 1, pushed: 1 });
    expect(device.received).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is the same when the browser sends it again, and ends when it takes it back', async () => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    await reader.client.call('subscribe', { body: device.subscription });
    expect(await endpointsOf(reader)).toEqual([device.subscription.endpoint]);
    const { endpoint } = device.subscription;
    const stranger = await makeUser(vigil);
    await stranger.client.call('unsubscribe', { body: { endpoint } });
    expect(await endpointsOf(reader)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await reader.client.call('unsubscribe', { body: { endpoint } })).status).toBe(200);
    expect(await endpointsOf(reader)).toEqual([]);
  });

  it('belongs to the user who signed in last on that browser', async () => {
    const [first, second] = [await makeReader(), await makeReader()];
    const device = await subscribe(first);
    await second.client.call('subscribe', { body: device.subscription });
    expect(await endpointsOf(first)).toEqual([]);
    expect(await endpointsOf(second)).toEqual([device.subscription.endpoint]);
  });

  it('is one of ten at most: the oldest goes', async () => {
    const reader = await makeReader();
    const devices = [];
    for (let made = 0; made < 11; made += 1) {
      skippedMs += 1_000;
      devices.push(await subscribe(reader));
    }
    const [oldest, ...rest] = devices.map(({ subscription }) => subscription.endpoint);
    expect((await endpointsOf(reader)).sort()).toEqual(rest.sort());
    expect(await endpointsOf(reader)).not.toContain(oldest);
  });

  it('ends with its session, and only with its own', async () => {
    const reader = await makeReader();
    const other = await openSession(vigil, reader.id);
    await subscribe(reader);
    const kept = await subscribe({ client: other });
    await reader.client.call('logout');
    await expect.poll(() => endpointsOf(reader)).toEqual([kept.subscription.endpoint]);
  });

  it('is not used any more when its session has ended without a word', async () => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    await vigil.stores.sessions.endAllOf(reader.id);
    const again = { client: await openSession(vigil, reader.id) };
    const eventId = await happen();
    await decided(again, eventId, { rule: 'passed', subscribed: 0, pushed: 0 });
    expect(device.received).toEqual([]);
    expect(await endpointsOf(reader)).toEqual([]);
  });
});

describe('what is kept of a person', () => {
  it('is gone with the account', async () => {
    const reader = await makeReader();
    const device = await subscribe(reader);
    const eventId = await happen();
    await decided(reader, eventId, { pushed: 1 });
    const { status } = await reader.client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    expect(status).toBe(200);
    expect(await endpointsOf(reader)).toEqual([]);
    expect(await vigil.stores.notifications.listDecisions(reader.id)).toEqual([]);
    const witness = await makeReader();
    const next = await happen();
    await decided(witness, next, { rule: 'passed' });
    expect(device.received).toHaveLength(1);
    expect(await vigil.stores.notifications.listDecisions(reader.id)).toEqual([]);
  });

  it('lasts as many days as the person chose, also by a later choice', async () => {
    const reader = await makeReader({}, { retentionDays: 60 });
    await subscribe(reader);
    const eventId = await happen();
    await decided(reader, eventId, { rule: 'passed' });
    const { notifications } = vigil.stores;
    const days = async () => {
      const [decision] = await notifications.listDecisions(reader.id);
      const row = (await notifications.listBoundTo(reader.id))[0];
      const from = (at?: Date, to?: Date) => Math.round(((to?.getTime() ?? 0) - (at?.getTime() ?? 0)) / dayMs);
      return [from(decision?.at, decision?.expiresAt), from(row?.lastSeenAt, row?.expiresAt)];
    };
    expect(await days()).toEqual([60, 60]);
    await reader.client.call('saveSettings', { body: { retentionDays: 7 } });
    expect(await days()).toEqual([7, 7]);
    skippedMs += 7 * dayMs;
    expect(await notifications.listDecisions(reader.id)).toEqual([]);
    expect(await endpointsOf(reader)).toEqual([]);
    skippedMs -= 7 * dayMs;
  });
});

it('a server without keys says so, and still decides', async () => {
  const mute = await startVigil();
  try {
    const member = await makeUser(mute);
    expect((await member.client.call('pushKey')).body).toEqual({ publicKey: null });
    const { status, body } = await member.client.call('subscribe', { body: service.subscribe().subscription });
    expect(status).toBe(503);
    expect(body.error).toBe('Pushing to phones is not set up on this server.');
    await member.client.call('saveSettings', { body: { notificationPreferences: { enabled: true } } });
    const eventId = await happen({}, mute);
    await decided(member, eventId, { rule: 'passed', pushed: 0 });
  } finally {
    await mute.end();
  }
});

describe('servers with one database', () => {
  it('push an event once, whichever of them took it in, and one that starts takes up what was left', async () => {
    const database = await startSharedDatabase();
    const env = { MONGODB_URI: database.uri, SESSION_KEYS: randomBytes(32).toString('base64url') };
    const start = () => startVigil({ env, push: pushTo(service) });
    let servers = [await start(), await start()];
    const [one, two] = servers;
    if (!one || !two) throw new Error('there are two servers');
    try {
      const member = await makeUser(one);
      await member.client.call('saveSettings', { body: { notificationPreferences: { enabled: true } } });
      const device = await subscribe(member);
      const ids = [await happen({}, one), await happen({}, two), await happen({}, one)];
      for (const id of ids) await decided(member, id, { rule: 'passed', pushed: 1 });
      for (const server of servers.splice(0)) await server.end();
      expect(device.received).toHaveLength(3);

      const stores = await openStores(readEnv(env), createLog('silent'), now);
      await happen({}, { stores });
      await stores.close();
      servers = [await start()];
      await expect.poll(() => device.received).toHaveLength(4);
    } finally {
      for (const server of servers) await server.end();
      await database.end();
    }
  });
});
