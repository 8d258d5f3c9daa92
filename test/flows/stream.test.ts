import { once } from 'node:events';
import { connect } from 'node:net';
import { live } from '@vigil/common/live';
import { streamMessages } from '@vigil/common/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { openStream } from '../harness/sse.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil.end());

const Update = streamMessages.update;
type Stream = Awaited<ReturnType<typeof openStream>>;
const titles = (stream: Stream) =>
  stream.of('update').map(({ data }) => {
    const { event, eventId } = Update.parse(data);
    return event?.title ?? `${eventId} removed`;
  });

describe('the stream', () => {
  it('says where the log stands and the threat status, then sends each public change', async () => {
    const stream = await openStream(vigil.url);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('access-control-allow-origin')).toBe('*');
    await expect.poll(() => stream.messages.map(({ event }) => event), soon).toEqual(['hello', 'threat']);
    const draft = nextDraft({ title: 'Lamp out' });
    await vigil.stores.events.append([draft]);
    await admin.call('hideEvent', { params: { id: draft.eventId } });
    await expect.poll(() => titles(stream), soon).toEqual(['Lamp out', `${draft.eventId} removed`]);
    expect(JSON.stringify(stream.messages.at(-1))).not.toContain('Lamp');
    stream.close();
  });

  it('continues after the last id: nothing is missing, and nothing comes twice', async () => {
    const before = await openStream(vigil.url);
    await vigil.stores.events.append([nextDraft({ title: 'One' })]);
    await expect.poll(() => titles(before), soon).toEqual(['One']);
    const lastId = before.of('update').at(-1)?.id ?? '';
    before.close();
    await vigil.stores.events.append([nextDraft({ title: 'Two' }), nextDraft({ title: 'Three' })]);
    const after = await openStream(vigil.url, lastId);
    await vigil.stores.events.append([nextDraft({ title: 'Four' })]);
    await expect.poll(() => titles(after), soon).toEqual(['Two', 'Three', 'Four']);
    expect(after.messages[0]).toMatchObject({ event: 'hello', data: { complete: true } });
    after.close();
  });

  it.each([
    ['of another log', () => 'another:1'],
    ['that is too long ago', () => `${vigil.stores.log.epoch}:0`],
    ['ahead of the log', () => `${vigil.stores.log.epoch}:999999`],
    ['that is no position', () => 'x'.repeat(5_000)],
  ])('says that updates are missing after an id %s', async (_, lastId) => {
    await vigil.stores.events.append(nextDrafts(501));
    const stream = await openStream(vigil.url, lastId());
    await expect.poll(() => stream.messages[0]?.data, soon).toMatchObject({ complete: false });
    expect(titles(stream)).toEqual([]);
    stream.close();
  });

  it('says that updates are missing if they are larger than what a client may leave unread', async () => {
    const lastId = `${vigil.stores.log.epoch}:${vigil.stores.tail.position()}`;
    const summary = 'x'.repeat(40_000);
    await vigil.stores.events.append(Array.from({ length: 20 }, () => nextDraft({ summary })));
    const all = await openStream(vigil.url, lastId);
    await expect.poll(() => all.of('update').length, soon).toBe(20);
    await vigil.stores.events.append(Array.from({ length: 10 }, () => nextDraft({ summary })));
    const stream = await openStream(vigil.url, lastId);
    await expect.poll(() => stream.messages.map(({ event }) => event), soon).toEqual(['hello', 'threat']);
    expect(stream.messages[0]).toMatchObject({ data: { complete: false } });
    await vigil.stores.events.append([nextDraft({ title: 'Next' })]);
    await expect.poll(() => titles(stream), soon).toEqual(['Next']);
    for (const one of [all, stream]) one.close();
  });

  it('has ten readers of one address at most, and a place again when one leaves', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => openStream(vigil.url)));
    expect(ten.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    const { response } = await openStream(vigil.url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    ten[0]?.close();
    await expect
      .poll(async () => {
        const next = await openStream(vigil.url);
        next.close();
        return next.response.status;
      }, soon)
      .toBe(200);
    for (const stream of ten) stream.close();
  });

  it('disconnects a client that does not read, and no other', async () => {
    const { hostname, port } = new URL(vigil.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`GET /api/stream HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await once(socket, 'readable');
    const closed = once(socket, 'close');
    const reader = await openStream(vigil.url);
    // More than the buffers of both ends of a connection hold.
    const summary = 'x'.repeat(40_000);
    for (let sent = 10; sent <= 180; sent += 10) {
      await vigil.stores.events.append(Array.from({ length: 10 }, () => nextDraft({ summary })));
      await expect.poll(() => reader.of('update').length, soon).toBe(sent);
    }
    expect(reader.isOpen()).toBe(true);
    socket.resume();
    await closed;
    reader.close();
  }, 90_000);

  it('ends when the server stops, so that clients reconnect', async () => {
    const other = await startVigil();
    const stream = await openStream(other.url);
    await expect.poll(() => stream.messages.length, soon).toBe(2);
    const from = performance.now();
    await other.end();
    expect(performance.now() - from).toBeLessThan(7_000);
    await expect.poll(stream.isOpen, soon).toBe(false);
  });
});

describe('the document of messages', () => {
  it('has every message of the socket and of the stream', async () => {
    const Channel = z.object({
      address: z.string(),
      messages: z.record(z.string(), z.object({ payload: z.object() })),
    });
    const Document = z.object({
      asyncapi: z.literal('3.0.0'),
      channels: z.object({ socket: Channel, stream: Channel }),
    });
    const { body } = await createClient(vigil.url).call('asyncapi');
    const { channels } = Document.parse(body);
    expect(Object.keys(channels.socket.messages)).toEqual(Object.keys(live));
    expect(Object.keys(channels.stream.messages)).toEqual(Object.keys(streamMessages));
    expect(channels.stream.address).toBe('/api/stream');
  });
});
