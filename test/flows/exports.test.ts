import { exportColumns } from '@vigil/common/exports';
import { makeReport } from '@vigil/common/testing/make';
import { readCap } from '@vigil/server/pipeline/kinds/cap/read';
import { JSDOM } from 'jsdom';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFeeds } from '../fakes/feeds.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const origin = 'https://vigil.example';
const paths = ['/feed.xml', '/feed.json', '/events.csv'] as const;

let vigil: Vigil;
let admin: Client;
let reader: Client;
let now = Date.UTC(2031, 0, 1);

beforeAll(async () => {
  vigil = await startVigil({ env: { PUBLIC_ORIGIN: origin }, now: () => new Date(now) });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  reader = createClient(vigil.url);
});
afterAll(() => vigil.end());

const read = async (path: string, headers: Record<string, string> = {}) => reader.send('GET', path, { headers });
const rss = async (query = '') => new Parser().parseString((await read(`/feed.xml${query}`)).text);
const json = async (query = '') => JsonFeed.parse((await read(`/feed.json${query}`)).body);
const csv = async (query = '') => parseCsv((await read(`/events.csv${query}`)).text);

/** Version 1.1 as its specification has it. */
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  items: z.array(
    z
      .object({
        id: z.string().min(1),
        url: z.url(),
        external_url: z.url().optional(),
        title: z.string(),
        content_text: z.string(),
        image: z.url().optional(),
        date_published: z.iso.datetime(),
        date_modified: z.iso.datetime(),
        authors: z.array(z.strictObject({ name: z.string(), url: z.url().optional() })).optional(),
        tags: z.array(z.string()),
        _vigil: z.looseObject({ archived: z.boolean() }),
      })
      .strict(),
  ),
});

/** RFC 4180, by its grammar. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let at = 0; at < text.length; at = cell.lastIndex) {
    const found = cell.exec(text);
    if (!found) throw new Error(`no cell at ${at}: ${text.slice(at, at + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the outgoing feeds', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    const drafts = [
      nextDraft({
        title: 'Old beacon falls',
        archived: true,
        timestamp: '2029-01-01T00:00:00.000Z',
        urgencyLevel: 'critical',
      }),
      nextDraft({
        title: 'New beacon stands',
        eventType: 'economic',
        imageUrls: ['/media/beacon.jpg'],
        reports: [
          makeReport({ item: 'a', source: 'Courier', url: 'https://courier.example/a?b=1&c="2"' }),
          makeReport({ item: 'b', source: 'Radio', url: '' }),
        ],
      }),
    ];
    ids.push(...drafts.map(({ eventId }) => eventId));
    await vigil.stores.events.append(drafts);
  });

  it('can be read by a feed reader, newest first, with links to the public origin', async () => {
    const { title, link, feedUrl, items } = await rss();
    expect([title, link, feedUrl]).toEqual(['Vigil', `${origin}/`, `${origin}/feed.xml`]);
    expect(items.map((item) => item.title)).toEqual(['New beacon stands', 'Old beacon falls']);
    expect(items[0]).toMatchObject({
      link: `${origin}/?event=${ids[1]}`,
      guid: `urn:vigil:event:${ids[1]}`,
      categories: ['economic', 'medium'],
    });
    expect(items[0]?.content).toContain('<a href="https://courier.example/a?b=1&#38;c=%222%22">Courier</a>, Radio');
    expect(items[1]?.categories).toEqual(['other', 'critical', 'archived']);
    expect(items[1]?.content).toContain('Documented event of the past');
    expect(items[1]?.isoDate).toBe('2029-01-01T00:00:00.000Z');
  });

  it('are a JSON Feed of the same events', async () => {
    const { items, feed_url, home_page_url } = await json('?type=economic');
    expect([home_page_url, feed_url]).toEqual([`${origin}/`, `${origin}/feed.json?type=economic`]);
    expect(items).toMatchObject([
      {
        id: `urn:vigil:event:${ids[1]}`,
        url: `${origin}/?event=${ids[1]}`,
        image: `${origin}/media/beacon.jpg`,
        authors: [{ name: 'Courier', url: 'https://courier.example/a?b=1&c=%222%22' }, { name: 'Radio' }],
        tags: ['economic', 'medium'],
        _vigil: { archived: false },
      },
    ]);
    expect((await json('?urgency=critical')).items).toMatchObject([
      { title: 'Old beacon falls', tags: ['other', 'critical', 'archived'], _vigil: { archived: true } },
    ]);
  });

  it('are a table of all events that pass the filter', async () => {
    const [head, ...rows] = await csv('?q=beacon');
    expect(head).toEqual([...exportColumns]);
    expect(rows.map((row) => row[exportColumns.indexOf('title')])).toEqual(['New beacon stands', 'Old beacon falls']);
    expect(rows.every((row) => row.length === exportColumns.length)).toBe(true);
    expect((await csv('?q=beacon&limit=1')).length).toBe(2);
    expect(await csv('?q=nowhere')).toEqual([[...exportColumns]]);
  });

  it.each<[string, string]>([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
    ['/events.csv', 'text/csv; charset=utf-8; header=present'],
  ])('have their own type, and headers that keep browsers from running them: %s', async (path, type) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const head = await fetch(`${vigil.url}${path}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, '']);
  });

  it.each(paths)('are answered 304 when they are requested again: %s', async (path) => {
    // A date is sent from the first whole second after a change.
    now += 1_000;
    const first = await read(path);
    const [etag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const conditions: Record<string, string>[] = [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }];
    for (const known of conditions) {
      const again = await read(path, known);
      expect([again.status, again.text]).toEqual([304, '']);
    }
    now += 5_000;
    const draft = nextDraft({ title: 'Something more' });
    await vigil.stores.events.append([draft]);
    for (const known of conditions) {
      const changed = await read(path, known);
      expect(changed.status).toBe(200);
      expect(changed.text).toContain('Something more');
    }
    now += 5_000;
    const before = (await read(path)).headers.get('last-modified') ?? '';
    now += 5_000;
    await admin.call('hideEvent', { params: { id: draft.eventId } });
    expect((await read(path, { 'If-Modified-Since': before })).text).not.toContain('Something more');
  });

  it.each(paths)('refuse filters that there are not, without being kept anywhere: %s', async (path) => {
    for (const query of ['?type=sport', '?sort=up', '?limit=0', '?from=then', '?q=a&q=b']) {
      const { status, headers, body } = await read(path + query);
      expect([status, typeof body.error]).toEqual([400, 'string']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('are what visitors see, for every reader', async () => {
    const draft = nextDraft({ title: 'A withdrawn report' });
    await vigil.stores.events.append([draft]);
    await admin.call('hideEvent', { params: { id: draft.eventId } });
    for (const path of paths)
      for (const client of [admin, reader])
        expect((await client.send('GET', path)).text).not.toContain('A withdrawn report');
  });
});

describe('any title', () => {
  const hostile = [
    ']]><script>alert(1)</script>',
    '<b>bold</b> & "quoted" \'text\'',
    'bell \u0007 escape \u001b null \u0000 \ufffe\uffff end',
    'half \ud83d whole \u{1f30a}',
    'turned \u202eedis gnorw\u202c \u2066isolated\u2069',
    '=HYPERLINK("https://evil.example","x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    'two\nlines, and "quotes"',
    '&#0; &#x1f; &nbsp;',
    '\u2028line\u2029paragraph',
  ];
  beforeAll(async () => {
    await vigil.stores.events.append(
      hostile.map((title, at) =>
        nextDraft({
          title: `${title}`,
          summary: `${title} said so`,
          location: title,
          eventType: 'cyber',
          reports: [makeReport({ item: `h-${at}`, source: title, url: 'javascript:alert(1)' })],
        }),
      ),
    );
  });

  it('leaves the feed well-formed XML, in which it is a text', async () => {
    const { text } = await read('/feed.xml?type=cyber');
    const xml = new new JSDOM('').window.DOMParser().parseFromString(text, 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    const items = [...xml.querySelectorAll('item')];
    expect(items).toHaveLength(hostile.length);
    const titles = items.map((item) => item.querySelector('title')?.textContent);
    expect(titles).toContain(']]><script>alert(1)</script>');
    expect(titles).toContain('<b>bold</b> & "quoted" \'text\'');
    expect(titles).toContain('turned edis gnorw isolated');
    expect(titles).toContain('half \ufffd whole \u{1f30a}');
    for (const item of items) {
      const html = new JSDOM(item.querySelector('description')?.textContent ?? '').window.document;
      expect(html.querySelector('script, b, a')).toBeNull();
    }
    expect((await rss('?type=cyber')).items).toHaveLength(hostile.length);
  });

  it('leaves the JSON Feed what it is', async () => {
    const { items } = await json('?type=cyber');
    expect(items).toHaveLength(hostile.length);
    expect(items.every(({ external_url, authors }) => !external_url && !authors?.some(({ url }) => url))).toBe(true);
  });

  it('is no formula in a spreadsheet, and stays in its cell', async () => {
    const [, ...rows] = await csv('?type=cyber');
    expect(rows).toHaveLength(hostile.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    const titles = rows.map((row) => row[exportColumns.indexOf('title')]);
    expect(titles).toContain('two\nlines, and "quotes"');
    expect(titles).toContain('\'=HYPERLINK("https://evil.example","x")');
  });
});

it('an export of many events is all of them, each once', async () => {
  const drafts = Array.from({ length: 450 }, (_, at) => nextDraft({ title: `Gull ${at}`, location: 'Cliff' }));
  await vigil.stores.events.append(drafts);
  const [, ...rows] = await csv('?place=cliff');
  expect(rows.map(([id]) => id).sort()).toEqual(drafts.map(({ eventId }) => eventId).sort());
});

describe('the CAP feed', () => {
  const alerts = async () => readCap((await read('/cap.xml')).text);
  const elementsOf = async () => {
    const { window } = new JSDOM((await read('/cap.xml')).text, { contentType: 'application/xml' });
    return [...window.document.querySelectorAll('alert *')].map((one) => one.localName);
  };

  it('has critical events that are public and not of the archive, valid by the order of its schema', async () => {
    const critical = { urgencyLevel: 'critical', eventType: 'military', location: 'Port Amberly <1>' } as const;
    const place = { lat: 1.5, lon: -2 };
    const drafts = [
      nextDraft({ title: 'Old & critical', archived: true, urgencyLevel: 'critical' }),
      nextDraft({ title: 'Lamp & ]]> out', ...critical, place }),
      nextDraft({ title: 'Minor', urgencyLevel: 'high' }),
    ];
    const id = drafts[1]?.eventId ?? '';
    await vigil.stores.events.append(drafts);
    expect(await alerts()).toMatchObject([
      {
        id: `vigil.example,urn:vigil:event:${id}`,
        phase: 'alert',
        threat: 'Lamp & ]]> out',
        isArmed: true,
        isDrill: false,
        places: ['Port Amberly <1>'],
        references: [],
      },
    ]);
    expect(await elementsOf()).toEqual(capOrder.filter((name) => name !== 'references'));
    expect((await read('/cap.xml')).text).toContain('<circle>1.5,-2 0</circle>');

    now += 60_000;
    await admin.call('correctEvent', { params: { id }, body: { summary: 'It is dark.', reason: 'More is known' } });
    const [updated] = await alerts();
    expect(updated?.id).toMatch(new RegExp(`^vigil.example,urn:vigil:event:${id}:\\d+$`));
    expect(updated?.references).toEqual([`vigil.example,urn:vigil:event:${id}`]);
    expect(await elementsOf()).toEqual(capOrder);
    await admin.call('hideEvent', { params: { id } });
    expect(await alerts()).toEqual([]);
  });

  it('refuses an urgency of its own', async () => {
    expect((await read('/cap.xml?urgency=low')).status).toBe(400);
  });
});

/** The elements of CAP 1.2 that the feed uses, in the order of the schema. */
const capOrder = [
  ...['identifier', 'sender', 'sent', 'status', 'msgType', 'source', 'scope', 'note', 'references', 'info'],
  ...['language', 'category', 'event', 'urgency', 'severity', 'certainty', 'onset', 'headline', 'description', 'web'],
  ...['resource', 'resourceDesc', 'mimeType', 'uri', 'area', 'areaDesc', 'circle'],
];

describe('a WebSub hub', () => {
  it('is named by the unfiltered feeds, and pinged after a change', async () => {
    const pings: string[] = [];
    const hub = await startFeeds({});
    hub.set('/hub', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      pings.push(`${form.get('hub.mode')} ${form.get('hub.url')}`);
      response.writeHead(204).end();
    });
    const env = { PUBLIC_ORIGIN: origin, WEBSUB_HUB: `${hub.url}/hub` };
    const server = await startVigil({ env });
    try {
      const text = async (path: string) => (await fetch(`${server.url}${path}`)).text();
      expect(await text('/feed.xml')).toContain(`<atom:link href="${hub.url}/hub" rel="hub"/>`);
      expect(await text('/feed.xml?type=other')).not.toContain('rel="hub"');
      expect(JSON.parse(await text('/feed.json')).hubs).toEqual([{ type: 'WebSub', url: `${hub.url}/hub` }]);
      await server.stores.events.append([nextDraft(), nextDraft()]);
      await expect.poll(() => pings).toEqual([`publish ${origin}/feed.xml`, `publish ${origin}/feed.json`]);
    } finally {
      await server.end();
      await hub.close();
    }
  });
});
