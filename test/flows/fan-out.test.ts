import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LivePayload } from '@vigil/common/live';
import { portOf } from '@vigil/server/http/listen';
import { createLog } from '@vigil/server/kit/log';
import { createSockets, type Sockets } from '@vigil/server/live/sockets';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';

let server: Server;
let sockets: Sockets;
let hello: () => LivePayload<'hello'>;
const listeners: WebSocket[] = [];

beforeEach(async () => {
  hello = () => ({ epoch: 'fan-out', seq: 0, healthIssues: [] });
  server = createServer();
  sockets = createSockets({
    server,
    log: createLog('silent'),
    isOwnOrigin: () => true,
    identify: async () => null,
    addressOf: () => '127.0.0.1',
    hello: () => hello(),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.terminate();
  await sockets.close();
  server.close();
});

/** Opens a tab over `transport`; the numbers of the sources that it receives, in their order. */
async function open(): Promise<{ received: string[]; socket: WebSocket; closed: () => boolean }> {
  const received: string[] = [];
  let isClosed = false;
  const url = `ws://127.0.0.1:${portOf(server)}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { origin: 'http://127.0.0.1' });
  listeners.push(socket);
  socket.on('close', () => {
    isClosed = true;
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) return socket.send('40');
      if (text === '2') return socket.send('3');
      if (!text.startsWith('42')) return;
      const [name, payload] = JSON.parse(text.slice(2)) as [string, { id: string }];
      if (name === 'hello') resolve();
      else received.push(payload.id);
    });
  });
  return { received, socket, closed: () => isClosed };
}

const message = (id: string, fault: string | null = null): LivePayload<'source-updated'> => ({
  id,
  status: 'active',
  lastUpdate: null,
  fault,
  failingSince: null,
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

it('every tab hears every message, whole and in order, however long the messages are', async () => {
  const tabs = await Promise.all(Array.from({ length: 40 }, () => open()));
  const sent = Array.from({ length: 300 }, (_, index) => String(index));
  for (const id of sent) sockets.sendAll('source-updated', message(id, 'x'.repeat((Number(id) % 5) ** 4 * 30)));
  await until(() => tabs.every(({ received }) => received.length === sent.length));
  for (const { received } of tabs) expect(received).toEqual(sent);
});

it('a tab that is greeted while others are still being told hears nothing twice', async () => {
  const early = await Promise.all(Array.from({ length: 20 }, () => open()));
  const sent = Array.from({ length: 200 }, (_, index) => String(index));
  const late = sent.map(async (id, index) => {
    sockets.sendAll('source-updated', message(id, 'x'.repeat(2_000)));
    return index % 50 === 0 ? open() : null;
  });
  const comers = (await Promise.all(late)).filter((tab) => tab !== null);
  sockets.sendAll('source-updated', message('last'));
  await until(() => [...early, ...comers].every(({ received }) => received.at(-1) === 'last'));
  for (const { received } of early) expect(received).toEqual([...sent, 'last']);
  for (const { received } of comers) expect(new Set(received).size).toBe(received.length);
});

it('a tab that reads nothing is cut, and the others do not notice', async () => {
  const [reader, sleeper] = [await open(), await open()];
  sleeper.socket.pause();
  const sent: string[] = [];
  for (let round = 0; round < 60; round++) {
    for (let index = 0; index < 10; index++) {
      const id = `${round}-${index}`;
      sent.push(id);
      sockets.sendAll('source-updated', message(id, 'x'.repeat(50_000)));
    }
    await until(() => reader.received.length === sent.length);
  }
  sleeper.socket.resume();
  await until(sleeper.closed);
  expect(sleeper.received.length).toBeLessThan(sent.length);
  expect(reader.received).toEqual(sent);
  expect(reader.closed()).toBe(false);
});

it('closes only the socket whose greeting fails', async () => {
  const before = await open();
  hello = () => {
    throw new Error('a mistake of ours');
  };
  const failed = new WebSocket(`ws://127.0.0.1:${portOf(server)}/socket.io/?EIO=4&transport=websocket`, {
    origin: 'http://127.0.0.1',
  });
  listeners.push(failed);
  failed.on('message', (data) => String(data).startsWith('0') && failed.send('40'));
  await once(failed, 'close');
  sockets.sendAll('source-updated', message('one'));
  await expect.poll(() => before.received).toEqual(['one']);
  expect(before.closed()).toBe(false);
});
