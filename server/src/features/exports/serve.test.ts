import { once } from 'node:events';
import type { Server } from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFaults } from '../../kit/faults.ts';
import { createLog } from '../../kit/log.ts';
import { createExports } from './serve.ts';

let now: number;
let url: string;
let server: Server;
let exports: ReturnType<typeof createExports>;
let ready: () => Promise<void>;

beforeEach(async () => {
  now = Date.UTC(2031, 0, 1, 0, 0, 0, 300);
  ready = async () => {};
  exports = createExports({
    search: {
      ready: () => ready(),
      find: async () => ({ events: [], total: 0, next: null }),
    },
    throttle: { take: async () => {} },
    home: () => 'https://vigil.example',
    position: () => 1,
    now: () => new Date(now),
    replay: false,
    hub: null,
  });
  const koa = new Koa().use(answerFaults(createLog('silent'), () => false)).use(exports.serve);
  server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  await response.text();
  return response;
};

it('makes two exports at a time, even if more are requested at once', async () => {
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
