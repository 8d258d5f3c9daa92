import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { makeEvent } from '@vigil/common/testing/make';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFaults } from '../../kit/faults.ts';
import { createLog } from '../../kit/log.ts';
import type { Change } from '../../timeline/change.ts';
import { createExports } from './serve.ts';

let now: number;
let url: string;
let server: Server;
let exports: ReturnType<typeof createExports>;
let ready: () => Promise<void>;
let find: Parameters<typeof createExports>[0]['search']['findNext'];

beforeEach(async () => {
  now = Date.UTC(2031, 0, 1, 0, 0, 0, 300);
  ready = async () => {};
  find = async () => ({ events: [], next: null });
  exports = createExports({
    search: {
      ready: () => ready(),
      findNext: (...wanted) => find(...wanted),
      findWhole: async () => ({ events: [], total: 0, next: null }),
    },
    pageMs: 300,
    throttle: { take: async () => {} },
    home: () => 'https://vigil.example',
    position: () => 1,
    now: () => new Date(now),
    replay: false,
    hub: null,
  });
  const koa = new Koa({ proxy: true, maxIpsCount: 1 });
  // Of readers that are disconnected.
  koa.on('error', () => {});
  koa.use(answerFaults(createLog('silent'), () => false)).use(exports.serve);
  server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const change: Change = { seq: 1, at: new Date(0), op: 'hide', eventId: 'e-1', item: null, by: 'test', data: {} };
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  await response.text();
  return response;
};
const askedSince = async (date: string) => (await read('/feed.xml', { 'If-Modified-Since': date })).status;

it('makes two exports of a network at a time, even if more are requested at once', async () => {
  const waiting: (() => void)[] = [];
  ready = () => new Promise((resolve) => waiting.push(resolve));
  const statuses: boolean[] = [];
  const all = Array.from({ length: 5 }, () => read('/events.csv').then(({ ok }) => statuses.push(ok)));
  await vi.waitUntil(() => statuses.length + waiting.length === 5);
  expect(waiting).toHaveLength(2);
  for (const proceed of waiting) proceed();
  await Promise.all(all);
  expect(statuses).toEqual([false, false, false, true, true]);
  ready = async () => {};
  await vi.waitUntil(async () => (await read('/events.csv')).ok);
});

it('is not held up by readers that stop reading, which are disconnected', async () => {
  const event = makeEvent({ summary: 'x'.repeat(20_000) });
  const next = { timestamp: event.timestamp, id: event.id };
  // Far more than the buffers of both ends of a connection hold.
  find = async () => ({ events: Array(50).fill(event), next });
  const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((address) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    socket.write(`GET /events.csv HTTP/1.1\r\nHost: vigil.example\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    return socket;
  });
  const closed = slow.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.all(slow.map((socket) => once(socket, 'readable')));
  const status = async (address: string) => (await read('/events.csv?limit=50', { 'X-Forwarded-For': address })).status;
  expect(await status('192.0.2.3')).toBe(200);
  await vi.waitUntil(async () => (await status('192.0.2.1')) === 200);
  for (const socket of slow) socket.resume();
  await Promise.all(closed);
});

it('answers 304 to no client that has not seen the latest change of a second', async () => {
  expect((await read('/feed.xml')).headers.get('last-modified')).toBeNull();
  const own = new Date(now).toUTCString();
  expect(await askedSince(own)).toBe(200);
  now += 400;
  await exports.follow([change]);
  expect(await askedSince(own)).toBe(200);
  now += 300;
  const modified = (await read('/feed.xml')).headers.get('last-modified') ?? '';
  expect(Date.parse(modified)).toBe(now);
  expect(await askedSince(modified)).toBe(304);
  // In the second of the date that the client was given.
  await exports.follow([change]);
  expect(await askedSince(modified)).toBe(200);
});
