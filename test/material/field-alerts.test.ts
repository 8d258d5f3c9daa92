import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SourceKind } from '@vigil/common/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, type Feeds, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = fileURLToPath(new URL('../../../shared/data/field/', import.meta.url));
const soon = { timeout: 30_000, interval: 100 };

const Input = z.object({
  file: z.string(),
  type: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The inputs are of this morning: what expires in them expires an hour later. */
const morning = Date.parse('2026-11-28T07:00:00Z');
const begun = Date.now();
const now = () => new Date(morning + Date.now() - begun);
const iso = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString().replace(/\.\d+Z/, '+00:00');

let inputs: Map<string, z.infer<typeof Input>>;
let vigil: Vigil;
let feeds: Feeds;

beforeAll(async () => {
  const manifest = z.array(Input).parse(JSON.parse(await readFile(`${folder}manifest.json`, 'utf8')));
  inputs = new Map(manifest.map((input) => [input.file, input]));
  vigil = await startVigil({ now });
  feeds = await startFeeds({});
  vigil.scheduleScans();
});
afterAll(async () => {
  await vigil?.end();
  await feeds?.close();
});

/** An input with the headers that its server sends, and its dates set to now. */
async function answer(file: string): Promise<Answer> {
  const input = inputs.get(file);
  if (!input) throw new Error(`${file} is not in the manifest.`);
  const text = await readFile(`${folder}${file}`, 'utf8');
  const body = text
    .replaceAll('SENT-NOW', iso(0))
    .replaceAll('EXPIRES-200-S-AGO', iso(-200))
    .replaceAll('RANDOM-EACH-READING', Math.random().toString(16));
  return { body, ...(input.type && { type: input.type }), ...(input.headers && { headers: input.headers }) };
}

const quiet: Record<string, Answer> = {
  oref: { body: '\uFEFF\r\n', type: 'application/json' },
  cap: { body: '<feed xmlns="http://www.w3.org/2005/Atom"><title>No alerts</title></feed>', type: 'application/xml' },
};

/** Adds a channel that shows nothing, and returns how to show something and what became of it. */
async function openChannel(name: string, kind: SourceKind & ('oref' | 'cap')) {
  const path = `/${name}`;
  const set = (shown: Answer) => feeds.set(path, shown);
  set(quiet[kind] ?? { body: '' });
  const url = `${feeds.url}${path}`;
  await vigil.stores.sources.add({ name, url, side: 'israeli', reliability: 95, kind, official: true });
  const state = async () => (await vigil.get('sources')).find((one) => one.name === name);
  await expect.poll(async () => (await state())?.status, soon).toBe('active');
  /** Shows an answer until it was read twice. */
  const show = async (shown: Answer) => {
    set(shown);
    const before = feeds.hits(path);
    await expect.poll(() => feeds.hits(path), soon).toBeGreaterThan(before + 2);
  };
  const events = async () => (await vigil.get('events')).events.filter(({ sources }) => sources.includes(name));
  const titles = async () => (await events()).map(({ title }) => title).sort();
  const open = async () =>
    (await events()).filter((one) => (one.alertAreas ?? []).length > 0 && one.urgencyLevel === 'critical');
  return { show, events, titles, open, fault: async () => (await state())?.fault ?? null };
}

const siren = (id: string, places: string[], title = 'ירי רקטות וטילים'): Answer => ({
  body: JSON.stringify({ id, cat: '1', title, data: places, desc: 'Fictional' }),
  type: 'application/json',
});

describe('alerts of the field', () => {
  it('F1: zeros behind the text hide no alert, and zeros alone are none', async () => {
    const { show, titles, fault } = await openChannel('F1', 'oref');
    await show({ body: '\0\0\r\n', type: 'application/json' });
    expect(await fault()).toBeNull();
    await show(await answer('F1-oref-nul.json'));
    expect(await titles()).toEqual(['Rocket and missile alert in Haifa']);
    expect(await fault()).toBeNull();
  });

  it('F2: a test area alone is no alert', async () => {
    const { show, events, fault } = await openChannel('F2', 'oref');
    await show(await answer('F2-oref-test-area.json'));
    expect(
      (await events()).filter(({ urgencyLevel, title }) => urgencyLevel !== 'low' || !/^Drill: /.test(title)),
    ).toEqual([]);
    expect(await fault()).toBeNull();
  });

  it('F3: the end of a stay ends the alert of its place, and a nationwide end all of them', async () => {
    const [one, all] = [await openChannel('F3a', 'oref'), await openChannel('F3b', 'oref')];
    await one.show(siren('1003', ['עכו']));
    await one.show(await answer('F3a-oref-end.json'));
    expect(await one.titles()).toEqual(['Ended: Rocket and missile alert in Acre']);
    await all.show(siren('1004', ['חיפה', 'אילת']));
    await all.show(siren('1005', ['נצרת'], 'חדירת כלי טיס עוין'));
    await all.show(await answer('F3b-oref-end-nationwide.json'));
    expect(await all.titles()).toEqual([
      'Ended: Hostile aircraft alert in Nazareth',
      'Ended: Rocket and missile alert in Haifa, Eilat',
    ]);
  });

  it('F4: a minute of the history that has grown adds its places', async () => {
    const { show, titles } = await openChannel('F4', 'oref');
    const [first = '', second = ''] = z
      .array(z.unknown())
      .parse(JSON.parse(await readFile(`${folder}F4-oref-history.json`, 'utf8')))
      .map((reading) => {
        const minute = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Asia/Jerusalem',
          dateStyle: 'short',
          timeStyle: 'short',
        });
        return JSON.stringify(reading).replaceAll('TODAY HH:MM', minute.format(morning - 60_000));
      });
    await show({ body: first, type: 'application/json' });
    expect(await titles()).toEqual(['Rocket and missile alert in Ashdod']);
    await show({ body: second, type: 'application/json' });
    expect(await titles()).toEqual(['Rocket and missile alert in Ashdod, Ashkelon']);
  });

  it('F5: two spaces in a title are one', async () => {
    const { show, titles } = await openChannel('F5', 'oref');
    await show(await answer('F5-oref-two-spaces.json'));
    expect(await titles()).toEqual(['Hostile aircraft alert in Nazareth']);
  });

  it('F6: all blocks of a CAP alert count', async () => {
    const { show, titles } = await openChannel('F6', 'cap');
    await show(await answer('F6-cap-three-infos.xml'));
    expect(await titles()).toEqual(['Missile Attack alert in Haifa, Tiberias, Safed']);
  });

  it('F7: what has expired when it comes is no alert', async () => {
    const { show, open, fault } = await openChannel('F7', 'cap');
    await show(await answer('F7-cap-expired.xml'));
    expect(await open()).toEqual([]);
    expect(await fault()).toBeNull();
  });

  it('F8: an update replaces the places', async () => {
    const { show, titles, open } = await openChannel('F8', 'cap');
    const update = await answer('F8-cap-update.xml');
    const first = String(update.body)
      .replace('<identifier>c5u<', '<identifier>c5<')
      .replace('<msgType>Update<', '<msgType>Alert<')
      .replace(/<references>.*?<\/references>/, '')
      .replace('<areaDesc>Nahariya<', '<areaDesc>Hadera; Nahariya<');
    await show({ ...update, body: first });
    expect(await titles()).toEqual(['Missile Attack alert in Hadera, Nahariya']);
    await show(update);
    expect((await open()).map(({ alertAreas }) => alertAreas?.map(({ name }) => name))).toEqual([['Nahariya, Israel']]);
  });

  it('F9: an index is followed, and says that what it links to cannot be read', async () => {
    const { show, fault } = await openChannel('F9', 'cap');
    await show(await answer('F9-cap-thin-feed.xml'));
    await expect.poll(fault, soon).toMatch(/^This index links to 1 alerts, of which 1 could not be read: /);
  });

  it('F10: what is private is not published', async () => {
    const { show, events, fault } = await openChannel('F10', 'cap');
    await show(await answer('F10-cap-private.xml'));
    expect(await events()).toEqual([]);
    expect(await fault()).toBeNull();
  });
});

describe('feeds of the field', () => {
  async function read(name: string, file: string) {
    feeds.set(`/${name}.xml`, await answer(file));
    await vigil.addSource(name, `${feeds.url}/${name}.xml`);
    await scan();
    return reportsOf(name);
  }
  const scan = () => vigil.scanner.run({ force: true });
  const reportsOf = async (name: string) => {
    const { events } = await vigil.get('events');
    const records = await Promise.all(events.map(({ id }) => vigil.stores.events.record(id)));
    return records.flatMap((record) =>
      (record?.reports ?? [])
        .filter(({ source }) => source === name)
        .map((report) => ({ ...report, eventId: record?.id })),
    );
  };

  it.each([
    ['F11', 'F11-dates-shifted.xml', 6],
    ['F12', 'F12-dates-unread.xml', 9],
  ])('%s: all dates are read as they are meant', async (name, file, count) => {
    const reports = await read(name, file);
    expect(reports.length).toBe(count);
    for (const { title, publishedAt } of reports) expect(publishedAt, title).toBe('2026-11-27T04:19:00.000Z');
  });

  it.each([
    ['F13', 'F13-one-guid-for-all.xml'],
    ['F14', 'F14-one-link-no-guid.xml'],
    ['F15a', 'F15a-fragments.xml'],
    ['F15b', 'F15b-ref-is-the-id.xml'],
  ])('%s: three items are three events, once', async (name, file) => {
    const reports = await read(name, file);
    expect(new Set(reports.map(({ eventId }) => eventId)).size).toBe(3);
    await scan();
    expect(await reportsOf(name)).toEqual(reports);
  });

  it('F16: a guid of each reading makes one report, and no update', async () => {
    const reports = await read('F16', 'F16-guid-of-each-reading.xml');
    expect(reports.length).toBe(1);
    const { seq } = await vigil.get('events');
    for (let round = 0; round < 3; round += 1) {
      feeds.set('/F16.xml', await answer('F16-guid-of-each-reading.xml'));
      await scan();
    }
    expect(await reportsOf('F16')).toEqual(reports);
    expect((await vigil.get('events')).seq).toBe(seq);
  });

  it('F17: a guid is no address, and a link without scheme is completed', async () => {
    const urls = (await read('F17', 'F17-guid-is-no-address.xml')).map(({ title, url }) => [title, url]);
    expect(new Map(urls.map(([title = '', url = '']) => [title, url]))).toEqual(
      new Map([
        ['Israel strikes missile depot near Bandar Abbas, Iran says', ''],
        ['Israel strikes missile depot near Kangavar, Iran says', 'https://www.desk.example/n7'],
      ]),
    );
  });
});
