import { setTimeout as pause } from 'node:timers/promises';
import type { Stores } from '@vigil/server/stores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextDraft } from '../../harness/drafts.ts';
import { listen } from '../../soak/listener.ts';
import { type Node, startNode } from '../../soak/node.ts';
import { type FrailDatabase, startFrailDatabase } from './frail-database.ts';

const readers = 20;
const maxMs = 10_000;

let database: FrailDatabase;
let server: Node;

beforeAll(async () => {
  database = await startFrailDatabase();
  server = await startNode({ ...database.env, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server?.end();
  await database?.end();
});

it('a server ends with 0 within seconds while others append without a pause and tabs never read', {
  timeout: 180_000,
}, async () => {
  const counts = await openReaders();
  await database.open(async (stores) => {
    const appending = appendOn(stores);
    await sleepUntilOneIsCut();

    const from = performance.now();
    server.signal('SIGTERM');
    const code = await server.exited;
    const took = performance.now() - from;
    const unfollowed = await appending.stop();

    expect(code).toBe(0);
    expect(took).toBeLessThan(maxMs);
    // It did not end because they had ended.
    expect(unfollowed).toBeGreaterThan(0);
    expect(server.said.filter((line) => line.startsWith('{')).join('\n')).toBe('');
    await expect.poll(() => counts).toEqual({ notified: readers, closed: readers });
  });
});

async function openReaders(): Promise<{ notified: number; closed: number }> {
  const counts = { notified: 0, closed: 0 };
  const options = {
    onMessage: (message: string) => {
      if (message.startsWith('["restarting"')) counts.notified += 1;
    },
    onClose: () => {
      counts.closed += 1;
    },
  };
  await Promise.all(Array.from({ length: readers }, () => listen(server.url, options)));
  return counts;
}

/** Corrects events, in long words, faster than clients can follow. `stop` resolves with the number of changes that no client has followed. */
function appendOn({ log, tail }: Stores): { stop: () => Promise<number> } {
  let isOn = true;
  const running = (async () => {
    const events = Array.from({ length: 20 }, () => nextDraft());
    await log.append(events);
    for (let round = 0; isOn; round++) {
      const data = {
        title: `Fictional title ${round}`,
        summary: 'lorem '.repeat(4_000),
        reason: 'It was another one.',
      };
      await log.append(events.map(({ eventId }) => ({ op: 'correct', eventId, item: null, by: 'test', data })));
    }
    return (await log.headSeq()) - tail.position();
  })();
  const stop = () => {
    isOn = false;
    return running;
  };
  return { stop };
}

/** One tab after the other stops reading, so that the server keeps more for each than for the next, and too much for the first. */
async function sleepUntilOneIsCut(): Promise<void> {
  for (let opened = readers; (await server.figure('vigil_sockets')) === opened; opened++) {
    const { pause: fallAsleep } = await listen(server.url, { onMessage: () => {}, onClose: () => {} });
    fallAsleep();
    await pause(100);
  }
}
