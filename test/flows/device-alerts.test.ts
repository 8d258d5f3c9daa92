import { DeviceAlerts, type Device as DeviceChoice } from '@vigil/common/alerts';
import type { Decision } from '@vigil/common/notifications';
import { NotificationPreferences } from '@vigil/common/settings';
import { createPush } from '@vigil/server/outside/push';
import type { Added } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Device, type PushService, pushEnv, startPushService } from '../fakes/push-service.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let service: PushService;
let vigil: Vigil;
let skippedMs = 0;
/** The server's clock begins at noon of UTC, which is 14:00 in Jerusalem and 15:30 in Tehran. */
const begun = Date.now();
const noon = Date.parse('2030-01-02T12:00:00.000Z');
const now = () => new Date(noon + (Date.now() - begun) + skippedMs);

beforeAll(async () => {
  service = await startPushService();
  vigil = await startVigil({ now, push: createPush(pushEnv(service.host), service.ca) ?? undefined });
});
afterAll(async () => {
  await vigil.end();
  await service.close();
});

const choose = (of: {
  preferences?: Partial<NotificationPreferences>;
  alerts?: Partial<DeviceAlerts>;
  timeZone?: string;
}): DeviceChoice => ({
  preferences: NotificationPreferences.parse({ enabled: true, eventTypes: ['military'], ...of.preferences }),
  alerts: DeviceAlerts.parse(of.alerts ?? {}),
  timeZone: of.timeZone ?? 'UTC',
});

/** A phone of this user that has chosen this; nothing if it sends no choice. */
async function subscribe({ client }: Member, device?: DeviceChoice): Promise<Device> {
  const phone = service.subscribe();
  await send({ client }, phone, device);
  return phone;
}

async function send({ client }: Pick<Member, 'client'>, phone: Device, device?: DeviceChoice): Promise<void> {
  const { status } = await client.call('subscribe', { body: { ...phone.subscription, ...(device && { device }) } });
  expect(status).toBe(200);
}

async function happen(of: Partial<Added> = {}): Promise<string> {
  const draft = nextDraft({
    timestamp: now().toISOString(),
    eventType: 'military',
    urgencyLevel: 'critical',
    archived: false,
    ...of,
  });
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

function decided({ client }: Member, eventId: string, expected: Partial<Decision>): Promise<void> {
  return vi.waitFor(
    async () => {
      const all: Decision[] = (await client.call('decisions')).body;
      expect(all.find((one) => one.eventId === eventId)).toMatchObject(expected);
    },
    { timeout: 10_000, interval: 50 },
  );
}

const messagesOf = ({ received }: Device) =>
  received.map(({ payload }) => (payload as { notification: Record<string, unknown> }).notification);
const tagsOf = (device: Device) => messagesOf(device).map(({ tag }) => tag);

describe('each device of a user', () => {
  it('is pushed what it has chosen itself, whatever the account has saved', async () => {
    const member = await makeUser(vigil);
    const calm = await subscribe(member, choose({ preferences: { urgencyLevels: ['critical'], soundEnabled: false } }));
    const keen = await subscribe(member, choose({ preferences: { urgencyLevels: ['critical', 'low'] } }));
    const other = await subscribe(member);
    const [low, critical] = [await happen({ urgencyLevel: 'low' }), await happen()];
    await decided(member, low, { rule: 'passed', pushed: 1, subscribed: 3 });
    await decided(member, critical, { rule: 'passed', pushed: 2, subscribed: 3 });
    expect(tagsOf(calm)).toEqual([`event-${critical}`]);
    expect(messagesOf(calm)[0]).toMatchObject({ silent: true });
    expect(tagsOf(keen).toSorted()).toEqual([`event-${low}`, `event-${critical}`].toSorted());
    expect(messagesOf(keen)[0]).toMatchObject({ silent: false });
    // The account has never switched them on.
    expect(tagsOf(other)).toEqual([]);
  });

  it('keeps its choice when it renews its subscription without one, and loses it to another user', async () => {
    const [member, next] = [await makeUser(vigil), await makeUser(vigil)];
    const phone = await subscribe(member, choose({}));
    await send(member, phone);
    const first = await happen();
    await decided(member, first, { rule: 'passed', pushed: 1 });
    await send(next, phone);
    const second = await happen();
    await decided(next, second, { rule: 'browser-off', pushed: 0, subscribed: 1 });
    expect(tagsOf(phone)).toEqual([`event-${first}`]);
  });

  it('is told of corrections only if it was told of the event', async () => {
    const member = await makeUser(vigil);
    const calm = await subscribe(member, choose({ preferences: { urgencyLevels: ['critical'] } }));
    const keen = await subscribe(member, choose({ preferences: { urgencyLevels: ['low'] } }));
    const eventId = await happen({ urgencyLevel: 'low' });
    await decided(member, eventId, { rule: 'passed', pushed: 1 });
    await vigil.notifier.sendUpdate(eventId, { seq: 1, title: 'Corrected', body: 'A fictional source took it back.' });
    expect(messagesOf(keen)).toMatchObject([{ tag: `event-${eventId}` }, { title: 'Corrected' }]);
    expect(calm.received).toEqual([]);
  });
});

describe('quiet hours', () => {
  const afternoon = { from: '14:00', to: '16:00', allowsCritical: true };

  it('hold back by the clock of the device what is not critical, and the user can look that up', async () => {
    const member = await makeUser(vigil);
    const alerts = { quietHours: afternoon };
    const there = await subscribe(member, choose({ alerts, timeZone: 'Asia/Jerusalem' }));
    const urgent = await happen({ urgencyLevel: 'urgent' });
    await decided(member, urgent, { rule: 'quiet-hours', pushed: 0, subscribed: 1 });
    const critical = await happen();
    await decided(member, critical, { rule: 'passed', pushed: 1 });
    const here = await subscribe(member, choose({ alerts, timeZone: 'UTC' }));
    const second = await happen({ urgencyLevel: 'urgent' });
    await decided(member, second, { rule: 'passed', pushed: 1, subscribed: 2 });
    expect(tagsOf(there)).toEqual([`event-${critical}`]);
    expect(tagsOf(here)).toEqual([`event-${second}`]);
  });

  it('hold back critical events, too, where the user wants that', async () => {
    const member = await makeUser(vigil);
    const quietHours = { ...afternoon, allowsCritical: false };
    const phone = await subscribe(member, choose({ alerts: { quietHours }, timeZone: 'Asia/Tehran' }));
    await decided(member, await happen(), { rule: 'quiet-hours', pushed: 0 });
    expect(phone.received).toEqual([]);
  });
});

describe('chosen places', () => {
  it('notify of lower levels there and nowhere else', async () => {
    const member = await makeUser(vigil);
    const phone = await subscribe(
      member,
      choose({ preferences: { urgencyLevels: ['critical'] }, alerts: { places: ['Iran'], placesFrom: 'medium' } }),
    );
    const near = await happen({ urgencyLevel: 'medium', location: 'Isfahan, Iran' });
    const far = await happen({ urgencyLevel: 'medium', location: 'Haifa, Israel' });
    const small = await happen({ urgencyLevel: 'low', location: 'Isfahan, Iran' });
    await decided(member, near, { rule: 'passed', pushed: 1 });
    await decided(member, far, { rule: 'urgency-not-chosen' });
    await decided(member, small, { rule: 'urgency-not-chosen' });
    expect(tagsOf(phone)).toEqual([`event-${near}`]);
  });

  it('are those of the gazetteer, countries and cities alike', async () => {
    const { client } = await makeUser(vigil);
    const { body } = await client.call('alertPlaces');
    expect(body).toEqual(expect.arrayContaining(['Israel', 'Iran', 'Haifa, Israel', 'Isfahan, Iran', 'Western Iran']));
    expect(new Set(body).size).toBe(body.length);
  });
});

describe('a critical event that is not seen', () => {
  const repeating = () => choose({ alerts: { repeatsCritical: true } });
  const skip = (ms: number) => {
    skippedMs += ms;
  };

  it('sounds again after a minute on the devices that want it, until it is seen on any of them', async () => {
    const member = await makeUser(vigil);
    const [phone, laptop] = [await subscribe(member, repeating()), await subscribe(member, choose({}))];
    const eventId = await happen();
    await decided(member, eventId, { rule: 'passed', pushed: 2 });
    expect(messagesOf(phone)[0]).toMatchObject({ data: { isRepeated: true } });
    for (const times of [2, 3]) {
      skip(60_000);
      await expect.poll(() => phone.received.length, { timeout: 15_000 }).toBe(times);
    }
    expect(messagesOf(phone)[2]).toMatchObject({
      tag: `event-${eventId}`,
      renotify: true,
      silent: false,
      data: { isRepetition: true },
    });
    await member.client.call('seen', { body: { eventId } });
    skip(60_000);
    // The repetition of another user's event is the mark that this round is over.
    const mark = await makeUser(vigil);
    const marked = await subscribe(mark, repeating());
    await decided(mark, await happen(), { rule: 'passed', pushed: 1 });
    skip(60_000);
    await expect.poll(() => marked.received.length, { timeout: 15_000 }).toBe(2);
    expect(tagsOf(phone).filter((tag) => tag === `event-${eventId}`)).toHaveLength(3);
    expect(tagsOf(laptop).filter((tag) => tag === `event-${eventId}`)).toHaveLength(1);
    await decided(member, eventId, { pushed: 2, subscribed: 2 });
  }, 60_000);

  it('comes ten times again at most, and no more once it is hidden or another user says that it was seen', async () => {
    const [member, stranger] = [await makeUser(vigil), await makeUser(vigil)];
    const phone = await subscribe(member, repeating());
    const eventId = await happen();
    await decided(member, eventId, { rule: 'passed', pushed: 1 });
    await stranger.client.call('seen', { body: { eventId } });
    for (let times = 2; times <= 11; times += 1) {
      skip(60_000);
      await expect.poll(() => phone.received.length, { timeout: 15_000 }).toBe(times);
    }
    const [row] = await vigil.stores.notifications.listDecided([eventId], ['critical']);
    expect(row?.repeatAt).toBeUndefined();
  }, 120_000);
});
