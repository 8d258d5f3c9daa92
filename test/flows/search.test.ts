import { SearchReply } from '@vigil/common/search';
import { makeReport } from '@vigil/common/testing/make';
import { createSearchStore } from '@vigil/server/features/search/store';
import { createLog } from '@vigil/server/kit/log';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

async function search(query: Record<string, string | number>, client = visitor): Promise<SearchReply> {
  const { status, body, text } = await client.call('searchEvents', { query });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return SearchReply.parse(body);
}
const titles = async (query: Record<string, string | number>, client = visitor) =>
  (await search(query, client)).events.map(({ title }) => title);

describe('the search over all events', () => {
  const day = (number: number) => `2031-05-0${number}T12:00:00.000Z`;
  const drafts = [
    nextDraft({ title: 'Fähre sinks off Nørrehavn', location: 'Nørrehavn', eventType: 'other', timestamp: day(1) }),
    nextDraft({ title: 'Ferry line cuts 1,200 jobs', eventType: 'economic', urgencyLevel: 'high', timestamp: day(2) }),
    nextDraft({
      title: 'Ferryman honoured',
      summary: 'He rowed for years.',
      urgencyLevel: 'low',
      timestamp: day(3),
      reports: [makeReport({ item: 'radio-1', source: 'Radio Nørre', url: 'https://radio.example/1' })],
    }),
    nextDraft({ title: 'چراغ‌های بندر کرمانشاه خاموش شد', timestamp: day(4) }),
    nextDraft({ title: 'إطفاء مصباح مدرسة الميناء', timestamp: day(5) }),
    nextDraft({ title: 'הפנסים בנמל כבו, מסר דובר צה״ל', timestamp: day(6) }),
  ];
  beforeAll(() => vigil.stores.events.append(drafts));

  it.each<[Record<string, string | number>, string[]]>([
    [{ q: 'ferry' }, ['Ferryman honoured', 'Ferry line cuts 1,200 jobs']],
    [{ q: 'FERRY line' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'line ferr' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'fahre norre' }, ['Fähre sinks off Nørrehavn']],
    [{ q: '1200' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'rowed years' }, ['Ferryman honoured']],
    [{ q: 'ferr', type: 'economic' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'ferr', urgency: 'low,critical' }, ['Ferryman honoured']],
    [{ place: 'norre' }, ['Fähre sinks off Nørrehavn']],
    [{ source: 'radio norre' }, ['Ferryman honoured']],
    [{ q: 'fer', from: '2031-05-03' }, ['Ferryman honoured']],
    [{ q: 'fer', from: '2031-05-02', to: '2031-05-02' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'fer', to: '2031-05-02T14:00:00+02:00' }, ['Ferry line cuts 1,200 jobs']],
    [{ q: 'كرمانشاه' }, ['چراغ‌های بندر کرمانشاه خاموش شد']],
    [{ q: 'چراغهاي' }, ['چراغ‌های بندر کرمانشاه خاموش شد']],
    [{ q: 'اطفاء مدرسه' }, ['إطفاء مصباح مدرسة الميناء']],
    [{ q: 'الميـــناء' }, ['إطفاء مصباح مدرسة الميناء']],
    [{ q: 'הַפָּנָסִים צה"ל' }, ['הפנסים בנמל כבו, מסר דובר צה״ל']],
    [{ q: 'פנסים' }, []],
    [{ q: 'zeppelin' }, []],
    [{ q: '...' }, []],
  ])('finds by %j: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('gives the events as the timeline has them, and how many there are', async () => {
    const { events, total, next } = await search({ q: 'ferr' });
    const known = (await vigil.get('events')).events;
    expect(events).toEqual(known.filter(({ id }) => events.some((event) => event.id === id)));
    expect([total, next]).toEqual([2, null]);
  });

  it.each<Record<string, string | number>>([
    { type: 'sport' },
    { urgency: 'critical,' },
    { from: 'May' },
    { limit: 0 },
    { limit: 101 },
    { before: 'x' },
    { q: 'x'.repeat(201) },
    { word: 'x' },
  ])('refuses %j', async (query) => {
    expect((await visitor.call('searchEvents', { query })).status).toBe(400);
  });
});

describe('a page of the search', () => {
  it('continues where the last one ended, with new events in between', async () => {
    const at = (minute: number) => new Date(Date.UTC(2032, 0, 1, 0, minute)).toISOString();
    // Two and two at the same time.
    const drafts = Array.from({ length: 9 }, (_, n) => nextDraft({ title: `Buoy ${n}`, timestamp: at(n >> 1) }));
    await vigil.stores.events.append(drafts);
    const all = (await search({ q: 'buoy', limit: 100 })).events.map(({ id }) => id);
    expect(all).toHaveLength(9);
    const first = await search({ q: 'buoy', limit: 4 });
    await vigil.stores.events.append([nextDraft({ title: 'Buoy new', timestamp: at(30) })]);
    const second = await search({ q: 'buoy', limit: 4, before: first.next ?? '' });
    const third = await search({ q: 'buoy', limit: 4, before: second.next ?? '' });
    expect([...first.events, ...second.events, ...third.events].map(({ id }) => id)).toEqual(all);
    expect([second.total, third.next]).toEqual([10, null]);
  });
});

describe('what the search may tell', () => {
  it('is no hidden event to anybody but administrators, and no erased one to anybody', async () => {
    const [shown, erased] = [nextDraft({ title: 'Kestrel nests' }), nextDraft({ title: 'Kestrel flies' })];
    await vigil.stores.events.append([shown, erased]);
    expect(await titles({ q: 'kestrel' })).toHaveLength(2);
    await admin.call('hideEvent', { params: { id: shown.eventId } });
    await admin.call('eraseEvent', { params: { id: erased.eventId } });
    const { client: user } = await makeUser(vigil);
    for (const client of [visitor, user]) expect(await search({ q: 'kestrel' }, client)).toMatchObject({ total: 0 });
    expect(await titles({ q: 'kestrel' }, admin)).toEqual(['Kestrel nests']);
    await admin.call('restoreEvent', { params: { id: shown.eventId } });
    expect(await titles({ q: 'kestrel' })).toEqual(['Kestrel nests']);
  });

  it('is the event in its new words once it is corrected, and no more in the old ones', async () => {
    const { eventId, ...draft } = nextDraft({ title: 'Cormorant seen' });
    await vigil.stores.events.append([{ ...draft, eventId }]);
    const data = { title: 'Pelican seen', reason: 'Wrong bird' };
    await vigil.stores.events.append([{ op: 'correct', eventId, item: null, by: 'test', data }]);
    expect(await titles({ q: 'cormorant' })).toEqual([]);
    expect(await titles({ q: 'pelican' })).toEqual(['Pelican seen']);
  });

  it('is one event where two were joined', async () => {
    const [one, two] = [nextDraft({ title: 'Osprey one' }), nextDraft({ title: 'Osprey two' })];
    await vigil.stores.events.append([one, two]);
    const merge = { op: 'merge' as const, data: { into: one.eventId }, eventId: two.eventId, item: null, by: 'test' };
    await vigil.stores.events.append([merge]);
    expect(await titles({ q: 'osprey' })).toEqual(['Osprey one']);
  });
});

it('is read again if the database failed at the start', async () => {
  const { projection, events } = vigil.stores;
  const failing = vi.spyOn(projection.events, 'find').mockImplementationOnce(() => {
    throw new Error('connection closed');
  });
  const store = createSearchStore(projection, events, createLog('silent'));
  store.start();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await store.find({}, 'visitor', 1)).toMatchObject({ events: [], total: 0, partial: true });
  await store.ready();
  expect((await store.find({}, 'visitor', 1)).total).toBe((await search({})).total);
  await store.stop();
});
