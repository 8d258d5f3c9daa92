import { makeReport } from '@vigil/common/testing/make';
import { findBreak } from '@vigil/server/changes/chain';
import { verify } from '@vigil/server/changes/verify';
import { readEnv } from '@vigil/server/config/env';
import { createMatcher } from '@vigil/server/judge/matcher';
import { createLog } from '@vigil/server/kit/log';
import { itemIdentity } from '@vigil/server/pipeline/item-identity';
import { takeIn } from '@vigil/server/pipeline/take-in';
import { openStores } from '@vigil/server/stores';
import { makeItem, makeSourceRow } from '@vigil/server/testing/make';
import type { ChangeDraft } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { sharedReader, startVigil, type Vigil } from '../harness/vigil.ts';

let reports = 0;

function nextReport(eventId: string, item = `further-report-${reports + 1}`): ChangeDraft {
  reports += 1;
  const report = makeReport({ item, url: `https://courier.example/further/${reports}` });
  return { op: 'report', eventId, item, by: 'test', data: { report, imageUrls: [], urgencyLevel: 'low' } };
}

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
  it('number their changes in one order without a gap, whichever server appends', async () => {
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
        await server.stores.tail.waitFor(100);
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

  it.each([
    'Israel strikes missile depot near Isfahan, Iran says',
    'Iran strikes missile depot near Haifa, Israel says',
  ])('join the reports of what one would begin to the event that the other joined it to: %s', async (title) => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers were started');
    const now = new Date('2030-03-05T12:00:00.000Z');
    const items = ['first', 'second', 'third'].map((path, index) =>
      makeItem({
        guid: null,
        link: `https://paper.example/${path}/${title.length}`,
        title,
        summary: '',
        publishedAt: new Date(now.getTime() - (3 - index) * 60_000),
      }),
    );
    const source = makeSourceRow({ name: 'Paper One' });
    const [first] = items.map((item) => itemIdentity(source.name, item));
    const known = nextDraft();
    const append = async (drafts: ChangeDraft[]) => {
      await two.stores.events.append([known, nextReport(known.eventId, first)]);
      return one.stores.events.append(drafts);
    };
    const { knownItems, passOver, foldedRows, record } = one.stores.events;
    const reader = await sharedReader();
    const matcher = createMatcher({ reader, now: () => now });
    const store = { knownItems, passOver, append, foldedRows, record };
    await takeIn([{ source, items }], { store, matcher, reader, now });
    expect(await verify(one.stores.log, one.stores.projection)).toEqual([]);
    expect((await one.stores.events.record(known.eventId))?.reports).toHaveLength(4);
  });

  it('fold what both append to one event into the same event, in memory as in the database', async () => {
    const draft = nextDraft();
    await servers[0]?.stores.events.append([draft]);
    for (let round = 0; round < 5; round++)
      await Promise.all(servers.map(({ stores }) => stores.events.append([nextReport(draft.eventId)])));
    for (const { stores } of servers) {
      await stores.tail.waitFor(await stores.log.headSeq());
      expect(await verify(stores.log, stores.projection)).toEqual([]);
      const [stored] = await stores.events.rows([draft.eventId]);
      expect(stored?.record?.reports).toHaveLength(11);
      expect(await stores.events.foldedRows([draft.eventId])).toEqual([stored]);
    }
  });

  it('keep nothing of what one erased while the other was behind, whatever is reported later', async () => {
    const [one] = servers;
    if (!one) throw new Error('two servers were started');
    const behind = await openStores(
      readEnv({ MONGODB_URI: database.uri, SESSION_KEYS: 'a fictional key of more than 32 characters' }),
      createLog('silent'),
      () => new Date(),
    );
    try {
      const [merged, erased] = [nextDraft(), nextDraft()];
      const on = { item: null, by: 'test' };
      await one.stores.events.append([merged, erased]);
      await behind.tail.poll();
      await one.stores.events.append([
        { ...on, op: 'merge', eventId: merged.eventId, data: { into: erased.eventId } },
        { ...on, op: 'erase', eventId: erased.eventId, data: {} },
      ]);
      await behind.tail.poll();
      await one.stores.events.append([nextReport(merged.eventId)]);
      await behind.tail.poll();
      const ids = [merged.eventId, erased.eventId];
      for (const rows of [await behind.events.foldedRows(ids), await one.stores.events.rows(ids)])
        expect(rows.map(({ state, record }) => [state, record])).toEqual([
          ['erased', undefined],
          ['erased', undefined],
        ]);
    } finally {
      await behind.close();
    }
  });

  it('keep the reports of an event that one merged just before the other erased it', async () => {
    const [one] = servers;
    if (!one) throw new Error('two servers were started');
    const [merged, stays] = [nextDraft(), nextDraft()];
    const on = { item: null, by: 'test' };
    await one.stores.events.append([
      merged,
      stays,
      { ...on, op: 'merge', eventId: merged.eventId, data: { into: stays.eventId } },
      { ...on, op: 'erase', eventId: merged.eventId, data: {} },
    ]);
    expect((await one.stores.events.record(stays.eventId))?.reports).toHaveLength(2);
    expect(await verify(one.stores.log, one.stores.projection)).toEqual([]);
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
