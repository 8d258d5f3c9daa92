import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedItem, type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { createClient, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let feeds: Feeds;
let made = 0;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  feeds = await startFeeds({});
});
afterAll(async () => {
  await vigil.end();
  await feeds.close();
});

type Side = 'israeli' | 'iranian' | 'third';

/** One item in a feed of its own source, at `minute` past eleven. */
async function publish(name: string, side: Side, minute: number, item: Pick<FeedItem, 'title' | 'summary'>) {
  made += 1;
  const path = `/${made}.xml`;
  const date = `2030-03-05T11:${String(minute).padStart(2, '0')}:00Z`;
  feeds.set(path, {
    body: rss([{ ...item, link: `https://paper.example/${made}`, date }]),
    type: 'application/rss+xml',
  });
  await vigil.stores.sources.add({ name, url: `${feeds.url}${path}`, side, reliability: 80 });
}

async function eventTitled(title: string) {
  const event = (await vigil.get('events')).events.find((one) => one.title.includes(title));
  if (!event) throw new Error(`no event '${title}'`);
  const { body } = await createClient(vigil.url).call('evidence', { params: { id: event.id } });
  return { event, evidence: body };
}

describe('what the feeds say of one strike', () => {
  beforeAll(async () => {
    const wire =
      'ISFAHAN (Reuters) - An Israeli strike hit a missile depot near Isfahan on Tuesday, local residents said.';
    await publish('Paper One', 'third', 1, {
      title: 'Israeli strike on missile depot near Isfahan kills five',
      summary: wire,
    });
    await publish('Paper Two', 'third', 2, {
      title: 'Israeli strike on missile depot near Isfahan kills 5 people',
      summary: wire,
    });
    await publish('Paper Three', 'third', 3, {
      title: 'Seven killed in Israeli strike on missile depot near Isfahan',
      summary: 'The toll of the strike on the depot rose in the course of the morning.',
    });
    await publish('Paper Four', 'third', 9, {
      title: 'Iran denies seven were killed in Israeli strike on missile depot near Isfahan',
      summary: '',
    });
    await vigil.scanner.run();
  });

  it('is told by the best title of the outlets of each side, and by none where none was read', async () => {
    const { evidence } = await eventTitled('missile depot near Isfahan');
    expect(evidence.tellings?.map(({ group }) => group)).toEqual(['israeli', 'iranian', 'arab', 'western', 'other']);
    const quoted = evidence.tellings?.flatMap(({ quoted }) => quoted ?? []) ?? [];
    expect(quoted).toHaveLength(1);
    expect(evidence.reports.map(({ item, title }) => [item, title])).toContainEqual([
      quoted[0]?.item,
      quoted[0]?.title,
    ]);
  });

  it('is one event with its sources and, beside them, its independent origins', async () => {
    const { event, evidence } = await eventTitled('missile depot near Isfahan');
    expect([event.sourceCount, event.originCount]).toEqual([4, 3]);
    const reuters = evidence.origins.find(({ name }) => name === 'Reuters');
    expect(reuters).toEqual({ name: 'Reuters', sources: ['Paper One', 'Paper Two'], why: '2 of them credit Reuters.' });
  });

  it('has a figure with its range, disputed, and three dated rows', async () => {
    const { event, evidence } = await eventTitled('missile depot near Isfahan');
    expect(event.figures).toEqual([
      { what: 'killed', value: '7', by: 'Paper Three', range: '5-7', isDisputed: true, rows: 4 },
    ]);
    const [ledger] = evidence.ledgers;
    expect(ledger?.rows.map(({ at, by, value, isDenial }) => [at.slice(11, 16), by, value, isDenial])).toEqual([
      ['11:01', 'Paper One', '5', false],
      ['11:02', 'Paper Two', '5', false],
      ['11:03', 'Paper Three', '7', false],
      ['11:09', 'Paper Four', 'denied: 7', true],
    ]);
    for (const { words, url } of ledger?.rows ?? [])
      expect([words.length > 10, url.slice(0, 8)]).toEqual([true, 'https://']);
  });

  it('is denied by Iran, and so not confirmed', async () => {
    const { event, evidence } = await eventTitled('missile depot near Isfahan');
    expect(event.marks).toEqual(['third', 'denied-iranian']);
    expect(evidence.reason).toMatch(/Iran denies it\.$/);
  });

  it('keeps with each report what its title says happened', async () => {
    const { event } = await eventTitled('missile depot near Isfahan');
    const record = await vigil.stores.events.record(event.id);
    expect(record?.reports.map(({ source, statement }) => [source, statement?.kind, statement?.reality])).toEqual([
      ['Paper One', 'attack', 'done'],
      ['Paper Two', 'attack', 'done'],
      ['Paper Three', 'attack', 'done'],
      ['Paper Four', 'attack', 'denied'],
    ]);
  });

  it('shows browsers nothing of how copies are found', async () => {
    const text = await (await fetch(`${vigil.url}/api/events`)).text();
    expect(text).not.toContain('"print"');
    expect(text).not.toContain('"reports"');
  });
});

describe('an event that only one side tells of', () => {
  it('stays its claim, though a third party quotes it', async () => {
    await publish('Side Paper', 'iranian', 20, {
      title: 'Guards shoot down two Israeli drones over Bushehr',
      summary: '',
    });
    await publish('Paper Five', 'third', 21, {
      title: 'Iran says its Guards shot down two Israeli drones over Bushehr',
      summary: '',
    });
    await vigil.scanner.run();
    const { event, evidence } = await eventTitled('Israeli drones over Bushehr');
    expect(event).toMatchObject({ marks: ['iranian'], sourceCount: 2 });
    expect(evidence.reason).toContain('No other source has reported it independently.');
    expect(event.figures).toMatchObject([{ what: 'drones intercepted', value: '2' }]);
  });
});

describe('GET /api/events/:id', () => {
  it('answers 404 for an event that there is not, and of a hidden one for visitors', async () => {
    const visitor = createClient(vigil.url);
    expect((await visitor.call('evidence', { params: { id: 'nowhere' } })).status).toBe(404);
    const { event } = await eventTitled('Israeli drones over Bushehr');
    await vigil.stores.events.hide(event.id, 'test');
    expect((await visitor.call('evidence', { params: { id: event.id } })).status).toBe(404);
    const { client: admin } = await makeUser(vigil, { isAdmin: true });
    expect((await admin.call('evidence', { params: { id: event.id } })).status).toBe(200);
  });
});
