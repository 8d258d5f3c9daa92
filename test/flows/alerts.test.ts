import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;
let channel: Feeds;
let tab: Tab;

/** The channel shows nothing, as it does most of the time: a byte-order mark and a line break. */
const quiet = { body: '\uFEFF\r\n', type: 'application/json' };
const show = (id: string, title: string, places: string[], cat = '1') =>
  channel.set('/alerts.json', {
    body: `\uFEFF${JSON.stringify({ id, cat, title, data: places, desc: 'Fictional' })}`,
    type: 'application/json; charset=utf-8',
  });
const missiles = 'ירי רקטות וטילים';
const ended = 'האירוע הסתיים';

beforeEach(async () => {
  vigil = await startVigil();
  channel = await startFeeds({ '/alerts.json': quiet });
  const url = `${channel.url}/alerts.json`;
  await vigil.stores.sources.add({
    name: 'Civil Defence',
    url,
    side: 'israeli',
    reliability: 95,
    kind: 'oref',
    official: true,
  });
  tab = await openTab(vigil.url);
  vigil.scheduleScans();
  await expect.poll(() => channel.hits('/alerts.json'), soon).toBeGreaterThan(0);
});
afterEach(async () => {
  tab.close();
  await vigil.end();
  await channel.close();
});

describe('an alert of an official channel', () => {
  it('is in open tabs within three seconds, grows, is confirmed by nothing, and ends with its all-clear', async () => {
    const shownAt = performance.now();
    show('1', missiles, ['חיפה', 'עכו']);
    const { updates } = await tab.next('new-event');
    expect(performance.now() - shownAt).toBeLessThan(3_000);
    expect(updates).toMatchObject([
      {
        event: {
          title: 'Rocket and missile alert in Haifa, Acre',
          urgencyLevel: 'critical',
          marks: ['israeli'],
          originCount: 1,
          sources: ['Civil Defence'],
        },
      },
    ]);
    const title = async () => (await vigil.get('events')).events.map((event) => event.title);
    show('2', missiles, ['חיפה', 'נתניה']);
    await expect.poll(title, soon).toEqual(['Rocket and missile alert in Haifa, Acre, Netanya']);
    channel.set('/alerts.json', quiet);
    show('3', ended, ['חיפה', 'עכו', 'נתניה'], '10');
    await expect.poll(title, soon).toEqual(['Ended: Rocket and missile alert in Haifa, Acre, Netanya']);
    expect((await vigil.get('events')).events).toMatchObject([{ marks: ['israeli'], sourceCount: 1 }]);
  }, 60_000);

  it('grows under the same id, hides behind no stray bytes, and ends with one end for all of the country', async () => {
    const title = async () => (await vigil.get('events')).events.map((event) => event.title).sort();
    const showBytes = (value: unknown) =>
      channel.set('/alerts.json', { body: `\0\uFEFF${JSON.stringify(value)}\0\r\n`, type: 'application/json' });
    showBytes({ id: '1', cat: '1', title: missiles.replace(' ', '  '), data: ['חיפה', 'בדיקה'] });
    await expect.poll(title, soon).toEqual(['Rocket and missile alert in Haifa']);
    showBytes({ id: '1', cat: '1', title: missiles, data: ['חיפה', 'עכו'] });
    await expect.poll(title, soon).toEqual(['Rocket and missile alert in Haifa, Acre']);
    showBytes([{ id: '2', cat: '6', title: 'חדירת כלי טיס עוין', data: ['נצרת'] }, {}]);
    await expect
      .poll(title, soon)
      .toEqual(['Hostile aircraft alert in Nazareth', 'Rocket and missile alert in Haifa, Acre']);
    showBytes({});
    await expect.poll(async () => (await vigil.get('sources'))[0]?.fault, soon).toBeNull();
    showBytes({ id: '3', cat: '10', title: ended, data: ['ברחבי הארץ'] });
    await expect
      .poll(title, soon)
      .toEqual(['Ended: Hostile aircraft alert in Nazareth', 'Ended: Rocket and missile alert in Haifa, Acre']);
  }, 60_000);

  it('is loud about a channel that cannot be reached, and says when it answers again', async () => {
    const state = async () => (await vigil.get('sources'))[0];
    await expect.poll(async () => (await state())?.status, soon).toBe('active');
    channel.set('/alerts.json', { body: '', status: 503 });
    await expect.poll(async () => (await state())?.fault, soon).toBe('The server answered 503.');
    await expect.poll(() => tab.of('source-updated').map(({ status }) => status), soon).toEqual(['active', 'failing']);
    channel.set('/alerts.json', quiet);
    await expect.poll(async () => (await state())?.status, soon).toBe('active');
  }, 60_000);

  it('keeps its running alerts with the source, and counts hostile answers as faults', async () => {
    show('1', missiles, ['חיפה']);
    await tab.next('new-event');
    const rows = async () => (await vigil.stores.sources.list())[0]?.episodes;
    await expect.poll(rows, soon).toMatchObject([{ places: ['חיפה'], ids: ['1'] }]);
    channel.set('/alerts.json', { body: `{"id":"${'9'.repeat(1_100_000)}"}`, type: 'application/json' });
    const fault = async () => (await vigil.get('sources'))[0]?.fault;
    await expect.poll(fault, soon).toContain('larger than');
    show('1', missiles, ['חיפה']);
    await expect.poll(fault, soon).toBeNull();
    expect((await vigil.get('events')).events).toHaveLength(1);
  }, 60_000);

  it('is read from a new address of its channel, and under a new name', async () => {
    const [row] = await vigil.stores.sources.list();
    if (!row) throw new Error('The channel is missing.');
    channel.set('/moved.json', quiet);
    await vigil.stores.sources.change(row, { name: 'Civil Defence Desk', url: `${channel.url}/moved.json` });
    await expect.poll(() => channel.hits('/moved.json'), soon).toBeGreaterThan(0);
    const hits = channel.hits('/alerts.json');
    channel.set('/moved.json', {
      body: JSON.stringify({ id: '7', cat: '1', title: missiles, data: ['חיפה'] }),
      type: 'application/json',
    });
    expect((await tab.next('new-event')).updates).toMatchObject([{ event: { sources: ['Civil Defence Desk'] } }]);
    expect(channel.hits('/alerts.json') - hits).toBeLessThanOrEqual(1);
  }, 60_000);
});
