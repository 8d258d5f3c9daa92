import { hash } from 'node:crypto';
import { makeAdded } from '@vigil/server/testing/make';
import { describe, expect, it } from 'vitest';
import { type FeedItem, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

/** A fictional outlet: its feed, as it serves it in every run. */
interface Outlet {
  name: string;
  path: string;
  items: FeedItem[];
}

/** Happenings of one morning, each as several outlets word it. */
const happenings = [
  [
    'Israel strikes missile depot near Isfahan',
    'Israeli jets hit missile site in Isfahan, Iran says',
    'Depot near Isfahan struck by Israel',
  ],
  [
    'Iran launches drones at Haifa',
    'Iranian drones fired at Haifa',
    'Haifa under Iranian drone attack',
    'Israel says Iran launched drones at Haifa',
  ],
  [
    'Iran and United States resume nuclear talks in Muscat',
    'Nuclear talks between Iran and US resume in Muscat',
    'Muscat hosts Iran nuclear talks',
  ],
  ['Guards seize tanker Blue Heron near Strait of Hormuz', 'Iran seizes oil tanker Blue Heron in Hormuz'],
  ['Israel bombs airport in Tabriz', 'Tabriz airport bombed by Israel, Iran says', 'Israeli strike on Tabriz airport'],
  [
    'Iran fires ballistic missiles at Tel Aviv',
    'Iranian missiles target Tel Aviv',
    'Barrage of Iranian missiles at Tel Aviv',
  ],
  ['Israel strikes Iran overnight', 'Israeli strikes on Iran overnight', 'Overnight strikes by Israel on Iran'],
  ['Iran says it shot down Israeli drone over Shiraz', 'Israeli drone downed over Shiraz'],
  ['Iran hangs man convicted of spying for Mossad', 'Iran executes Mossad spy'],
  ['Oman condemns Israeli attack on Iran', 'Oman denounces Israeli strikes on Iran'],
];

const names = [
  'Amberly Courier',
  'Bexley Wire',
  'Corran Post',
  'Dunmore Radio',
  'Elder Gazette',
  'Fenwick Journal',
  'Gorse Herald',
  'Hollin Times',
];

/** Many equal dates, some items without any, guids and words as identities, articles that stand in two feeds. */
function outlets(): Outlet[] {
  return names.map((name, at): Outlet => {
    const site = name.toLowerCase().replace(' ', '-');
    const items = happenings.flatMap((wordings, index): FeedItem[] => {
      if ((at + index) % 3 === 2) return [];
      const title = wordings[at % wordings.length] ?? '';
      const hour = 2 + ((index * 7) % 5);
      const date = index % 4 === 3 ? undefined : `2030-03-05T${String(hour).padStart(2, '0')}:00:00Z`;
      const link = `https://${site}.example/${index}`;
      if (index % 3 === 0) return [{ title, date, link, guid: `story-${index}` }];
      return index % 3 === 1 ? [{ title, date, link }] : [{ title, date, summary: `Reported by ${name}.` }];
    });
    const shared = {
      title: 'Iran warns Israel of response to Natanz attack',
      date: '2030-03-05T04:00:00Z',
      link: 'https://shared.example/1',
    };
    return { name, path: `/${site}.xml`, items: at % 4 === 0 ? [...items, shared] : items };
  });
}

interface Way {
  order?: (outlets: Outlet[]) => Outlet[];
  read?: (vigil: Vigil) => Promise<unknown>;
}

/** Reads the outlets' feeds into a fresh server; each answers after its delay. Returns everything that readers are shown. */
async function run(delays: number[], { order = (all) => all, read = ({ scanner }) => scanner.run() }: Way = {}) {
  const feeds = await startFeeds({});
  const vigil = await startVigil({ now: () => now });
  const timers: NodeJS.Timeout[] = [];
  try {
    outlets().forEach(({ path, items }, at) => {
      feeds.set(path, (_, response) => {
        const send = () => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss(items));
        timers.push(setTimeout(send, delays[at] ?? 0));
      });
    });
    for (const { name, path } of order(outlets())) await vigil.addSource(name, `${feeds.url}${path}`);
    await read(vigil);
    const { events } = await vigil.get('events');
    const records = await vigil.stores.events.rows(events.map(({ id }) => id));
    return {
      events,
      reports: Object.fromEntries(records.map(({ _id, record }) => [_id, record?.reports])),
    };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await vigil.end();
    await feeds.close();
  }
}

describe('the same feeds at the same time', () => {
  it('give the same events, ids and groups on every fresh server, at every address and in every order of answers', async () => {
    const first = await run([]);
    expect(first.events.length).toBeGreaterThan(8);
    expect(Object.values(first.reports).some((reports) => (reports?.length ?? 0) > 2)).toBe(true);
    const others = [
      await run(names.map((_, at) => (names.length - at) * 60)),
      await run([0, 3600, 0, 40, 0, 0, 90, 0], { order: (all) => all.reverse() }),
      await run([300, 0, 120, 0, 0, 3300, 10, 0]),
      await run(names.map((_, at) => (at * 37) % 100)),
    ];
    for (const other of others) expect(other).toEqual(first);
  }, 120_000);

  it('give the same events when their sources are added one after the other while the server runs', async () => {
    const read = async ({ scanner, stores }: Vigil) => {
      for (const source of await stores.sources.list()) scanner.readSoon(source);
      await expect.poll(async () => (await stores.sources.counts()).active, { timeout: 20_000 }).toBe(names.length);
    };
    const first = await run([], { read });
    expect(await run([400, 0, 200, 0, 0, 100], { read })).toEqual(first);
    expect(await run([0, 300, 0, 0, 150, 0, 0, 250], { read })).toEqual(first);
  }, 120_000);
});

/** As versions before this one told items apart: by the id of their source. */
function formerId(kind: 'guid' | 'words', sourceId: string, ...words: string[]): string {
  return hash('sha256', JSON.stringify([kind, sourceId, ...words])).slice(0, 32);
}

describe('a database of an earlier version', () => {
  it('knows its items again: nothing is reported twice, and what was erased or passed over stays away', async () => {
    const feeds = await startFeeds({});
    const vigil = await startVigil({ now: () => now });
    try {
      const [kept, erased] = ['Israel strikes missile depot near Isfahan', 'Iran launches drones at Haifa'];
      const passed = 'Israel bombs airport in Tabriz';
      const date = '2030-03-05T04:00:00Z';
      const items = [
        { title: kept, date, guid: 'story-1', link: 'https://paper.example/1' },
        { title: erased, date },
        { title: passed, date, guid: 'story-3' },
      ];
      feeds.set('/paper.xml', { body: rss(items), type: 'application/rss+xml' });
      await vigil.addSource('Amberly Courier', `${feeds.url}/paper.xml`);
      const [{ _id: sourceId } = { _id: '' }] = await vigil.stores.sources.list();
      const { events } = vigil.stores;
      const ids = { kept: formerId('guid', sourceId, 'story-1'), erased: formerId('words', sourceId, erased, '') };
      await events.append([
        { op: 'add', eventId: 'e-kept', item: ids.kept, by: 'pipeline', data: makeAdded({ title: kept }) },
        { op: 'add', eventId: 'e-erased', item: ids.erased, by: 'pipeline', data: makeAdded({ title: erased }) },
      ]);
      await events.erase('e-erased', 'pipeline');
      await events.passOver([formerId('guid', sourceId, 'story-3')], now);
      const { seq } = await vigil.get('events');

      expect(await vigil.scanner.run()).toMatchObject({ failed: 0, newEvents: 0 });
      const after = await vigil.get('events');
      expect(after.seq).toBe(seq);
      expect(after.events.map(({ id }) => id)).toEqual(['e-kept']);
    } finally {
      await vigil.end();
      await feeds.close();
    }
  });
});
