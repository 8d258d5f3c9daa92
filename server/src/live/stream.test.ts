import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { makeEvent } from '@vigil/common/testing/make';
import type { ThreatStatus } from '@vigil/common/threat';
import type { Update } from '@vigil/common/timeline';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { answerFaults } from '../kit/faults.ts';
import { createLog } from '../kit/log.ts';
import { createStreams } from './stream.ts';

type Options = Parameters<typeof createStreams>[0];

const threat: ThreatStatus = {
  level: 'unknown',
  reason: 'no feed was read',
  missing: [],
  lastKnown: null,
  evidenceAt: null,
  coverage: { read: 0, total: 0, lastReadAt: null, sides: { israeli: null, iranian: null }, unheard: [] },
  militaryProbability: null,
  diplomacyProbability: null,
  seq: 1,
};

let server: Server;
let tabs: Socket[] = [];
afterEach(() => {
  for (const tab of tabs) tab.destroy();
  tabs = [];
  server.closeAllConnections();
  server.close();
});

async function start(options: Partial<Options>) {
  const events: Options['events'] = {
    changesSince: async () => ({ epoch: 'e', before: 1, seq: 1, updates: [], complete: true }),
  };
  const streams = createStreams({ events, epoch: 'e', position: () => 1, threat: () => threat, ...options });
  const koa = new Koa({ proxy: true, maxIpsCount: 1 });
  server = koa
    .use(answerFaults(createLog('silent'), () => false))
    .use(streams.serve)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { streams, port, url: `http://127.0.0.1:${port}/api/stream` };
}

/** A client that reads the greeting and nothing after it. */
async function openSlow(port: number): Promise<Socket> {
  const tab = connect(port, '127.0.0.1');
  tab.on('error', () => {});
  tabs.push(tab);
  tab.write('GET /api/stream HTTP/1.1\r\nHost: vigil.example\r\n\r\n');
  await once(tab, 'readable');
  return tab;
}

const update = (seq: number): Update => ({
  seq,
  eventId: 'e-1',
  event: makeEvent({ id: 'e-1', summary: 'x'.repeat(400_000) }),
});

it('has no more readers than its limit, even if they all come at once', async () => {
  let proceed = () => {};
  const isRead = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const { streams, url } = await start({
    events: {
      changesSince: async () => {
        await isRead;
        return { epoch: 'e', before: 1, seq: 1, updates: [], complete: true };
      },
    },
    maxClients: 2,
  });
  const headers = { 'Last-Event-ID': 'e:1' };
  const statuses: number[] = [];
  const all = Array.from({ length: 6 }, () => fetch(url, { headers }).then(({ status }) => statuses.push(status)));
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
  proceed();
  await Promise.all(all);
  expect([statuses.slice(4), streams.count()]).toEqual([[200, 200], 2]);
  server.closeAllConnections();
  await expect.poll(streams.count).toBe(0);
});

it('counts the readers of one IPv6 network together, however many addresses it has', async () => {
  const { url } = await start({});
  const open = async (address: string) => (await fetch(url, { headers: { 'X-Forwarded-For': address } })).status;
  const statuses: number[] = [];
  for (let host = 1; host <= 12; host++) statuses.push(await open(`2001:db8:1:2:${host.toString(16)}::${host}`));
  expect(statuses).toEqual([...Array(10).fill(200), 503, 503]);
  expect(await open('2001:db8:1:3::1')).toBe(200);
  // An IPv4 address that is written as IPv6 is one of IPv4.
  for (let count = 0; count < 10; count++) await open('192.0.2.1');
  expect([await open('::ffff:192.0.2.1'), await open('192.0.2.2')]).toEqual([503, 200]);
});

it('disconnects those with the most unread bytes once all together leave too many', async () => {
  const { streams, port } = await start({ maxWaiting: 3_000_000 });
  for (let count = 0; count < 8; count++) await openSlow(port);
  await expect.poll(streams.count).toBe(8);
  for (let seq = 2; streams.count() === 8 && seq < 60; seq++) {
    streams.send([update(seq)]);
    await new Promise(setImmediate);
  }
  // Without the common limit all would go together, each with a megabyte unread.
  expect(streams.count()).toBeGreaterThan(0);
  expect(streams.count()).toBeLessThan(8);
});
