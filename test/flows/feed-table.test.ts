import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;
let feeds: Feeds;

beforeAll(async () => {
  vigil = await startVigil({ now });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  feeds = await startFeeds({});
});
afterAll(async () => {
  await vigil.end();
  await feeds.close();
});
beforeEach(async () => {
  for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
});

const minute = 60_000;
/** Items are counted by days: the clock of this server begins at noon, so that the last half hour is of one day. */
const lateMs = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
const now = () => new Date(Date.now() + lateMs);
const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
const strike = (name: string, date: string) => ({
  title: `Israel strikes missile depot near ${name}, Iran says`,
  link: `https://paper.example/${name}`,
  date,
});
const figures = async () => (await admin.call('feedFigures')).body;
const seen = async () => (await admin.call('latency')).body[0];

it('the table of feeds has the next reading, the newest item and the items a day of each', async () => {
  const dates = [10 * minute, 20 * minute, 30 * minute, 30 * 24 * 60 * minute].map(before);
  const items = ['Arak', 'Qom', 'Yazd', 'Bam'].map((name, at) => strike(name, dates[at] ?? ''));
  feeds.set('/feed.xml', { body: rss(items) });
  await vigil.addSource('Harbour Radio', `${feeds.url}/feed.xml`);
  await vigil.addSource('Silent Wire', `${feeds.url}/silent.xml`);
  expect(await figures()).toMatchObject([
    { nextReadAt: null, newestAt: null, itemsPerDay: null, delay: null },
    { nextReadAt: null, newestAt: null, itemsPerDay: null, delay: null },
  ]);
  await vigil.scanner.run({ force: true });
  const [first] = await figures();
  expect(first).toMatchObject({ newestAt: `${dates[0]?.slice(0, 19)}.000Z`, itemsPerDay: 3, delay: null });
  const { failingSince, lastUpdate } = (await vigil.get('sources'))[1] ?? {};
  expect(lastUpdate).toBeNull();
  expect(Date.parse((await figures())[1]?.nextReadAt ?? '')).toBeGreaterThan(Date.parse(failingSince ?? ''));
  // What was counted once is not counted again.
  feeds.set('/feed.xml', { body: rss([...items].reverse()) });
  await vigil.scanner.run({ force: true });
  expect((await figures())[0]).toMatchObject({ itemsPerDay: 3 });
});

it('a feed that is not scheduled has no next reading', async () => {
  feeds.set('/feed.xml', { body: rss([]) });
  await vigil.addSource('Harbour Radio', `${feeds.url}/feed.xml`);
  await vigil.scanner.run({ force: true });
  const [{ id } = { id: '' }] = await figures();
  expect((await figures())[0]?.nextReadAt).not.toBeNull();
  await admin.call('changeSource', { params: { id }, body: { paused: true } });
  expect((await figures())[0]?.nextReadAt).toBeNull();
});

it('a scan announces each feed that it has read, though it was read a moment before', async () => {
  feeds.set('/feed.xml', { body: rss([]) });
  await vigil.addSource('Harbour Radio', `${feeds.url}/feed.xml`);
  await vigil.scanner.run({ force: true });
  const tab = await openTab(vigil.url);
  const scan = await vigil.scanner.run({ force: true });
  const state = await tab.next('source-updated');
  tab.close();
  expect(Date.parse(state.lastUpdate ?? '')).toBeGreaterThanOrEqual(Date.parse(scan?.startedAt ?? ''));
});

it('a report of a feed that was read before is measured, though it was published before this server started', async () => {
  feeds.set('/feed.xml', { body: rss([strike('Shiraz', before(3 * 60 * minute))]) });
  // Of a name that no earlier test has read.
  await vigil.addSource('Coast Radio', `${feeds.url}/feed.xml`);
  const { count = 0 } = (await seen()) ?? {};
  await vigil.scanner.run({ force: true });
  expect((await seen())?.count).toBe(count);
  // This server knows that the feed was read once its health was checked.
  await expect.poll(async () => (await vigil.get('threat')).coverage.read, { timeout: 10_000 }).toBe(1);
  const items = [strike('Tabriz', before(60 * minute)), strike('Kerman', before(40 * 24 * 60 * minute))];
  feeds.set('/feed.xml', { body: rss(items) });
  await vigil.scanner.run({ force: true });
  const after = await seen();
  expect(after?.count).toBe(count + 1);
  expect(after?.p95).toBeGreaterThan(59 * minute);
  await expect.poll(async () => (await figures())[0]?.delay?.count).toBe(1);
});
