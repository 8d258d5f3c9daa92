import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cases } from '../accuracy/headlines/cases.ts';
import { fifth } from '../accuracy/headlines/fifth.ts';
import { heldOutPairs } from '../accuracy/headlines/held-out-pairs.ts';
import { measureBatch } from '../accuracy/headlines/measure.ts';
import { type GivenItem, predict, toGivenItem } from '../accuracy/predict.ts';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/** Guards against a fall: a little below what was measured. Headlines without a summary often name no side, and are left aside. */
describe('headlines of our own that no training saw', () => {
  it('are relevant, of a type, urgent and placed as a person says, from their titles alone', async () => {
    const { measures } = await measureBatch({ same: [], different: [], cases });
    expect(measures['relevant found']).toBeGreaterThanOrEqual(0.9);
    expect(measures['left aside rightly']).toBeGreaterThanOrEqual(0.75);
    expect(measures.type).toBeGreaterThanOrEqual(0.85);
    expect(measures['urgency within one']).toBeGreaterThanOrEqual(0.93);
    expect(measures.place).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['fifth', 0.35, 0.11],
    ['en pairs', 0.75, 0.06],
    ['he pairs', 0.55, 0.06],
    ['fa pairs', 0.6, 0.06],
    ['ar pairs', 0.5, 0.1],
  ])('are of one event or of two: %s', async (name, found, merged) => {
    const batch = name === 'fifth' ? fifth : (await heldOutPairs())[name];
    if (!batch) throw new Error(`No pairs ${name}.`);
    const { measures } = await measureBatch({ ...batch, cases: [] });
    expect(measures['same event found']).toBeGreaterThanOrEqual(found);
    expect(measures['different events merged']).toBeLessThanOrEqual(merged);
  });
});

describe('a file of items', () => {
  const start = Date.UTC(2030, 2, 1);
  const items = [...fifth.same.slice(0, 20), ...fifth.different.slice(0, 20)].flatMap(
    ([one, other], pair): GivenItem[] =>
      [one, other].map((title, at) => ({
        ...toGivenItem({ id: `${pair}-${at}`, title }),
        date: new Date(start + pair * 3_600_000 + at * 60_000).toISOString(),
      })),
  );

  it('gives the same events in every order of its lines', async () => {
    const expected = await eventsOf(items);
    for (let turn = 1; turn <= 3; turn++) expect(await eventsOf(shuffled(items, turn))).toEqual(expected);
  }, 120_000);

  it('is judged line for line, with fields missing or broken', async () => {
    const broken: unknown[] = [
      {},
      null,
      'no item',
      { id: 7, title: '<b>Iran</b> fires missiles at Israel', date: 'no date', summary: '<p>Sirens &amp; smoke' },
      { id: 'x', title: 'ایران به اسرائیل حمله کرد', date: '2030-03-01' },
    ];
    const predictions = await predict(broken.map(toGivenItem));
    expect(predictions).toHaveLength(5);
    expect(predictions[3]).toMatchObject({ id: '7', relevant: true, urgency: 'urgent' });
    expect(predictions[4]).toMatchObject({ id: 'x', relevant: true, location: 'Israel' });
  });
});

describe('a scan of several feeds', () => {
  let vigil: Vigil;
  let feeds: Feeds;

  beforeEach(async () => {
    vigil = await startVigil({ now: () => new Date('2030-03-05T12:00:00.000Z') });
    feeds = await startFeeds({});
  });
  afterEach(async () => {
    await vigil.end();
    await feeds.close();
  });

  it('names an event after its oldest report, in whichever feed that stands', async () => {
    const late = { title: 'Israeli strike hits missile depot at Isfahan', date: '2030-03-05T10:30:00Z' };
    const early = { title: 'Israel strikes missile depot near Isfahan', date: '2030-03-05T10:00:00Z' };
    for (const [name, item] of Object.entries({ late, early })) {
      const link = `https://paper.example/${name}`;
      feeds.set(`/${name}.xml`, { body: rss([{ ...item, link }]), type: 'application/rss+xml' });
      await vigil.addSource(`Paper ${name}`, `${feeds.url}/${name}.xml`);
    }
    await vigil.scanner.run();
    const { events } = await vigil.get('events');
    expect(events.map(({ title }) => title)).toEqual([early.title]);
    expect(events[0]?.sources).toEqual(['Paper early', 'Paper late']);
  });

  it('stores with a new event the earlier one that it is possibly the same as', async () => {
    const titles = [
      'Rocket sirens in Haifa',
      'Israel arrests two men accused of spying for Iran',
      'Oman condemns Israeli attack on Iran',
      'Hackers tied to Iran breach Israeli water utility',
      'Iran shoots down Israeli drone over Tabriz',
      'Israel says it killed an Iranian general',
      'Sirens sound in Haifa',
    ];
    const items = titles.map((title, at) => ({
      title,
      date: new Date(Date.UTC(2030, 2, 5, 10, 9 * at)).toISOString(),
      link: `https://paper.example/${at}`,
    }));
    feeds.set('/paper.xml', { body: rss(items), type: 'application/rss+xml' });
    await vigil.addSource('Paper', `${feeds.url}/paper.xml`);
    await vigil.scanner.run();
    const { events } = await vigil.get('events');
    expect(events.map(({ title }) => title)).toEqual([...titles].reverse());
    const [later, ...others] = events;
    const earlier = events.at(-1);
    // The same words an hour later: possibly the same sirens.
    expect(later?.possiblySame).toEqual([{ eventId: earlier?.id, probability: expect.any(Number) }]);
    for (const { possiblySame } of others) expect(possiblySame).toBeUndefined();
  });
});

/** The items of each event, by their ids. */
async function eventsOf(items: GivenItem[]): Promise<string[]> {
  const events = new Map<string, string[]>();
  for (const { id, cluster } of await predict(items)) {
    if (cluster) events.set(cluster, [...(events.get(cluster) ?? []), id]);
  }
  return [...events.values()].map((ids) => ids.sort().join(' ')).sort();
}

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const keyed = all.map((one, at) => ({ one, key: Math.sin(at * 12.9898 + seed * 78.233) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}
