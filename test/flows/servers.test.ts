import { findBreak } from '@vigil/server/changes/chain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let database: SharedDatabase;
let servers: Vigil[];

beforeAll(async () => {
  database = await startSharedDatabase();
  const env = { MONGODB_URI: database.uri };
  servers = [await startVigil({ env }), await startVigil({ env })];
});
afterAll(async () => {
  for (const server of servers) await server.end();
  await database.end();
});

describe('two servers on one database', () => {
  it('number their changes in one order without a gap, whoever appends', async () => {
    const appends = servers.flatMap((server) =>
      Array.from({ length: 25 }, () => server.stores.events.append([nextDraft(), nextDraft()])),
    );
    await Promise.all(appends);
    const entries = [];
    for await (const entry of servers[0]?.stores.log.entries() ?? []) entries.push(entry);
    expect(entries).toHaveLength(100);
    expect(findBreak(entries, servers[0]?.stores.log.epoch ?? '')).toBeNull();
  });

  it('show the same timeline', async () => {
    const [one, two] = await Promise.all(
      servers.map(async (server) => {
        await server.stores.tail.reached(100);
        return server.get('events');
      }),
    );
    expect(one).toEqual(two);
  });

  it('tell their own tabs of what the other has stored', async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers were started');
    const tab = await openTab(two.url);
    const draft = nextDraft();
    await one.stores.events.append([draft]);
    expect((await tab.next('new-event')).updates).toMatchObject([{ eventId: draft.eventId }]);
    tab.close();
  });

  it('catch up before they answer a tab that was told more by the other', async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers were started');
    await one.stores.events.append([nextDraft()]);
    const since = one.stores.tail.position();
    expect(await two.get('changes', { since })).toMatchObject({ before: since, seq: since, complete: true });
  });

  it('tell of one feed item once, when both found it', async () => {
    const draft = nextDraft();
    const results = await Promise.all(servers.map((server) => server.stores.events.append([draft])));
    expect(results.map(({ appended }) => appended).sort()).toEqual([0, 1]);
  });

  it('let one of them scan', async () => {
    const results = await Promise.all(servers.map((server) => server.scanner.run()));
    expect(results.filter((result) => result !== null).length).toBeGreaterThanOrEqual(1);
    const work = servers.map((server) =>
      server.stores.leases.run('scan', () => new Promise((resolve) => setTimeout(resolve, 200, true))),
    );
    expect((await Promise.all(work)).filter((one) => one !== null)).toHaveLength(1);
  });
});
