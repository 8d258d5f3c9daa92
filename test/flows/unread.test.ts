import { ReaderError } from '@vigil/reader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { sharedReader, startVigil, type Vigil } from '../harness/vigil.ts';

const now = () => new Date('2030-03-05T12:00:00.000Z');
const strike = {
  title: 'Israeli jets strike missile depot near Isfahan',
  date: '2030-03-05T11:00:00.000Z',
  link: 'https://paper.example/strike',
};
const talks = {
  title: 'Iran and United States resume nuclear talks in Oman',
  date: '2030-03-05T10:00:00.000Z',
  link: 'https://paper.example/talks',
};

let vigil: Vigil;
let feeds: Feeds;
let admin: Client;
/** The titles that the reader fails on. */
let broken: string[] = [];

beforeEach(async () => {
  const shared = await sharedReader();
  broken = [strike.title];
  const read: typeof shared.read = (text, at) =>
    broken.includes(text.title) ? Promise.reject(new ReaderError('broken')) : shared.read(text, at);
  vigil = await startVigil({ now, reader: { ...shared, read } });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  feeds = await startFeeds({
    '/paper.xml': { body: rss([strike, talks]), type: 'application/rss+xml', headers: { etag: '"one"' } },
  });
});
afterEach(async () => {
  await vigil.end();
  await feeds.close();
});

/** Of all reports of all events, in the order of the alphabet. */
const titles = async () => {
  const records = await vigil.stores.events.records(24, now());
  return records.flatMap(({ reports }) => reports.map(({ title }) => title)).sort();
};
const unread = async () =>
  (await admin.call('stats')).body.healthIssues.flatMap((issue) => (issue.kind === 'unread' ? issue.reports : []));

describe('a report that the reader cannot read', () => {
  it('is told to administrators, and becomes an event once it can, though its feed stays as it was', async () => {
    await vigil.addSource('Paper', `${feeds.url}/paper.xml`);
    await vigil.scanner.run();
    expect(await titles()).toEqual([talks.title]);
    await expect.poll(unread, { timeout: 20_000 }).toEqual([1]);
    expect((await vigil.get('stats')).healthIssues.map(({ kind }) => kind)).not.toContain('unread');

    await vigil.scanner.run();
    expect(await titles()).toEqual([talks.title]);
    broken = [];
    await vigil.scanner.run();
    expect(await titles()).toEqual([talks.title, strike.title]);
    await expect.poll(unread, { timeout: 20_000 }).toEqual([]);
  });
});

describe('an event by hand', () => {
  const form = {
    summary: 'Fictional.',
    eventType: 'military',
    urgencyLevel: 'low',
    location: 'Isfahan, Iran',
  } as const;
  const add = async (title: string) => {
    const body = { ...form, title, sources: ['Paper'], sourceUrls: ['https://paper.example/1'] };
    return (await admin.call('createEvent', { body })).body.id;
  };
  const reportOf = async (id: string) => (await vigil.stores.events.record(id))?.reports[0];

  it('bears what the reader says, in the place of which the administrator puts their own type and urgency', async () => {
    const statement = (await reportOf(await add(talks.title)))?.statement;
    expect(statement).toMatchObject({ model: 'admin', type: 'military', urgency: [1, 0, 0, 0, 0], kind: 'talks' });
  });

  it('of a text that cannot be read says so in its evidence', async () => {
    const id = await add(strike.title);
    expect((await reportOf(id))?.statement).toBeUndefined();
    const { reports } = (await admin.call('evidence', { params: { id } })).body;
    expect(reports.map(({ isUnread }) => isUnread)).toEqual([true]);
  });

  it('gets type, urgency and place from its text', async () => {
    const read = async (title: string) => admin.call('readText', { body: { title, summary: '' } });
    expect((await read(talks.title)).body).toMatchObject({ relevant: true, eventType: 'diplomatic' });
    expect((await read(strike.title)).status).toBe(503);
  });
});
