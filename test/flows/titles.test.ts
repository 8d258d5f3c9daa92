import { makeReport } from '@vigil/common/testing/make';
import type { Reported } from '@vigil/server/timeline/change';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const start = new Date('2030-03-05T12:00:00.000Z');
const title = 'Israel strikes missile depot near Isfahan, killing five soldiers';
const date = '2030-03-05T11:00:00Z';

let now = start;
let vigil: Vigil;
let feeds: Feeds;

beforeEach(async () => {
  now = start;
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

describe('an event whose first report only asks', () => {
  const question = 'Who kept the lighthouse at Port Amberly?';
  const statement = 'Missile hits lighthouse at Port Amberly, killing its keeper';
  const item = (title: string) => ({ item: title, source: title.slice(0, 5), title, url: '' });

  it('has the title of the first report that says what happened, but not at the time before it', async () => {
    const asking = nextDraft({
      title: question,
      timestamp: start.toISOString(),
      reports: [makeReport(item(question))],
    });
    const { eventId } = asking;
    await vigil.stores.events.append([asking]);
    expect((await vigil.get('events')).events.map((event) => event.title)).toEqual([question]);
    now = new Date(+start + 60_000);
    const report = makeReport({ ...item(statement), triggers: ['strike'] });
    const data: Reported = { report, imageUrls: [], urgencyLevel: 'high' };
    await vigil.stores.events.append([{ op: 'report', eventId, item: report.item, by: 'test', data }]);

    const { events } = await vigil.get('events');
    const outgoing = await Promise.all(
      ['/feed.xml', '/feed.json', '/events.csv'].map(async (path) => (await fetch(`${vigil.url}${path}`)).text()),
    );
    expect(events.map((event) => event.title)).toEqual([statement]);
    for (const text of outgoing) {
      expect(text).toContain(statement);
      expect(text).not.toContain(question);
    }
    const asOf = async (at: Date) => {
      const body = await (await fetch(`${vigil.url}/api/events/as-of?at=${at.toISOString()}`)).json();
      return body.events.map((event: { title: string }) => event.title);
    };
    now = new Date(+start + 120_000);
    expect(await asOf(new Date(+start + 30_000))).toEqual([question]);
    expect(await asOf(new Date(+start + 90_000))).toEqual([statement]);
  });
});
