import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const title = 'Israel strikes missile depot near Isfahan, killing five soldiers';
const date = '2030-03-05T11:00:00Z';

let vigil: Vigil;
let feeds: Feeds;

beforeEach(async () => {
  vigil = await startVigil({ now: () => now, env: { PUBLIC_SITE: 'true' } });
  feeds = await startFeeds({});
});
afterEach(async () => {
  await vigil.end();
  await feeds.close();
});

async function source(name: string, path: string, tail: string): Promise<void> {
  const link = `https://${name.toLowerCase().replaceAll(' ', '-')}.example/1`;
  feeds.set(path, { body: rss([{ title: `${title}${tail}`, link, date }]), type: 'application/rss+xml' });
  await vigil.addSource(name, `${feeds.url}${path}`);
}

describe('a headline with the name of an outlet behind it', () => {
  it('is the bare headline wherever it is shown', async () => {
    await source('Amberly Courier', '/one.xml', ' - Amberly Courier');
    await source('Bexley Wire', '/two.xml', ' - AP News');
    await vigil.scanner.run();
    const { events } = await vigil.get('events');
    expect(events.map((event) => event.title)).toEqual([title]);
    const [{ id = '' } = {}] = events;
    const evidence = await (await fetch(`${vigil.url}/api/events/${id}`)).text();
    const search = await (await fetch(`${vigil.url}/api/events/search?q=Isfahan`)).text();
    const asOf = await (
      await fetch(`${vigil.url}/api/events/as-of?at=${new Date(Date.now() + 60_000).toISOString()}`)
    ).text();
    const outgoing = await Promise.all(
      ['/feed.xml', '/feed.json', '/events.csv'].map(async (path) => (await fetch(`${vigil.url}${path}`)).text()),
    );
    for (const text of [JSON.stringify(events), evidence, search, asOf, ...outgoing]) {
      expect(text).not.toMatch(/ - (?:AP News|Amberly Courier)/);
    }
    expect(evidence).toContain(title);
    expect(
      JSON.parse(evidence)
        .reports.map((report: { source: string }) => report.source)
        .sort(),
    ).toEqual(['Amberly Courier', 'Bexley Wire']);
  });
});
