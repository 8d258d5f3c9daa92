import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };
/** More than are read at once. */
const feedCount = 20;
const mostAtOnce = 16;

let vigil: Vigil;
let tab: Tab;
let channel: Feeds;
let feeds: Feeds[];
/** Requests to feeds that were given up. */
let ended: number;

beforeEach(async () => {
  ended = 0;
  const hang: Parameters<typeof startFeeds>[0][string] = (_request, response) => {
    response.on('close', () => {
      ended += 1;
    });
  };
  vigil = await startVigil();
  channel = await startFeeds({ '/alerts.json': { body: '\uFEFF\r\n', type: 'application/json' } });
  feeds = await Promise.all(Array.from({ length: feedCount }, () => startFeeds({ '/feed.xml': hang })));
  for (const [at, { url }] of feeds.entries()) await vigil.addSource(`Paper ${at}`, `${url}/feed.xml`);
  const url = `${channel.url}/alerts.json`;
  await vigil.stores.sources.add({ name: 'Civil Defence', url, side: 'israeli', reliability: 95, kind: 'oref' });
  tab = await openTab(vigil.url);
});
afterEach(async () => {
  tab.close();
  await vigil.end();
  await Promise.all([channel, ...feeds].map((server) => server.close()));
});

const asked = () => feeds.reduce((sum, feed) => sum + feed.hits('/feed.xml'), 0);

it('an alert is in open tabs while as many feeds hang as are read at once', { timeout: 60_000 }, async () => {
  vigil.scheduleScans();
  await expect.poll(asked, soon).toBe(mostAtOnce);
  const alert = { id: '1', cat: '1', title: 'ירי רקטות וטילים', data: ['חיפה'], desc: 'Fictional' };
  channel.set('/alerts.json', { body: JSON.stringify(alert), type: 'application/json' });
  const { updates } = await tab.next('new-event');
  expect(updates).toMatchObject([{ event: { title: 'Rocket and missile alert in Haifa' } }]);
  expect({ asked: asked(), ended }).toEqual({ asked: mostAtOnce, ended: 0 });
});

it('a channel that hangs is given up within seconds, for the next answer', { timeout: 60_000 }, async () => {
  vigil.scheduleScans();
  await expect.poll(() => channel.hits('/alerts.json'), soon).toBeGreaterThan(0);
  channel.set('/alerts.json', () => {});
  await expect.poll(asked, soon).toBe(mostAtOnce);
  const fault = async () => (await vigil.get('sources')).find(({ name }) => name === 'Civil Defence')?.fault;
  await expect.poll(fault, soon).toBe('No complete answer within 3 seconds.');
  expect(ended).toBe(0);
});
