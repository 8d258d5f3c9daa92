import { verify } from '@vigil/server/changes/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let feeds: Feeds;
let admin: Client;
let visitor: Client;
let tab: Tab;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  feeds = await startFeeds({});
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
  tab = await openTab(vigil.url);
});
afterAll(async () => {
  tab.close();
  await vigil.end();
  await feeds.close();
});

async function add(...sources: string[]): Promise<string> {
  const draft = nextDraft();
  if (draft.op !== 'add') throw new Error('not an addition');
  const [report] = draft.data.reports;
  if (!report) throw new Error('no report');
  const reports = sources.map((source, at) => ({
    ...report,
    item: `${report.item}-${at}`,
    source,
    title: `By ${source}`,
  }));
  await vigil.stores.events.append([{ ...draft, item: null, data: { ...draft.data, reports } }]);
  return draft.eventId;
}

const shown = async (client: Client, id: string) =>
  (await client.call('events')).body.events.find((event) => event.id === id);
const merge = (id: string, into: string) => admin.call('mergeEvents', { params: { id }, body: { into } });
const faults = () => verify(vigil.stores.log, vigil.stores.projection);

describe('a merge of two events', () => {
  it('makes one event of two: the one vanishes as the other grows, in one message', async () => {
    const [gone, stays] = [await add('Paper One', 'Paper Two'), await add('Paper Three')];
    const { status, body } = await merge(gone, stays);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: stays, sourceCount: 3, originCount: 3 });
    expect(await shown(visitor, gone)).toBeUndefined();
    expect(await shown(admin, gone)).toBeUndefined();
    expect(await shown(visitor, stays)).toEqual(body);
    const frame = await tab.next('event-updated', ({ updates }) => updates.some(({ eventId }) => eventId === gone));
    expect(frame.updates.map(({ eventId, event }) => [eventId, event?.sourceCount ?? null])).toEqual([
      [gone, null],
      [stays, 3],
    ]);
  });

  it('leads from the event that went to the one that stayed, in any number of steps', async () => {
    const [a, b, c] = [await add('Paper One'), await add('Paper Two'), await add('Paper Three')];
    await merge(a, b);
    await merge(b, c);
    const { body } = await visitor.call('evidence', { params: { id: a } });
    expect(body.event.id).toBe(c);
    expect(body.reports.map(({ source }) => source)).toEqual(['Paper Three', 'Paper Two', 'Paper One']);
  });

  it('is refused with itself, with what is gone, and while one of the two is hidden', async () => {
    const [a, b, hidden] = [await add('Paper One'), await add('Paper Two'), await add('Paper Three')];
    await vigil.stores.events.hide(hidden, 'test');
    expect((await merge(a, a)).status).toBe(400);
    expect((await merge(a, 'nowhere')).status).toBe(404);
    expect((await merge(a, hidden)).status).toBe(409);
    await merge(a, b);
    expect(await merge(a, b)).toMatchObject({ status: 409, body: { error: 'The event was merged into another one.' } });
    expect((await admin.call('hideEvent', { params: { id: a } })).status).toBe(409);
    expect((await admin.call('eraseEvent', { params: { id: a } })).status).toBe(409);
  });

  it('is erased with the event that stayed: nothing of either is left', async () => {
    const [gone, stays] = [await add('A name to be forgotten'), await add('Paper Two')];
    await merge(gone, stays);
    await admin.call('eraseEvent', { params: { id: stays } });
    expect((await visitor.call('evidence', { params: { id: gone } })).status).toBe(404);
    const entries = [];
    for await (const entry of vigil.stores.log.entries()) entries.push(entry);
    expect(JSON.stringify(entries)).not.toContain('A name to be forgotten');
    expect(await faults()).toEqual([]);
  });

  it('is learnt by the scans: a later report of the event that went belongs to the one that stayed', async () => {
    const title = 'Iran launches 20 missiles at Israeli air base near Haifa';
    const read = async (path: string, text: string) => {
      const item = { title: text, link: `https://paper.example${path}`, date: '2030-03-05T11:00:00Z' };
      feeds.set(path, { body: rss([item]), type: 'application/rss+xml' });
      await vigil.addSource(`Paper ${path}`, `${feeds.url}${path}`);
      await vigil.scanner.run();
    };
    await read('/one', title);
    const [event] = (await vigil.get('events')).events.filter((one) => one.title === title);
    const stays = await add('Paper Two');
    await merge(event?.id ?? '', stays);
    await read('/two', `${title}, three hurt`);
    expect((await shown(visitor, stays))?.sources).toEqual(['Paper Two', 'Paper /one', 'Paper /two']);
  });
});

describe('a split of an event', () => {
  const split = (id: string, body: { items: string[]; title?: string }) =>
    admin.call('splitEvent', { params: { id }, body });
  const itemsOf = async (id: string) => (await visitor.call('evidence', { params: { id } })).body.reports;

  it('makes of the chosen reports an event of their own', async () => {
    const id = await add('Paper One', 'Paper Two', 'Paper Three');
    const [, second, third] = await itemsOf(id);
    const { status, body } = await split(id, { items: [second?.item ?? '', third?.item ?? ''] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'By Paper Two', sources: ['Paper Two', 'Paper Three'] });
    expect(body.id).not.toBe(id);
    expect((await shown(visitor, id))?.sources).toEqual(['Paper One']);
    expect(await shown(visitor, body.id)).toEqual(body);
  });

  it('leaves at least one report, and takes none that is not there', async () => {
    const id = await add('Paper One', 'Paper Two');
    const items = (await itemsOf(id)).map(({ item }) => item);
    expect((await split(id, { items })).status).toBe(400);
    expect((await split(id, { items: ['nothing'] })).status).toBe(409);
    expect((await split(id, { items: [] })).status).toBe(400);
  });
});

describe('a correction of an event', () => {
  const correct = (id: string, body: object) => admin.call('correctEvent', { params: { id }, body });

  it('changes what is wrong and says so, with the reason and without a name', async () => {
    const id = await add('Paper One');
    const { body } = await correct(id, { title: 'Another title', urgencyLevel: 'low', reason: 'It was a drill' });
    expect(body).toMatchObject({
      title: 'Another title',
      urgencyLevel: 'low',
      judgedBy: 'admin',
      corrected: { at: now.toISOString(), reason: 'It was a drill' },
    });
    expect(await shown(visitor, id)).toEqual(body);
  });

  it('of the urgency holds after later reports', async () => {
    const id = await add('Paper One');
    await correct(id, { urgencyLevel: 'low', reason: 'It was a drill' });
    const report = { item: 'late', source: 'Paper Two', url: '', title: 'Late', publishedAt: null };
    const data = { report, imageUrls: [], urgencyLevel: 'critical' as const };
    await vigil.stores.events.append([{ op: 'report', eventId: id, item: 'late', by: 'test', data }]);
    expect(await shown(visitor, id)).toMatchObject({ urgencyLevel: 'low', sourceCount: 2 });
  });

  it('needs a reason and something to correct', async () => {
    const id = await add('Paper One');
    expect(await correct(id, { title: 'Other' })).toMatchObject({ status: 400 });
    expect(await correct(id, { reason: 'Because' })).toMatchObject({
      status: 400,
      body: { error: 'Please correct something' },
    });
  });

  it('is in the audit list, as are merges and splits', async () => {
    const { body } = await admin.call('audit', { query: { limit: 200 } });
    const whats = new Set(body.map(({ what }) => what));
    expect([...whats]).toEqual(expect.arrayContaining(['event-corrected', 'event-merged', 'event-split']));
  });
});

describe('the log of merges, splits and corrections', () => {
  it('is unbroken, and folds to what is stored', async () => {
    expect(await faults()).toEqual([]);
  });
});
