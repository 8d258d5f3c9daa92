import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManualEvent } from '@vigil/common/events';
import { verify } from '@vigil/server/changes/verify';
import { createRetractions } from '@vigil/server/generation/retractions';
import { createLog } from '@vigil/server/kit/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient, type Member, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;
let visitor: Client;
/** Before the event was taken back, after reports had quoted it. */
let then: string;
let id: string;

/** A word that stands nowhere but in the event that is taken back. */
const marker = 'Quillmarker';
const soon = { timeout: 10_000, interval: 50 };

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

async function post(overrides: Partial<ManualEvent>): Promise<string> {
  const body = {
    title: 'Iran strikes depot near Haifa',
    summary: 'Iran struck a depot near Haifa.',
    eventType: 'military',
    urgencyLevel: 'urgent',
    location: 'Haifa, Israel',
    sources: ['Example Wire', 'Sample News'],
    sourceUrls: ['https://wire.example/1', 'https://sample.example/1'],
    ...overrides,
  };
  const { status, text, body: event } = await admin.client.call('createEvent', { body });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return event.id;
}

async function generate(): Promise<void> {
  for (const name of ['generateAnalysis', 'generateDetailed', 'generateBalance'] as const) {
    const { status, text } = await admin.client.call(name);
    if (status !== 200) throw new Error(`${status}: ${text}`);
  }
}

/** Everything that any visitor may read of events and of what was written from them. */
async function served(client = visitor): Promise<Map<string, string>> {
  const histories = ['/api/analysis/history', '/api/balance-of-power/history'];
  const paths = [
    ...['/api/events?page=0&limit=1000', '/api/changes?since=0', `/api/events/search?q=${marker}`, '/api/threat'],
    ...['/feed.xml', '/feed.json', '/events.csv', ...histories],
    ...['/api/analysis/latest', '/api/balance-of-power', '/api/balance-of-power/export'],
    ...['/api/analysis/latest', '/api/balance-of-power'].map((path) => `${path}?at=${then}`),
    ...(client === visitor ? [`/api/events/as-of?at=${then}`, `/api/events/${id}`, `/api/events/${id}/history`] : []),
  ];
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, (await client.send('GET', path)).text);
  for (const { id: number } of (await client.call('analysisHistory')).body)
    texts.set(`analysis ${number}`, (await client.call('analysis', { params: { id: number } })).text);
  for (const { id: number } of (await client.call('balanceHistory')).body) {
    texts.set(`balance ${number}`, (await client.call('balanceAt', { params: { id: number } })).text);
    const query = { id: number };
    texts.set(`export ${number}`, (await client.call('balanceExport', { query })).text);
  }
  return texts;
}

async function quoting(word: string | RegExp, client = visitor): Promise<string[]> {
  return [...(await served(client))].filter(([, text]) => text.match(word)).map(([path]) => path);
}

describe('an event that reports, balances and feeds quoted', () => {
  beforeEach(async () => {
    await post({});
    await post({
      title: 'Iran strikes depot near Eilat',
      summary: 'Iran struck a depot near Eilat.',
      location: 'Eilat, Israel',
    });
    await generate();
    id = await post({
      title: `Iran strikes ${marker} depot in Haifa`,
      summary: `Iran struck the ${marker} depot in Haifa and 41 people were injured.`,
      urgencyLevel: 'critical',
    });
    await generate();
    await generate();
    then = new Date().toISOString();
    const quoted = await quoting(marker);
    expect(quoted).toEqual(
      expect.arrayContaining([
        '/api/analysis/latest',
        `/api/analysis/latest?at=${then}`,
        '/api/balance-of-power',
        '/feed.xml',
        `/api/events/as-of?at=${then}`,
      ]),
    );
  });

  it('is quoted nowhere once it is hidden, and again where it is still true once it is shown again', async () => {
    const before = await visitor.call('latestAnalysis');
    await admin.client.call('hideEvent', { params: { id } });
    expect(await quoting(marker)).toEqual([]);
    expect(await quoting(marker, admin.client)).toEqual([
      '/api/events?page=0&limit=1000',
      '/api/changes?since=0',
      `/api/events/search?q=${marker}`,
    ]);
    const { body } = await visitor.call('latestAnalysis');
    expect(JSON.stringify(body)).not.toContain(id);
    expect([before.body?.threatLevel, body?.threatLevel]).toEqual(['critical', 'high']);
    await admin.client.call('restoreEvent', { params: { id } });
    expect((await visitor.call('latestAnalysis')).text).toContain(marker);
    expect((await visitor.call('balance')).text).toContain(marker);
    await admin.client.call('eraseEvent', { params: { id } });
    expect(await quoting(marker)).toEqual([]);
  });

  it('is counted nowhere once it is hidden', async () => {
    const attacks = async () => {
      const { body } = await visitor.call('latestAnalysis');
      const [count = ''] =
        body?.sentences.flatMap(({ text, template }) =>
          template?.name === 'course' ? (/: (\w+) attested attacks? in/.exec(text)?.[1] ?? []) : [],
        ) ?? [];
      return Number({ no: 0, one: 1 }[count] ?? count);
    };
    const before = await attacks();
    await admin.client.call('hideEvent', { params: { id } });
    expect(await attacks()).toBe(before - 1);
    const { body } = await visitor.call('balanceExport');
    expect(JSON.stringify(body)).not.toContain(id);
    await generate();
    expect(await attacks()).toBe(before - 1);
    await admin.client.call('eraseEvent', { params: { id } });
  });

  it('is quoted as it stands once it was corrected', async () => {
    const body = {
      title: 'Fire at a depot in Haifa put out',
      summary: 'Nobody was hurt.',
      urgencyLevel: 'low',
      reason: 'It was a fire.',
    };
    expect((await admin.client.call('correctEvent', { params: { id }, body })).status).toBe(200);
    expect(await quoting(marker)).toEqual([]);
    await admin.client.call('eraseEvent', { params: { id } });
  });

  it('is quoted nowhere as an event of its own once it was merged into another one', async () => {
    const into = (await visitor.call('events')).body.events.find(({ title }) => title.includes('Eilat'))?.id ?? '';
    expect((await admin.client.call('mergeEvents', { params: { id }, body: { into } })).status).toBe(200);
    for (const [path, text] of await served())
      if (/analysis|balance|export/.test(path) && !path.startsWith('/api/changes'))
        expect([path, text.includes(marker)]).toEqual([path, false]);
    await admin.client.call('eraseEvent', { params: { id: into } });
    await expect.poll(() => quoting(marker), soon).toEqual([]);
  });
});

/** Every document of every collection, and the names of the files that were uploaded. */
async function everything(): Promise<string> {
  const { db } = vigil.stores.connection;
  const collections = (await db?.listCollections().toArray()) ?? [];
  const texts: string[] = [];
  for (const { name } of collections) texts.push(JSON.stringify((await db?.collection(name).find().toArray()) ?? []));
  const uploads = await readdir(join(vigil.env.DATA_DIR, 'uploads')).catch(() => []);
  return [...texts, ...uploads].join('\n');
}

const left = async (words: readonly string[]) => {
  const all = await everything();
  return words.filter((word) => all.includes(word));
};

it('the levels of the past are told without what was withdrawn since, and with it once it is shown again', async () => {
  const levels = async () =>
    (await visitor.call('analysisHistory')).body.slice(-2).map(({ threatLevel }) => threatLevel);
  for (const { id: other } of (await visitor.call('events')).body.events)
    await admin.client.call('eraseEvent', { params: { id: other } });
  await post({ urgencyLevel: 'low' });
  await admin.client.call('generateAnalysis');
  id = await post({ title: 'Iran strikes port of Ashdod', urgencyLevel: 'critical', location: 'Ashdod, Israel' });
  await admin.client.call('generateAnalysis');
  expect(await levels()).toEqual(['unknown', 'critical']);
  const at = new Date().toISOString();
  for (const [act, level] of [
    ['hideEvent', 'unknown'],
    ['restoreEvent', 'critical'],
    ['eraseEvent', 'unknown'],
  ] as const) {
    await admin.client.call(act, { params: { id } });
    await expect.poll(levels, soon).toEqual(['unknown', level]);
    const { body } = await visitor.call('latestAnalysis', { query: { at } });
    expect(body?.threatLevel).toBe(level);
  }
});

describe('an erased event', () => {
  /** Each stands nowhere else. */
  const words = ['Zephyrtitle', 'Zephyrsummary', 'Zephyrsource', 'zephyr-url', 'Zephyrplace'];
  const texts = {
    title: 'Iran strikes Zephyrtitle depot in Haifa',
    summary: 'Iran struck the Zephyrsummary depot in Haifa and 43 people were injured.',
    urgencyLevel: 'critical' as const,
    location: 'Zephyrplace, Israel',
    sources: ['Zephyrsource', 'Sample News'],
    sourceUrls: ['https://wire.example/zephyr-url', 'https://sample.example/2'],
  };
  const erase = async (eventId: string) => {
    expect((await admin.client.call('eraseEvent', { params: { id: eventId } })).status).toBe(200);
  };
  /** The log and what was folded from it agree, and the chain holds. */
  const faults = () => verify(vigil.stores.log, vigil.stores.projection);

  beforeEach(async () => {
    await post({});
    id = await post(texts);
    await generate();
    await generate();
    expect(await left(words)).toEqual(words);
  });

  it('is nowhere in the data folder, after reports were generated from it', async () => {
    const body = { title: 'Zephyrtitle corrected', reason: 'Zephyrsummary was wrong' };
    await admin.client.call('correctEvent', { params: { id }, body });
    await generate();
    await erase(id);
    await expect.poll(() => left(words), soon).toEqual([]);
    const balance = (await vigil.stores.balances.latest())?.data;
    expect(JSON.stringify(balance)).not.toContain(id);
    expect(await faults()).toEqual([]);
  });

  it('takes along what was merged into it', async () => {
    const into = await post({ title: 'Iran strikes port of Ashdod', location: 'Ashdod, Israel' });
    await admin.client.call('mergeEvents', { params: { id }, body: { into } });
    await generate();
    await erase(into);
    await expect.poll(() => left(words), soon).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('leaves nothing of a report in the event that it was split from', async () => {
    const into = await post({ title: 'Iran strikes port of Ashdod', location: 'Ashdod, Israel' });
    await admin.client.call('mergeEvents', { params: { id }, body: { into } });
    const { body: evidence } = await admin.client.call('evidence', { params: { id: into } });
    const items = evidence.reports.filter(({ title }) => title === texts.title).map(({ item }) => item);
    const split = await admin.client.call('splitEvent', { params: { id: into }, body: { items } });
    expect(split.body.title).toBe(texts.title);
    await generate();
    await erase(split.body.id);
    const all = ['Zephyrtitle', 'Zephyrsummary', 'Zephyrsource', 'zephyr-url', 'Zephyrplace'];
    await expect.poll(() => left(all), soon).toEqual([]);
    expect(await faults()).toEqual([]);
    expect((await visitor.call('evidence', { params: { id: into } })).body.event.title).toBe(
      'Iran strikes port of Ashdod',
    );
    await erase(into);
  });

  it('is gone from what was written while it was erased', async () => {
    const writing = Promise.all([admin.client.call('generateAnalysis'), admin.client.call('generateBalance')]);
    await erase(id);
    await writing;
    await expect.poll(() => left(words), soon).toEqual([]);
  });
});

it('is removed again from what was stored meanwhile, also after a failure of the database', async () => {
  await admin.client.call('eraseEvent', { params: { id: await post({}) } });
  const { stores } = vigil;
  const askedAfter: number[] = [];
  const retractionsAfter = async (seq: number) => {
    askedAfter.push(seq);
    if (askedAfter.length === 2) throw new Error('connection closed');
    return stores.log.retractionsAfter(seq);
  };
  const log = { ...stores.log, retractionsAfter };
  const retractions = createRetractions({ ...stores, log }, createLog('silent'));
  await retractions.noteStored(0);
  await expect.poll(() => askedAfter, { ...soon, timeout: 20_000 }).toEqual([0, 0, 0]);
  await retractions.stop();
});
