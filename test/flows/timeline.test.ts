import { findBreak } from '@vigil/server/changes/chain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;

beforeEach(async () => {
  vigil = await startVigil();
});
afterEach(() => vigil.end());

const url = (query = '?page=0&limit=1000') => `${vigil.url}/api/events${query}`;

async function add(count: number): Promise<string[]> {
  const drafts = Array.from({ length: count }, () => nextDraft());
  await vigil.stores.events.append(drafts);
  return drafts.map(({ eventId }) => eventId);
}

describe('GET /api/events', () => {
  it('answers an empty timeline', async () => {
    expect(await vigil.get('events')).toMatchObject({ events: [], totalCount: 0, totalDisplayed: 0, seq: 0 });
  });

  it('shows an event as soon as its change was acknowledged, newest first', async () => {
    await add(3);
    const { events, totalCount, totalDisplayed, seq } = await vigil.get('events', { page: 0, limit: 1000 });
    expect({ totalCount, totalDisplayed, seq }).toEqual({ totalCount: 3, totalDisplayed: 3, seq: 3 });
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('pages through the database in the same order', async () => {
    await add(7);
    const all = (await vigil.get('events')).events.map(({ id }) => id);
    const pages = await Promise.all([0, 1, 2].map((page) => vigil.get('events', { page, limit: 3 })));
    expect(pages.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(all);
    expect(pages.map(({ totalDisplayed }) => totalDisplayed)).toEqual([3, 3, 1]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([7, 7, 7]);
  });

  it('answers 304 until something changes', async () => {
    await add(1);
    const first = await fetch(url());
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(url(), { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await add(1);
    const next = await fetch(url(), { headers: { 'If-None-Match': etag } });
    expect(next.status).toBe(200);
    expect(next.headers.get('etag')).not.toBe(etag);
  });

  it('sends the same bytes in every encoding', async () => {
    await add(5);
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await fetch(url(), { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        return response.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each(['?page=-1', '?limit=0', '?limit=1001', '?page=one', '?limit[]=5', '?page=1e9'])(
    'refuses %s in words',
    async (query) => {
      const response = await fetch(url(query));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/page|limit/) });
    },
  );
});

describe('an event', () => {
  it('vanishes for visitors when it is hidden, and comes back when it is restored', async () => {
    const [id = ''] = await add(2);
    await vigil.stores.events.hide(id, 'test');
    expect((await vigil.get('events')).events.map((event) => event.id)).not.toContain(id);
    expect((await vigil.get('events')).totalCount).toBe(1);
    await vigil.stores.events.restore(id, 'test');
    expect((await vigil.get('events')).events.map((event) => event.id)).toContain(id);
  });

  it('leaves nothing of its contents when it is erased, and the chain of the log holds', async () => {
    const drafts = [nextDraft({ title: 'A title that must be forgotten' }), nextDraft()];
    await vigil.stores.events.append(drafts);
    const id = drafts[0]?.eventId ?? '';
    await vigil.stores.events.erase(id, 'test');
    const { events, totalCount } = await vigil.get('events');
    expect(totalCount).toBe(1);
    expect(events).toHaveLength(1);

    const entries = [];
    for await (const entry of vigil.stores.log.entries()) entries.push(entry);
    expect(JSON.stringify(entries)).not.toContain('must be forgotten');
    expect(findBreak(entries, vigil.stores.log.epoch)).toBeNull();
  });

  it('does not come back by its items after it was erased', async () => {
    const draft = nextDraft();
    await vigil.stores.events.append([draft]);
    await vigil.stores.events.erase(draft.eventId, 'test');
    expect(await vigil.stores.events.knownItems([draft.item ?? ''])).toEqual(new Set([draft.item]));
    expect(await vigil.stores.events.append([draft])).toEqual({ appended: 0 });
    expect((await vigil.get('events')).totalCount).toBe(0);
  });

  it('with an unknown id cannot be hidden', async () => {
    await expect(vigil.stores.events.hide('nowhere', 'test')).rejects.toThrow('There is no such event.');
  });
});

describe('GET /api/changes', () => {
  it('tells each event touched since then once, as it stands now', async () => {
    const [first = '', second = ''] = await add(3);
    await vigil.stores.events.hide(first, 'test');
    await vigil.stores.events.hide(second, 'test');
    await vigil.stores.events.restore(second, 'test');
    const reply = await vigil.get('changes', { since: 3 });
    expect(reply).toMatchObject({ before: 3, seq: 6, complete: true });
    expect(reply.updates.map(({ eventId, event }) => [eventId, event?.id ?? null])).toEqual([
      [first, null],
      [second, second],
    ]);
  });

  it('never shows a visitor what is hidden', async () => {
    const [id = ''] = await add(1);
    await vigil.stores.events.hide(id, 'test');
    expect((await vigil.get('changes', { since: 0 })).updates).toEqual([{ seq: 2, eventId: id, event: null }]);
  });

  it('says that a full load is due when too much has happened, or when the number is from another log', async () => {
    await add(501);
    expect(await vigil.get('changes', { since: 0 })).toMatchObject({ complete: false, updates: [] });
    expect(await vigil.get('changes', { since: 1 })).toMatchObject({ complete: true });
    expect(await vigil.get('changes', { since: 9999 })).toMatchObject({ complete: false, updates: [] });
  });
});
