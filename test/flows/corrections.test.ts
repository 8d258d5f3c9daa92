import type { Report } from '@vigil/common/reports';
import { makeReport } from '@vigil/common/testing/make';
import { createPush } from '@vigil/server/outside/push';
import { makeStating } from '@vigil/server/testing/make';
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

/** A report of one origin, which speaks for a third party and reports a strike. */
function strikeReport(item: string, source: string, more: Partial<Report> = {}) {
  const triggers = ['strike'];
  return makeReport({
    item,
    source,
    origin: source,
    side: 'third',
    title: 'A fictional pier burns',
    triggers,
    ...more,
  });
}

it('tells those who were notified of a confirmed event that it is denied by now, and its history says why', async () => {
  const draft = nextDraft({
    title: 'A fictional pier burns',
    timestamp: new Date().toISOString(),
    eventType: 'military',
    urgencyLevel: 'critical',
    reports: [strikeReport('pier-1', 'The Amberly Courier'), strikeReport('pier-2', 'Radio Amberly')],
  });
  await vigil.stores.events.append([draft]);
  await expect.poll(() => about(draft.eventId)).toHaveLength(1);
  const report = strikeReport('pier-3', 'The Amberly Herald', { denials: ['iranian'] });
  const data = { report, imageUrls: [], urgencyLevel: 'low' as const };
  await vigil.stores.events.append([{ op: 'report', eventId: draft.eventId, item: 'pier-3', by: 'test', data }]);
  const body = expect.stringMatching(/^No longer confirmed: .*Iran denies it\./);
  await expect.poll(() => about(draft.eventId).slice(1)).toMatchObject([{ title: 'A fictional pier burns', body }]);
  const history = (await admin.call('eventHistory', { params: { id: draft.eventId } })).body;
  expect(history.at(-1)?.what).toMatch(/^Reported by The Amberly Herald too; no longer confirmed: .*Iran denies it\./);
});

it('sends the all-clear quietly to those who were notified of an alarm at its place, and to no others', async () => {
  const place = { lat: 32.8, lon: 35 };
  const alarm = async (title: string, location: string) => {
    const draft = nextDraft({
      ...{ title, location, place, timestamp: new Date(Date.now() - 600_000).toISOString() },
      ...{ eventType: 'military', urgencyLevel: 'critical', archived: false },
    });
    await vigil.stores.events.append([draft]);
    await expect.poll(() => about(draft.eventId)).toHaveLength(1);
    return draft.eventId;
  };
  const [here, elsewhere] = [
    await alarm('Sirens sound in Haifa', 'Haifa, Israel'),
    await alarm('Sirens sound in Eilat', 'Eilat, Israel'),
  ];
  const clear = nextDraft({
    ...{ title: 'All-clear in Haifa', location: 'Haifa, Israel', place, timestamp: new Date().toISOString() },
    ...{ eventType: 'military', urgencyLevel: 'low', archived: false },
    reports: makeStating({ kind: 'all-clear', country: 'il' }),
  });
  await vigil.stores.events.append([clear]);
  const body = 'All-clear · Haifa, Israel';
  await expect.poll(() => about(here).slice(1)).toMatchObject([{ title: 'All-clear in Haifa', body, silent: true }]);
  expect(about(elsewhere)).toHaveLength(1);
  await expect.poll(() => about(clear.eventId)).toMatchObject([{ silent: true }]);
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
