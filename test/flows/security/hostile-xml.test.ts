import type { Event } from '@vigil/common/events';
import type { Source } from '@vigil/common/sources';
import { parseFeed } from '@vigil/server/pipeline/parse/parse-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, startCanary } from '../../fakes/canary.ts';
import { type Feeds, rss, startFeeds } from '../../fakes/feeds.ts';
import { delayDuring, toleranceFor } from '../../harness/loop.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const title = (name: string) => `Israel strikes missile depot near ${name}, Iran says`;
const channel = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${items}</channel></rss>`;
const entity = (dtd: string) =>
  `<?xml version="1.0"?><!DOCTYPE rss [${dtd}]><rss version="2.0"><channel><item><title>${title('Arak')} &bomb;</title></item></channel></rss>`;

/** Each entity is ten of the one before it: ten thousand million words in the end. */
const laughs = `<!ENTITY lol0 "lol">${Array.from(
  { length: 10 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
).join('')}<!ENTITY bomb "&lol10;">`;

const towns = ['Arak', 'Mashhad', 'Zanjan', 'Ahvaz', 'Khoy'];
const nesting = 200_000;
const many = rss(Array.from({ length: 100_000 }, (_, index) => ({ title: `Item ${index}` })));

let canary: Canary;
let feeds: Feeds;
let vigil: Vigil;
let growth: number;
let sources: Source[];
let events: Event[];

beforeAll(async () => {
  canary = await startCanary('127.0.0.1');
  const outside = `http://127.0.0.1:${canary.port}/secret`;
  feeds = await startFeeds({});
  vigil = await startVigil();
  const documents: Record<string, string> = {
    laughs: entity(laughs),
    quadratic: entity(`<!ENTITY bomb "${'x'.repeat(100_000)}">`).replace('&bomb;', '&bomb;'.repeat(2_000)),
    file: entity('<!ENTITY bomb SYSTEM "file:///etc/passwd">'),
    reach: entity(`<!ENTITY bomb SYSTEM "${outside}">`),
    parameter: entity(`<!ENTITY % dtd SYSTEM "${outside}"> %dtd;`),
    doctype: `<?xml version="1.0"?><!DOCTYPE rss SYSTEM "${outside}"><rss version="2.0"><channel><item><title>${title('Bam')}</title></item></channel></rss>`,
    nested: channel(`<item>${'<a>'.repeat(nesting)}${'</a>'.repeat(nesting)}</item>`),
    unclosed: channel(`<item><title>${'<b>'.repeat(nesting)}`),
    many,
    crowded: channel('<item><title>Item</title></item>'.repeat(60_000)),
    attribute: channel(`<item x="${'y'.repeat(1_900_000)}"><title>${title('Yazd')}</title></item>`),
    dates: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title>
      <entry><id>1</id><title>${title('Isfahan')}</title><updated>yesterday at noon</updated></entry>
      <entry><id>2</id><title>${title('Kerman')}</title><updated>2030-13-45T99:99:99Z</updated></entry>
      <entry><id>3</id><title>${title('Qom')}</title><updated>2025-06-20T10:00:00Z</updated></entry></feed>`,
    objects: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title type="xhtml"><div>Paper</div></title>
      <entry><id>4</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Israel <b>strikes</b> missile depot near Bushehr, Iran says</div></title></entry></feed>`,
    prototype: channel(
      `<item><title>${title('Tabriz')}</title><__proto__><polluted>yes</polluted></__proto__><constructor><prototype><polluted>yes</polluted></prototype></constructor></item>`,
    ),
    links: channel(
      ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x', ' JaVaScRiPt:alert(1)']
        .map(
          (link, index) =>
            `<item><guid>l${index}</guid><title>${title(towns[index] ?? '')}</title><link>${link}</link></item>`,
        )
        .join(''),
    ),
    bidi: channel(`<item><guid>b</guid><title>${title('Kashan')}\u202E\u2066 txt.exe\u200B</title></item>`),
    markup: channel(
      `<item><guid>m</guid><title><![CDATA[${title('Shiraz')}<script>alert(1)</script><img src=x onerror=alert(1)>]]></title></item>`,
    ),
  };
  for (const [name, body] of Object.entries(documents)) {
    feeds.set(`/${name}`, { body });
    await vigil.addSource(name, `${feeds.url}/${name}`);
  }
  const before = process.memoryUsage().rss;
  await vigil.scanner.run();
  growth = process.memoryUsage().rss - before;
  sources = await vigil.get('sources');
  events = (await vigil.get('events')).events;
}, 120_000);
afterAll(async () => {
  await vigil.end();
  await feeds.close();
  await canary.close();
});

/** As they were after the scan. */
const sourceOf = (name: string) => sources.find((one) => one.name === name);
const eventsOf = (name: string) => events.filter(({ sources }) => sources.includes(name));

describe('hostile XML', () => {
  it('leaves the event loop alone', async () => {
    const tolerance = await toleranceFor(() => parseFeed(Buffer.from(many), null));
    expect(await delayDuring(() => vigil.scanner.run({ force: true }))).toBeLessThan(tolerance);
  });

  it.each(['laughs', 'quadratic', 'file', 'reach', 'parameter'])(
    'has no entity of its own opened: %s',
    async (name) => {
      const events = eventsOf(name);
      expect(JSON.stringify(events)).not.toMatch(/lol|xxx|root:/);
      // A reader may refuse the document, or keep its item with the name of the entity in it.
      const { status, fault } = sourceOf(name) ?? {};
      expect(fault === null).toBe(status === 'active');
      expect(events.length).toBe(status === 'active' ? 1 : 0);
    },
  );

  it('reaches nothing outside, by no way of naming it', async () => {
    expect(canary.connections()).toBe(0);
  });

  it.each(['nested', 'unclosed', 'many', 'crowded', 'attribute'])(
    'ends, read or refused, however deep or long: %s',
    async (name) => {
      const source = sourceOf(name);
      expect(source?.status).toMatch(/^(?:active|failing)$/);
      expect(source?.fault === null).toBe(source?.status === 'active');
    },
  );

  it('keeps the entries of a feed in which a date is wrong', async () => {
    const events = eventsOf('dates');
    const precisionOf = (name: string) => events.find((event) => event.title === title(name))?.precision;
    expect(['Isfahan', 'Kerman', 'Qom'].map(precisionOf)).toEqual(['none', 'none', 'time']);
  });

  it('has plain text as titles, from markup of every kind', async () => {
    expect(eventsOf('objects').map((event) => event.title)).toEqual([title('Bushehr')]);
    expect(eventsOf('markup').map((event) => event.title)).toEqual([expect.not.stringMatching(/[<>]/)]);
  });

  it('gives no prototype anything', async () => {
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(eventsOf('prototype').map((event) => event.title)).toEqual([title('Tabriz')]);
  });

  it('has links of http alone', async () => {
    const events = eventsOf('links');
    expect(events.length).toBeGreaterThan(0);
    expect(events.flatMap(({ sourceUrls }) => sourceUrls).filter((url) => url !== '')).toEqual([]);
  });

  it('turns no text around', async () => {
    const [event] = eventsOf('bidi');
    expect(event?.title).toContain('Kashan');
    expect(event?.title).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
  });

  it('takes little memory', () => {
    expect(growth).toBeLessThan(200_000_000);
  });
});
