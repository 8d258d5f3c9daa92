import { createPush } from '@vigil/server/outside/push';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, type PushService, pushEnv, startPushService } from '../fakes/push-service.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let service: PushService;
let vigil: Vigil;
let admin: Client;
let device: Device;

beforeAll(async () => {
  service = await startPushService();
  vigil = await startVigil({ push: createPush(pushEnv(service.host), service.ca) ?? undefined });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  const { client } = await makeUser(vigil);
  const notificationPreferences = {
    enabled: true,
    urgencyLevels: ['critical', 'urgent', 'high', 'medium', 'low'],
    eventTypes: ['military'],
    soundEnabled: true,
  };
  await client.call('saveSettings', { body: { alertThreshold: 'low', notificationPreferences } });
  device = service.subscribe();
  await client.call('subscribe', { body: device.subscription });
});
afterAll(async () => {
  await vigil.end();
  await service.close();
});

/** Something happens now that is pushed; resolves when it was received. */
async function happen(title: string): Promise<string> {
  const draft = nextDraft({
    title,
    timestamp: new Date().toISOString(),
    eventType: 'military',
    urgencyLevel: 'critical',
  });
  await vigil.stores.events.append([draft]);
  await expect.poll(received).toContainEqual(expect.objectContaining({ tag: `event-${draft.eventId}` }));
  return draft.eventId;
}

const received = () =>
  device.received.map(
    ({ payload }) => (payload as { notification: { title: string; body: string; tag: string } }).notification,
  );
const about = (eventId: string) => received().filter(({ tag }) => tag === `event-${eventId}`);

it('tells those who were notified of an event once, in place, that it was corrected or withdrawn', async () => {
  const [corrected, hidden] = [await happen('A fictional ferry sinks'), await happen('A fictional tower falls')];
  await admin.call('correctEvent', {
    params: { id: corrected },
    body: { title: 'A ferry is late', reason: 'A misreading' },
  });
  await expect
    .poll(() => about(corrected).slice(1))
    .toMatchObject([{ title: 'A ferry is late', body: 'Corrected: A misreading' }]);
  await admin.call('hideEvent', { params: { id: hidden } });
  await expect.poll(() => about(hidden).slice(1)).toMatchObject([{ title: 'An event was withdrawn' }]);
  expect(JSON.stringify(about(hidden).slice(1))).not.toContain('tower');
  expect([about(corrected).length, about(hidden).length]).toEqual([2, 2]);
});

it('sends no update to users who were not notified', async () => {
  const before = device.received.length;
  const draft = nextDraft({ timestamp: new Date().toISOString(), eventType: 'cyber', urgencyLevel: 'critical' });
  await vigil.stores.events.append([draft]);
  await admin.call('correctEvent', {
    params: { id: draft.eventId },
    body: { title: 'Another', reason: 'A misreading' },
  });
  const pushed = await happen('A fictional bridge falls');
  expect(device.received.slice(before).length).toBe(about(pushed).length);
});
