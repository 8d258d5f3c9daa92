import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CapMessage, capFeed } from '../fakes/cap.ts';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { makeUser } from '../harness/client.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;
let channel: Feeds;
let tab: Tab;
let shift = 0;

const show = (...messages: CapMessage[]) =>
  channel.set('/cap.xml', { body: capFeed(messages), type: 'application/cap+xml' });
/** Adds the channel as administrators do: its kind is told by what its server sends. */
const add = async (side: string) => {
  const { client } = await makeUser(vigil, { isAdmin: true });
  const body = { name: 'Civil Defence', url: `${channel.url}/cap.xml`, side, official: true };
  expect((await client.call('addSource', { body })).body).toMatchObject({ kind: 'cap', side });
};
const raid: CapMessage = { id: 'a1', event: 'Air raid', areas: ['Haifa', 'Tabriz'], circle: '32.8,35 9' };

beforeEach(async () => {
  shift = 0;
  vigil = await startVigil({ now: () => new Date(Date.now() + shift) });
  channel = await startFeeds({});
  show();
  tab = await openTab(vigil.url);
});
afterEach(async () => {
  tab.close();
  await vigil.end();
  await channel.close();
});

const events = async () => (await vigil.get('events')).events;
const titles = async () => (await events()).map(({ title }) => title);

describe('a CAP 1.2 alert', () => {
  it.each(['israeli', 'iranian'] as const)(
    'of the %s side is in open tabs within three seconds, grows by its updates, and ends with its all-clear',
    async (side) => {
      // An empty feed names no kind: it is told by the first alert that it shows, or chosen.
      show({ ...raid, id: 'a0', status: 'Test', sent: '2020-01-01T00:00:00Z' });
      await add(side);
      vigil.scheduleScans();
      await expect.poll(async () => (await vigil.get('sources'))[0]?.status, soon).toBe('active');
      expect(await titles()).toEqual([]);

      const shownAt = performance.now();
      show(raid);
      const { updates } = await tab.next('new-event');
      expect(performance.now() - shownAt).toBeLessThan(3_000);
      expect(updates).toMatchObject([
        {
          event: {
            title: 'Air raid alert in Haifa, Tabriz',
            urgencyLevel: 'critical',
            marks: [side],
            originCount: 1,
            alertAreas: [
              { name: 'Haifa', place: { lat: 32.8, lon: 35 }, radiusKm: 9 },
              { name: 'Tabriz, Iran', radiusKm: 6 },
            ],
          },
        },
      ]);
      show(raid, { ...raid, id: 'a2', type: 'Update', references: ['a1'], areas: ['Haifa', 'Tabriz', 'Eilat'] });
      await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa, Tabriz, Eilat']);
      show({ ...raid, id: 'a3', type: 'Update', references: ['a2'], areas: ['Haifa'], isAllClear: true });
      const areas = async () => (await events())[0]?.alertAreas?.map(({ name }) => name);
      await expect.poll(areas, soon).toEqual(['Tabriz, Iran', 'Eilat, Israel']);
      show({ ...raid, id: 'a4', type: 'Update', references: ['a3'], areas: ['Tabriz', 'Eilat'], isAllClear: true });
      await expect.poll(titles, soon).toEqual(['Ended: Air raid alert in Haifa, Tabriz, Eilat']);
      expect(await events()).toMatchObject([{ marks: [side], sourceCount: 1, originCount: 1, alertAreas: [] }]);
      await expect
        .poll(() => tab.of('event-updated').flatMap(({ updates }) => updates.map(({ event }) => event?.title)), soon)
        .toContain('Ended: Air raid alert in Haifa, Tabriz, Eilat');
    },
    60_000,
  );

  it('that is cancelled is marked in open tabs, as is a drill, and both are of low urgency', async () => {
    show(raid);
    await add('iranian');
    vigil.scheduleScans();
    await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa, Tabriz']);
    show(raid, { ...raid, id: 'a2', type: 'Cancel', references: ['a1'] });
    const cancelled = ({ updates }: { updates: { event: { title: string } | null }[] }) =>
      updates.some(({ event }) => event?.title === 'Cancelled: Air raid alert in Haifa, Tabriz');
    await tab.next('event-updated', cancelled);
    expect(await events()).toMatchObject([{ urgencyLevel: 'low', alertAreas: [] }]);

    show({ ...raid, id: 'd1', status: 'Exercise', areas: ['Eilat'] });
    const isDrill = ({ updates }: { updates: { event: { title: string } | null }[] }) =>
      updates.some(({ event }) => event?.title === 'Drill: Air raid alert in Eilat');
    const { updates } = await tab.next('new-event', isDrill);
    expect(updates).toMatchObject([{ event: { urgencyLevel: 'low', alertAreas: [] } }]);
    expect((await vigil.get('threat')).raisedBy?.flatMap(({ eventIds }) => eventIds) ?? []).not.toContain(
      updates[0]?.eventId,
    );
  }, 60_000);

  it('is not lost behind a document that is cut off: that is a fault, and the alert goes on', async () => {
    show(raid);
    await add('israeli');
    vigil.scheduleScans();
    await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa, Tabriz']);
    channel.set('/cap.xml', { body: capFeed([raid]).slice(0, -40), type: 'application/cap+xml' });
    const fault = async () => (await vigil.get('sources'))[0]?.fault;
    await expect.poll(fault, soon).toBe('The CAP document is damaged.');
    show(raid);
    await expect.poll(fault, soon).toBeNull();
    expect(await titles()).toEqual(['Air raid alert in Haifa, Tabriz']);
  }, 60_000);

  it('of an index is read from the address that its entry links to, once for each version', async () => {
    const entry = (path: string, updated: string) =>
      `<entry><id>${path}</id><title>Alert</title><updated>${updated}</updated><link href="${path}"/><cap:event>x</cap:event></entry>`;
    const index = (...entries: string[]) =>
      channel.set('/cap.xml', {
        body: `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><title>Alerts</title>${entries.join('')}</feed>`,
        type: 'application/atom+xml',
      });
    const alertAt = (path: string, message: CapMessage) =>
      channel.set(path, { body: capFeed([message]), type: 'application/cap+xml' });
    alertAt('/1.cap', raid);
    index(entry('/1.cap', 'a'));
    await add('iranian');
    vigil.scheduleScans();
    await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa, Tabriz']);
    alertAt('/1.cap', { ...raid, id: 'a2', type: 'Update', references: ['a1'], areas: ['Haifa'] });
    index(
      entry('/1.cap', 'b'),
      entry(`${channel.url.replace('127.0.0.1', '10.0.0.1')}/2.cap`, 'a'),
      entry('/gone.cap', 'a'),
    );
    await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa']);
    const fault = async () => (await vigil.get('sources'))[0]?.fault;
    await expect.poll(fault, soon).toMatch(/^This index links to 3 alerts, of which 2 could not be read: \S/);
    expect(channel.hits('/1.cap')).toBe(2);
    index(entry('/1.cap', 'b'));
    await expect.poll(fault, soon).toBeNull();
    expect(channel.hits('/1.cap')).toBe(2);
    expect((await events()).length).toBe(1);
  }, 60_000);

  it('is replaced by its update, and ends when it expires', async () => {
    show(raid);
    await add('israeli');
    vigil.scheduleScans();
    await expect.poll(titles, soon).toEqual(['Air raid alert in Haifa, Tabriz']);
    const expires = new Date(Date.now() + 20 * 60_000).toISOString();
    show(raid, { ...raid, id: 'a2', type: 'Update', references: ['a1'], areas: ['Tabriz'], expires });
    await expect.poll(titles, soon).toEqual(['Air raid alert in Tabriz']);
    expect((await events())[0]?.alertAreas?.map(({ name }) => name)).toEqual(['Tabriz']);
    // The document stays as it is, and cannot be read any more.
    channel.set('/cap.xml', { body: '', status: 503 });
    shift = 20 * 60_000;
    await expect.poll(titles, soon).toEqual(['Ended: Air raid alert in Tabriz']);
    expect(await events()).toMatchObject([
      { alertAreas: [], summary: expect.stringContaining('The time that was set for the alert has passed.') },
    ]);
  }, 60_000);
});
