import { api, type CallName } from '@vigil/common/api';
import { verify } from '@vigil/server/changes/verify';
import { isEventChange } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validInputs } from '../contract/valid-inputs.ts';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type RecordedDatabase, startRecordedDatabase } from '../harness/recorded-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/* No query of the server reads a whole collection that grows, or sorts it in memory. */

let database: RecordedDatabase;
let feeds: Feeds;
let vigil: Vigil;

beforeAll(async () => {
  database = await startRecordedDatabase();
  const items = Array.from({ length: 30 }, (_, at) => ({
    title: `Iran fires ${at + 2} missiles at the fictional port of Amberly ${at}, Israel says`,
    link: `https://paper.example/${at}`,
    date: new Date(Date.now() - at * 3_600_000).toISOString(),
  }));
  feeds = await startFeeds({ '/feed.xml': { body: rss(items), type: 'application/rss+xml' } });
  vigil = await startVigil({ env: { MONGODB_URI: database.uri } });
  await vigil.addSource('Courier', `${feeds.url}/feed.xml`);
});
afterAll(async () => {
  await vigil?.end();
  await feeds.close();
  await database.end();
});

/** What administrators or operators keep, a few rows each: reading all of them is what is wanted. */
const small = new Set(['sources', 'trusted-sources', 'users', 'webhooks']);

it('has an index for every query that it makes', { timeout: 120_000 }, async () => {
  vigil.scheduleScans();
  await vigil.scanner.run();
  await vigil.stores.events.append(Array.from({ length: 20 }, () => nextDraft()));
  const visitor = createClient(vigil.url);
  const { body } = await visitor.call('events');
  expect(body.totalCount).toBeGreaterThan(10);
  const [first = '', second = '', third = '', fourth = ''] = body.events.map(({ id }) => id);
  const { client: admin } = await makeUser(vigil, { isAdmin: true });
  await admin.call('mergeEvents', { params: { id: first }, body: { into: second } });
  for (const name of ['hideEvent', 'restoreEvent', 'hideEvent'] as const)
    await admin.call(name, { params: { id: third } });
  await admin.call('eraseEvent', { params: { id: fourth } });
  for (const id of [second, third, first]) await admin.call('eventHistory', { params: { id } });
  await visitor.call('eventsAsOf', { query: { at: new Date(Date.now() - 1_000).toISOString() } });
  await visitor.call('events', { query: { page: 3, limit: 5 } });
  let user = admin;
  for (const name of Object.keys(api) as CallName[]) {
    const inputs = validInputs[name] as object;
    const { status } = await (api[name].access === 'anyone' ? visitor : user).call(name, inputs);
    // Some end the session.
    if (status === 401 && api[name].access !== 'anyone') {
      user = (await makeUser(vigil, { isAdmin: true })).client;
      await user.call(name, inputs);
    }
  }
  const [{ item } = { item: null }] = (await vigil.stores.log.since(0, 100)).filter(isEventChange);
  await vigil.stores.events.stateOf([item ?? ''], ['https://paper.example/0']);
  const commands = database.take();
  const isLimited = ({ maxTimeMS }: (typeof commands)[number]) => maxTimeMS !== undefined;
  const read = commands.filter(({ find, aggregate }) =>
    ['events', 'changes', 'items'].includes(String(find ?? aggregate)),
  );
  expect(read.filter((command) => !isLimited(command))).toEqual([]);
  const plans = await database.explain(commands);
  expect(plans.length).toBeGreaterThan(100);
  const isSlow = ({ shape, stages }: (typeof plans)[number]) =>
    stages.some((stage) => stage === 'COLLSCAN' || stage === 'SORT') && !small.has(shape.split(' ')[1] ?? '');
  expect(plans.filter(isSlow).map(({ shape, stages }) => `${shape}: ${stages.join(' ')}`)).toEqual([]);
  expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
});
