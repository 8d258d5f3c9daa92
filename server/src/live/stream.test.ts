import { once } from 'node:events';
import type { ThreatStatus } from '@vigil/common/threat';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { answerFaults } from '../kit/faults.ts';
import { createLog } from '../kit/log.ts';
import { createStreams } from './stream.ts';

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

it('has no more readers than its limit, even if they all come at once', async () => {
  let proceed = () => {};
  const isRead = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const streams = createStreams({
    events: {
      changesSince: async () => {
        await isRead;
        return { epoch: 'e', before: 1, seq: 1, updates: [], complete: true };
      },
    },
    epoch: 'e',
    position: () => 1,
    threat: () => threat,
    maxClients: 2,
  });
  const server = new Koa()
    .use(answerFaults(createLog('silent'), () => false))
    .use(streams.serve)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/stream`;
  const headers = { 'Last-Event-ID': 'e:1' };
  const statuses: number[] = [];
  const all = Array.from({ length: 6 }, () => fetch(url, { headers }).then(({ status }) => statuses.push(status)));
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
  proceed();
  await Promise.all(all);
  expect([statuses.slice(4), streams.count()]).toEqual([[200, 200], 2]);
  server.closeAllConnections();
  await expect.poll(streams.count).toBe(0);
  server.close();
});
