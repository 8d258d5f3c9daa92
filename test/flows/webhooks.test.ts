import type { ServerResponse } from 'node:http';
import type { Webhook, WebhookForm } from '@vigil/common/webhooks';
import type { EventDraft } from '@vigil/server/timeline/change';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, type Receiver, startReceiver } from '../fakes/webhook-receiver.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;
let admin: Client;
let receiver: Receiver;
let shift = 0;

beforeEach(async () => {
  shift = 0;
  vigil = await startVigil({ now: () => new Date(Date.now() + shift) });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  receiver = await startReceiver();
});
afterEach(async () => {
  await vigil.end();
  await receiver.close();
});

async function add(form: Partial<WebhookForm> = {}): Promise<Webhook> {
  const { status, text, body } = await admin.call('addWebhook', {
    body: { name: 'Desk', url: receiver.url, minUrgency: 'high', ...form },
  });
  if (status !== 200) throw new Error(text);
  receiver.trust(body.secret);
  return body;
}

const deliveries = async ({ id }: Webhook) => (await admin.call('webhookDeliveries', { params: { id } })).body;
const listed = async () => (await admin.call('webhooks')).body[0];
const append = (...drafts: EventDraft[]) => vigil.stores.events.append(drafts);
const received = () =>
  receiver.accepted.map(({ message: { type, data } }) => [type, data.event?.title ?? data.eventId ?? '']);

describe('a webhook', () => {
  it('is sent each public change of an urgent event, signed, with the event as visitors see it', async () => {
    await append(nextDraft({ title: 'Before', urgencyLevel: 'critical' }));
    await add();
    const draft = nextDraft({ title: 'Lamp out', urgencyLevel: 'high' });
    await append(nextDraft({ title: 'Minor', urgencyLevel: 'medium' }), draft);
    await expect.poll(received, soon).toEqual([['event.added', 'Lamp out']]);
    const { eventId } = draft;
    const correction = { urgencyLevel: 'low', reason: 'Lamp is lit' };
    expect((await admin.call('correctEvent', { params: { id: eventId }, body: correction })).status).toBe(200);
    await expect.poll(() => received().length, soon).toBe(2);
    await admin.call('hideEvent', { params: { id: eventId } });
    await expect.poll(received, soon).toEqual([
      ['event.added', 'Lamp out'],
      ['event.updated', 'Lamp out'],
      ['event.removed', eventId],
    ]);
    const [public_] = (await vigil.get('changes', { since: 1 })).updates.slice(-1);
    expect(receiver.accepted.at(-1)?.message.data).toEqual({
      epoch: vigil.stores.log.epoch,
      seq: public_?.seq,
      eventId,
      event: null,
    });
    expect(receiver.unsigned).toEqual([]);
  });

  it('is sent an event that became urgent enough later as its first message', async () => {
    await add({ minUrgency: 'critical' });
    const draft = nextDraft({ title: 'Lamp out', urgencyLevel: 'low' });
    // Once the later event was sent, the earlier one was passed over.
    await append(draft, nextDraft({ title: 'Fog', urgencyLevel: 'critical' }));
    await expect.poll(received, soon).toEqual([['event.added', 'Fog']]);
    await admin.call('correctEvent', {
      params: { id: draft.eventId },
      body: { urgencyLevel: 'critical', reason: 'Ships at risk' },
    });
    await expect.poll(received, soon).toEqual([
      ['event.added', 'Fog'],
      ['event.added', 'Lamp out'],
    ]);
  });

  it('is tried again after a failure, with the same id, and the log says how each message went', async () => {
    const webhook = await add();
    receiver.answer((response, attempt) => answering(attempt < 3 ? 503 : 200)(response, attempt));
    await append(nextDraft({ urgencyLevel: 'critical' }), nextDraft({ urgencyLevel: 'critical' }));
    await expect.poll(() => receiver.attempts.length, soon).toBe(1);
    await expect.poll(async () => (await listed())?.fault, soon).toBe('The receiver answered 503.');
    await expect.poll(() => receiver.accepted.length, soon).toBe(2);
    expect(new Set(receiver.attempts.map(({ id }) => id)).size).toBe(2);
    const settled = async () => (await deliveries(webhook)).map(({ state, status, fault }) => [state, status, fault]);
    await expect.poll(settled, soon).toEqual(Array(2).fill(['delivered', 200, null]));
    expect((await deliveries(webhook)).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
    expect(await listed()).toMatchObject({ fault: null, waiting: 0, lastDeliveredAt: expect.any(String) });
  });

  it('is sent later messages although the receiver always refuses one', async () => {
    const webhook = await add();
    receiver.answer((response, attempt) => {
      const isRefused = receiver.attempts.at(-1)?.message.data.event?.title === 'Refused';
      answering(isRefused ? 500 : 204)(response, attempt);
    });
    await append(nextDraft({ title: 'Refused', urgencyLevel: 'critical' }));
    await append(nextDraft({ title: 'Next', urgencyLevel: 'critical' }));
    await expect.poll(received, soon).toEqual([['event.added', 'Next']]);
    expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['delivered', 'waiting']);
  });

  it('that answers slowly delays no other', async () => {
    const slow = await startReceiver();
    try {
      const held: ServerResponse[] = [];
      slow.answer((response) => void held.push(response));
      const { body } = await admin.call('addWebhook', { body: { name: 'Slow', url: slow.url, minUrgency: 'high' } });
      slow.trust(body.secret);
      await add();
      await append(nextDraft({ title: 'One', urgencyLevel: 'critical' }));
      await expect.poll(() => [held.length, receiver.accepted.length], soon).toEqual([1, 1]);
      await append(nextDraft({ title: 'Two', urgencyLevel: 'critical' }));
      // Shorter than the time a receiver has to answer.
      await expect.poll(() => receiver.accepted.length, { ...soon, timeout: 10_000 }).toBe(2);
      expect([slow.attempts.length, slow.accepted.length]).toEqual([1, 0]);
      slow.answer(answering(204));
      held[0]?.writeHead(204).end();
      await expect.poll(() => slow.accepted.length, soon).toBe(2);
    } finally {
      await slow.close();
    }
  });

  it('is not tried again for a message that is a day old', async () => {
    // The receiver refuses a message with a time that is not its own.
    shift = -25 * 3_600_000;
    const webhook = await add();
    await append(nextDraft({ urgencyLevel: 'critical' }));
    await expect.poll(() => receiver.unsigned.length, soon).toBeGreaterThan(0);
    shift = 0;
    await append(nextDraft({ title: 'Next day', urgencyLevel: 'critical' }));
    await expect.poll(received, soon).toEqual([['event.added', 'Next day']]);
    expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['delivered', 'given-up']);
  });

  it('learns of the erasure of an event although its messages have expired, and nothing of the pair is left', async () => {
    await add();
    const draft = nextDraft({ title: 'Lamp out', urgencyLevel: 'critical' });
    const { eventId } = draft;
    await append(draft);
    await expect.poll(received, soon).toEqual([['event.added', 'Lamp out']]);
    const rows = (name: string) => vigil.stores.connection.collection(name);
    // As they do after 30 days.
    await rows('webhook-deliveries').deleteMany({});
    const kept = await rows('webhook-receivers').find().toArray();
    expect(kept).toMatchObject([{ eventId }]);
    expect(JSON.stringify(kept)).not.toContain('Lamp');
    await admin.call('eraseEvent', { params: { id: eventId } });
    await expect.poll(received, soon).toEqual([
      ['event.added', 'Lamp out'],
      ['event.removed', eventId],
    ]);
    await expect.poll(() => rows('webhook-receivers').countDocuments(), soon).toBe(0);
  });

  it('is sent a later change of an event that it knows, however old, and is forgotten with its events', async () => {
    const webhook = await add();
    const draft = nextDraft({ title: 'Lamp out', urgencyLevel: 'critical' });
    await append(draft);
    await expect.poll(() => received().length, soon).toBe(1);
    await vigil.stores.connection.collection('webhook-deliveries').deleteMany({});
    const body = { urgencyLevel: 'low', reason: 'Lamp is lit' };
    await admin.call('correctEvent', { params: { id: draft.eventId }, body });
    await expect.poll(() => received()[1], soon).toEqual(['event.updated', 'Lamp out']);
    await admin.call('removeWebhook', { params: { id: webhook.id } });
    expect(await vigil.stores.connection.collection('webhook-receivers').countDocuments()).toBe(0);
  });

  it.each(['hideEvent', 'eraseEvent'] as const)(
    'that was off is sent what was removed meanwhile once it is on: %s',
    async (call) => {
      const { id, name, url, minUrgency } = await add();
      const change = (isEnabled: boolean) =>
        admin.call('changeWebhook', { params: { id }, body: { name, url, minUrgency, isEnabled } });
      const [kept, removed] = [nextDraft({ urgencyLevel: 'critical' }), nextDraft({ urgencyLevel: 'critical' })];
      await append(kept, removed);
      await expect.poll(() => received().length, soon).toBe(2);
      await change(false);
      await admin.call(call, { params: { id: removed.eventId } });
      await change(true);
      await expect.poll(() => received().slice(2), soon).toEqual([['event.removed', removed.eventId]]);
      await append(nextDraft({ title: 'Later', urgencyLevel: 'critical' }));
      await expect.poll(() => received().slice(3), soon).toEqual([['event.added', 'Later']]);
    },
  );

  it('is tried again for a removal that is older than a day', async () => {
    await add();
    const draft = nextDraft({ title: 'Lamp out', urgencyLevel: 'critical' });
    await append(draft);
    await expect.poll(() => received().length, soon).toBe(1);
    receiver.answer(answering(503));
    await admin.call('hideEvent', { params: { id: draft.eventId } });
    await expect.poll(() => receiver.attempts.length, soon).toBeGreaterThan(1);
    const at = new Date(Date.now() - 25 * 3_600_000);
    await vigil.stores.connection
      .collection('webhook-deliveries')
      .updateOne({ type: 'event.removed' }, { $set: { at } });
    receiver.answer(answering(204));
    await expect.poll(() => received().slice(1), soon).toEqual([['event.removed', draft.eventId]]);
  });

  it('of a receiver that answers 410 is turned off, and gets what happens after it is turned on again', async () => {
    const webhook = await add();
    receiver.answer(answering(410));
    await append(nextDraft({ urgencyLevel: 'critical' }));
    await expect.poll(async () => (await listed())?.isEnabled, soon).toBe(false);
    await append(nextDraft({ title: 'Missed', urgencyLevel: 'critical' }));
    receiver.answer(answering(200));
    const { name, url, minUrgency } = webhook;
    await admin.call('changeWebhook', { params: { id: webhook.id }, body: { name, url, minUrgency, isEnabled: true } });
    await append(nextDraft({ title: 'Later', urgencyLevel: 'critical' }));
    await expect.poll(received, soon).toEqual([['event.added', 'Later']]);
  });

  it('that is turned off while a message is under way does not get it again', async () => {
    const webhook = await add();
    const { id, name, url, minUrgency } = webhook;
    const change = (isEnabled: boolean) =>
      admin.call('changeWebhook', { params: { id }, body: { name, url, minUrgency, isEnabled } });
    const held: ServerResponse[] = [];
    receiver.answer((response) => void held.push(response));
    await append(nextDraft({ urgencyLevel: 'critical' }));
    await expect.poll(() => held.length, soon).toBe(1);
    await change(false);
    held[0]?.writeHead(500).end();
    await expect.poll(async () => (await listed())?.fault, soon).toBe('The receiver answered 500.');
    receiver.answer(answering(204));
    await change(true);
    await append(nextDraft({ title: 'Later', urgencyLevel: 'critical' }));
    await expect.poll(received, soon).toEqual([['event.added', 'Later']]);
    const settled = (await deliveries(webhook)).map(({ state, fault }) => [state, fault]);
    expect(settled).toEqual([
      ['delivered', null],
      ['given-up', 'The webhook was turned off.'],
    ]);
  });

  it('is tested by a button, and the test says why it failed', async () => {
    const { id } = await add();
    expect((await admin.call('testWebhook', { params: { id } })).body).toMatchObject({
      type: 'test',
      state: 'delivered',
      status: 204,
      fault: null,
    });
    receiver.answer(answering(302, { location: receiver.url }));
    expect((await admin.call('testWebhook', { params: { id } })).body).toMatchObject({
      state: 'given-up',
      status: 302,
      fault: 'The receiver answered 302.',
    });
    await receiver.close();
    const { body } = await admin.call('testWebhook', { params: { id } });
    expect(body).toMatchObject({ state: 'given-up', status: null, fault: 'The server refuses connections.' });
    receiver = await startReceiver();
  });

  it('never shows its secret again, and signs with a new one as soon as it is replaced', async () => {
    const webhook = await add();
    expect(Object.keys((await listed()) ?? {})).not.toContain('secret');
    const { body } = await admin.call('renewWebhookSecret', { params: { id: webhook.id } });
    await admin.call('testWebhook', { params: { id: webhook.id } });
    expect(receiver.unsigned).toHaveLength(1);
    receiver.trust(body.secret);
    await admin.call('testWebhook', { params: { id: webhook.id } });
    await expect.poll(received, soon).toEqual([['test', '']]);
  });

  it.each(['http://169.254.169.254/latest', 'http://10.0.0.1/hook', 'file:///etc/passwd'])(
    'is refused with the address %s',
    async (url) => {
      expect([400, 422]).toContain((await admin.call('addWebhook', { body: { name: 'Inside', url } })).status);
      expect(await listed()).toBeUndefined();
    },
  );

  it('has one address once, and its changes are in the audit list by name', async () => {
    const webhook = await add();
    const again = await admin.call('addWebhook', { body: { name: 'Twice', url: receiver.url } });
    expect([again.status, again.body.error]).toEqual([409, 'Another webhook has this address.']);
    await admin.call('removeWebhook', { params: { id: webhook.id } });
    const { body } = await admin.call('audit');
    expect(body.slice(0, 2).map(({ what, subject }) => [what, subject])).toEqual([
      ['webhook-removed', 'Desk'],
      ['webhook-added', 'Desk'],
    ]);
    expect((await admin.call('testWebhook', { params: { id: webhook.id } })).status).toBe(404);
  });
});

describe('webhooks of several servers on one database', () => {
  it('get each change once, and one whose attempt was cut off by the end of a server from another one', async () => {
    const database = await startSharedDatabase();
    const env = { MONGODB_URI: database.uri };
    const [one, two] = [await startVigil({ env }), await startVigil({ env })];
    try {
      ({ client: admin } = await makeUser(one, { isAdmin: true }));
      await add();
      const drafts = () => Array.from({ length: 20 }, () => nextDraft({ urgencyLevel: 'critical' }));
      const all = [drafts(), drafts()];
      await Promise.all([one, two].map((server, at) => server.stores.events.append(all[at] ?? [])));
      const ids = () => receiver.accepted.map(({ message }) => message.data.eventId).sort();
      const expected = all.flat().map(({ eventId }) => eventId);
      await expect.poll(ids, soon).toEqual([...expected].sort());

      // The receiver does not answer; the server that waits for it stops. The lease is free, and the message is due again.
      receiver.answer(() => {});
      const last = nextDraft({ urgencyLevel: 'critical' });
      await one.stores.events.append([last]);
      await expect.poll(() => receiver.attempts.length, soon).toBe(expected.length + 1);
      const cutOff = receiver.attempts.at(-1)?.id;
      receiver.answer(answering(204));
      await one.end();
      await two.end();
      const three = await startVigil({ env });
      await expect.poll(() => receiver.accepted.at(-1)?.id, soon).toBe(cutOff);
      await three.end();
      expect(ids()).toEqual([...expected, last.eventId].sort());
    } finally {
      await database.end();
    }
  });
});
