import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let feeds: Feeds;
let ada: Member;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  feeds = await startFeeds({ '/feed.xml': { body: rss([]) } });
  ada = await makeUser(vigil, { isAdmin: true, username: 'ada' });
  admin = ada.client;
});
afterAll(async () => {
  await vigil.end();
  await feeds.close();
});

const newest = async (limit = 1, more: object = {}) => (await admin.call('audit', { query: { limit, ...more } })).body;

async function addEvent(title: string): Promise<{ params: { id: string } }> {
  const draft = nextDraft({ title, imageUrls: ['https://img.example/1.jpg'] });
  await vigil.stores.events.append([draft]);
  return { params: { id: draft.eventId } };
}

describe('the audit list', () => {
  it('tells of every act on an event: who, when, what, and on which', async () => {
    const event = await addEvent('A fictional port is closed');
    await admin.call('removeImage', { ...event, body: { imageUrl: 'https://img.example/1.jpg' } });
    await admin.call('hideEvent', event);
    await admin.call('restoreEvent', event);
    const entries = await newest(3);
    expect(entries).toMatchObject(
      ['event-restored', 'event-hidden', 'image-removed'].map((what) => ({
        what,
        by: 'ada',
        at: now.toISOString(),
        subject: 'A fictional port is closed',
        note: '',
      })),
    );
    expect(entries.map(({ seq }) => seq)).toEqual([...entries.map(({ seq }) => seq)].sort((a, b) => b - a));
  });

  it('forgets what an erased event was called, and keeps that it was erased', async () => {
    const event = await addEvent('A fictional secret');
    await admin.call('hideEvent', event);
    await admin.call('eraseEvent', event);
    const entries = await newest(2);
    expect(entries).toMatchObject([
      { what: 'event-erased', by: 'ada', subject: '' },
      { what: 'event-hidden', by: 'ada', subject: '' },
    ]);
    expect(JSON.stringify(await newest(200))).not.toContain('A fictional secret');
  });

  it('tells of every act on sources, trusted sources and scans', async () => {
    const manual = { title: 'T', summary: 'S', eventType: 'other', urgencyLevel: 'low', location: 'Northport' };
    const trusted = { name: 'The Institute', url: 'https://institute.example/', category: 'news' };
    const before = (await newest(1))[0]?.seq ?? 0;
    await admin.call('createEvent', { body: manual });
    const source = { name: 'Harbour Radio', url: `${feeds.url}/feed.xml` };
    const { id } = (await admin.call('addSource', { body: source })).body;
    await admin.call('testSources');
    await admin.call('refresh');
    await admin.call('removeSource', { params: { id } });
    const added = (await admin.call('addTrustedSource', { body: trusted })).body;
    await admin.call('changeTrustedSource', { params: { id: added.id }, body: { ...trusted, name: 'Institute' } });
    await admin.call('removeTrustedSource', { params: { id: added.id } });
    await admin.call('saveScanSettings', { body: { intervalMinutes: 30, enabled: true } });
    const entries = (await newest(50)).filter(({ seq }) => seq > before).reverse();
    expect(entries.map(({ what, subject, note }) => [what, subject, note])).toEqual([
      ['event-added', 'T', ''],
      ['source-added', 'Harbour Radio', ''],
      ['sources-tested', '', '1 working, 0 failed'],
      ['scan-started', '', ''],
      ['source-removed', 'Harbour Radio', ''],
      ['trusted-source-added', 'The Institute', ''],
      ['trusted-source-changed', 'Institute', ''],
      ['trusted-source-removed', 'Institute', ''],
      ['scan-settings-changed', '', 'every 30 minutes'],
    ]);
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['ada']));
  });

  it('calls people by the names they have now, and no more once they are gone', async () => {
    const reader = await makeUser(vigil, { username: 'bo' });
    await admin.call('setAdmin', { params: { id: reader.id }, body: { isAdmin: true } });
    expect(await newest()).toMatchObject([{ what: 'admin-granted', by: 'ada', subject: 'bo' }]);

    const other = await makeUser(vigil, { isAdmin: true, username: 'cy' });
    const event = await addEvent('A fictional bridge opens');
    await other.client.call('hideEvent', event);
    expect(await newest()).toMatchObject([{ what: 'event-hidden', by: 'cy' }]);
    await admin.call('removeUser', { params: { id: other.id } });
    const [removed, hidden] = await newest(2);
    expect(removed).toMatchObject({ what: 'user-removed', by: 'ada', subject: '' });
    expect(hidden).toMatchObject({ what: 'event-hidden', by: null, subject: 'A fictional bridge opens' });
    expect(JSON.stringify(await newest(200))).not.toMatch(/"cy"|cy@/);
  });

  it('has nothing of what people do to their own account, nor of what the pipeline does', async () => {
    const before = await newest(1);
    await vigil.stores.events.append([nextDraft()]);
    await vigil.stores.auditLog.record('account', 'password-changed', ada.id);
    expect(await newest(1)).toEqual(before);
  });

  it('is read page by page, newest first', async () => {
    const all = await newest(200);
    expect(all.length).toBeGreaterThan(6);
    const pages = [];
    for (let before: number | undefined; ; ) {
      const page = await newest(4, before ? { before } : {});
      pages.push(...page);
      before = page.at(-1)?.seq;
      if (page.length < 4) break;
    }
    expect(pages).toEqual(all);
  });

  it.each<Record<string, string | number>>([
    { limit: 0 },
    { limit: 201 },
    { limit: 'many' },
    { before: 0 },
    { before: -1 },
    { after: 3 },
  ])('refuses the query %j', async (query) => {
    expect((await admin.call('audit', { query })).status).toBe(400);
  });
});
