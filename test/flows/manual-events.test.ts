import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

const content = {
  title: 'Fictional talks are held in Northport',
  summary: 'Two delegations meet for the first time.',
  eventType: 'diplomatic',
  urgencyLevel: 'high',
  location: 'Northport',
};

const create = (more: object = {}) => admin.call('createEvent', { body: { ...content, ...more } });
const headSeq = () => vigil.stores.log.headSeq();
const shownTo = async (client: Client, id: string) =>
  (await client.call('events')).body.events.find((event) => event.id === id);

async function addEvent(more: Parameters<typeof nextDraft>[0] = {}): Promise<string> {
  const draft = nextDraft(more);
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

describe('a manual event', () => {
  it('is never dated ahead: a clock a few minutes fast is forgiven, a later time refused with a reason', async () => {
    const ahead = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    expect((await create({ timestamp: ahead(4) })).body.timestamp).toBe(now.toISOString());
    const before = await headSeq();
    const { status, body } = await create({ timestamp: ahead(60) });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/lies in the future.*12:00 UTC/) },
    });
    expect(await headSeq()).toBe(before);
  });

  it('has no figure and no words in its sources but those of its correction', async () => {
    const wrong = { title: 'Fire kills 41 in Northport', summary: 'Wrongmarker: 41 people were killed in Northport.' };
    const sources = ['Example Wire', 'Sample News'];
    const { body: event } = await create({ ...wrong, sources });
    expect(event.figures).toMatchObject([{ what: 'killed', value: '41' }]);
    const params = { id: event.id };
    const put = async (texts: object) => {
      const { body } = await admin.call('correctEvent', { params, body: { ...texts, reason: 'A misreading' } });
      return body;
    };
    const right = { title: 'Fire kills four in Northport', summary: 'Four people were killed in Northport.' };
    expect((await put(right)).figures).toMatchObject([{ what: 'killed', value: '4', rows: 1 }]);
    const evidence = await visitor.call('evidence', { params });
    expect(evidence.text).not.toMatch(/\b41\b|Wrongmarker/);
    expect(evidence.body.reports.map(({ source, title }) => [source, title])).toEqual(
      sources.map((source) => [source, right.title]),
    );
    const last = await put({ title: 'Fire in Northport', summary: 'It was put out.' });
    expect([last.figures, last.sources]).toEqual([[], sources]);
  });

  it('keeps each link with its source, and a source without a link has none', async () => {
    const link = (name: string) => `https://${name}.example/1`;
    const sources = ['A', 'B', 'C', 'D', 'E'];
    const sourceUrls = [link('a'), link('b'), '', link('d'), link('e')];
    const { body } = await create({ sources, sourceUrls });
    expect(body).toMatchObject({ sources, sourceUrls, sourceCount: 5 });
    expect((await create({ sources, sourceUrls: sourceUrls.slice(0, 4) })).body).toMatchObject({
      sources,
      sourceUrls: [...sourceUrls.slice(0, 4), ''],
    });
    const unnamed = await create({ sources: ['A', 'B', ''], sourceUrls: [link('a'), '', link('c')] });
    expect(unnamed.body).toMatchObject({
      sources: ['A', 'B'],
      sourceUrls: [link('a'), ''],
    });
    const beyond = await create({ sources: ['A'], sourceUrls: [link('a'), link('c')] });
    expect(beyond.body).toMatchObject({ sources: ['A', 'c.example'], sourceUrls: [link('a'), link('c')] });
    expect((await create({ sources: ['A', '', 'C'], sourceUrls: sourceUrls.slice(0, 2) })).body).toMatchObject({
      sources: ['A', 'C'],
      sourceUrls: sourceUrls.slice(0, 2),
    });
    const csv = await (await fetch(`${vigil.url}/events.csv`)).text();
    expect(csv).toContain('https://a.example/1; https://b.example/1; ; https://d.example/1; https://e.example/1');
  });

  it('stands on the map where its location is known, and the form can ask where that will be', async () => {
    const tehran = { lat: expect.closeTo(35.7, 0), lon: expect.closeTo(51.4, 0) };
    expect((await create({ location: 'Tehran' })).body.place).toEqual(tehran);
    expect((await create({ location: 'Northport' })).body.place).toBeNull();
    const { body } = await admin.call('locate', { query: { location: 'tehran' } });
    expect(body.found).toEqual({ location: 'Tehran, Iran', place: tehran });
    expect((await admin.call('locate', { query: { location: 'Northport' } })).body.found).toBeNull();
    expect((await visitor.call('locate', { query: { location: 'Tehran' } })).status).toBe(401);
  });

  it('that an earlier version stored without a place is read with it, in the past too', async () => {
    const location = 'Haifa, Israel';
    const id = await addEvent({ title: 'A fictional ferry', location, place: null, judgedBy: 'admin' });
    const haifa = { lat: expect.closeTo(32.8, 0), lon: expect.closeTo(35, 0) };
    expect((await shownTo(visitor, id))?.place).toEqual(haifa);
    const at = now.toISOString();
    await admin.call('hideEvent', { params: { id } });
    const past = await admin.call('eventsAsOf', { query: { at } });
    expect(past.body.events.find((event) => event.id === id)?.place).toEqual(haifa);
  });
});
