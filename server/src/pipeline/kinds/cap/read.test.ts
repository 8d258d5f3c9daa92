import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { readCap, readCapLinks } from './read.ts';

interface Options {
  status?: string;
  type?: string;
  references?: string;
  scope?: string;
  infos?: string;
  category?: string;
  response?: string;
  areas?: string[];
}

function cap(id: string, { status = 'Actual', type = 'Alert', references = '', ...more }: Options = {}): string {
  const { category = 'Security', response = 'Shelter', areas = ['Port Amberly'], scope = 'Public', infos } = more;
  const head = `<identifier>${id}</identifier><sender>civil@amberly.example</sender><sent>2030-03-05T14:00:00+02:00</sent>`;
  if (infos !== undefined)
    return `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">${head}<status>${status}</status><msgType>${type}</msgType>
<scope>${scope}</scope>${infos}</alert>`;
  return `<?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
${head}
<status>${status}</status><msgType>${type}</msgType><scope>${scope}</scope>
${references && `<references>${references}</references>`}
<info><language>en</language><category>${category}</category><event>Air raid</event><responseType>${response}</responseType>
<urgency>Immediate</urgency><severity>Extreme</severity><certainty>Observed</certainty>
${areas.map((area) => `<area><areaDesc>${area}</areaDesc><polygon>1,1 2,2 3,3 1,1</polygon></area>`).join('')}</info>
<info><language>fr</language><category>Met</category><event>Alerte</event><area><areaDesc>Ailleurs</areaDesc></area></info></alert>`;
}

interface Info {
  language?: string;
  category?: string;
  event?: string;
  response?: string;
  expires?: string;
  circle?: string;
}

function info(
  areas: string[],
  { language = 'en', category = 'Security', event = 'Missile attack', ...more }: Info = {},
) {
  const { response, expires, circle } = more;
  return `<info><language>${language}</language><category>${category}</category><event>${event}</event>
${response ? `<responseType>${response}</responseType>` : ''}${expires ? `<expires>${expires}</expires>` : ''}
${areas.map((area) => `<area><areaDesc>${area}</areaDesc>${circle ? `<circle>${circle}</circle>` : ''}</area>`).join('')}</info>`;
}

describe('the blocks of a CAP 1.2 alert', () => {
  const places = (...infos: string[]) => readCap(cap('a1', { infos: infos.join('') })).map((alert) => alert.places);

  it('all count, with the events that they name', () => {
    const infos = [info(['Haifa']), info(['Tiberias'], { event: 'Drone attack' }), info(['Safed', 'Port Amberly'])];
    expect(readCap(cap('a1', { infos: infos.join('') }))).toMatchObject([
      { threat: 'Missile attack and Drone attack', places: ['Haifa', 'Tiberias', 'Safed', 'Port Amberly'] },
    ]);
  });

  it('are armed if any of them is, in any place, and the others are left out then', () => {
    const infos = [info(['Eilat'], { category: 'Met', event: 'Flood' }), info(['Haifa'], { category: ' cbrne ' })];
    expect(readCap(cap('a1', { infos: infos.join('') }))).toMatchObject([
      { threat: 'Missile attack', isArmed: true, places: ['Haifa'] },
    ]);
    const peace = [info(['Eilat'], { category: 'Met' }), info(['Haifa'], { category: 'Fire' })];
    expect(readCap(cap('a1', { infos: peace.join('') }))).toMatchObject([
      { isArmed: false, places: ['Eilat', 'Haifa'] },
    ]);
  });

  it('in another language add the places that the first one lacks', () => {
    expect(places(info(['Haifa']), info(['חיפה'], { language: 'he' }))).toEqual([['Haifa']]);
    expect(places(info(['Haifa']), info(['חיפה', 'עכו'], { language: 'he' }))).toEqual([['Haifa', 'עכו']]);
    const circle = '5,6 7';
    expect(places(info(['Quay'], { circle }), info(['Le quai'], { language: 'fr', circle }))).toEqual([['Quay']]);
    expect(places(info(['Haifa'], { language: 'en-GB' }), info(['Haifa'], { language: 'en' }))).toEqual([['Haifa']]);
  });

  it('that give the all-clear are a message beside those that warn', () => {
    const infos = [info(['Haifa']), info(['Acre'], { response: 'AllClear' })];
    expect(readCap(cap('a1', { infos: infos.join('') }))).toMatchObject([
      { id: 'civil@amberly.example,a1', phase: 'alert', places: ['Haifa'] },
      { phase: 'all-clear', places: ['Acre'], references: ['civil@amberly.example,a1'] },
    ]);
  });

  it('have an end each, of which the latest counts for a place', () => {
    const [early, late] = ['2030-03-05T14:10:00+02:00', '2030-03-05T13:10:00Z'];
    const of = (...infos: string[]) => readCap(cap('a1', { infos: infos.join('') }))[0]?.expiries;
    expect(of(info(['Haifa'], { expires: early }), info(['Acre'], { expires: late }), info(['Safed']))).toEqual(
      new Map([
        ['Haifa', new Date('2030-03-05T12:10:00Z')],
        ['Acre', new Date('2030-03-05T13:10:00Z')],
      ]),
    );
    expect(of(info(['Haifa'], { expires: late }), info(['Haifa'], { expires: early }))?.get('Haifa')).toEqual(
      new Date('2030-03-05T13:10:00Z'),
    );
    expect(of(info(['Haifa'], { expires: early }), info(['Haifa']))).toEqual(new Map());
    expect(of(info(['Haifa'], { expires: 'soon' }))).toEqual(new Map());
  });

  it('name all armed places, in any number and with anything between them', () => {
    const random = seeded(3);
    const towns = ['Haifa', 'Acre', 'Safed', 'Tiberias', 'Eilat', 'Ashdod', 'Netanya', 'Quay 7'];
    for (let round = 0; round < 100; round += 1) {
      const named = new Set<string>();
      const infos = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
        const some = towns.filter(() => random() < 0.3);
        const isArmed = random() < 0.6;
        if (isArmed) for (const town of some) named.add(town);
        return info(some, { category: isArmed ? 'Security' : 'Met' });
      });
      const [alert] = readCap(cap('a1', { infos: infos.join(random() < 0.5 ? '<note>x</note>' : '\0') }));
      if (alert?.isArmed) expect(new Set(alert.places)).toEqual(named);
    }
  });
});

describe('an index of CAP alerts', () => {
  const index = (
    entries: string,
  ) => `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">
<title>Alerts</title>${entries}</feed>`;

  it('gives the address of each alert, by the link that says that it leads to one', () => {
    const entries = `<entry><id>1</id><title>Missiles on Haifa</title><updated>2030-03-05T10:00:00Z</updated>
<link rel="alternate" type="text/html" href="/page/1"/><link type="application/cap+xml" href="/1.cap"/><cap:event>x</cap:event></entry>
<entry><id>2</id><title>B</title><link href="b.xml?x=1&amp;y=2"/></entry><entry><id>3</id><title>C</title></entry>`;
    expect(readCapLinks(index(entries))).toEqual([
      { link: '/1.cap', title: 'Missiles on Haifa', version: '/1.cap 1 2030-03-05T10:00:00Z' },
      { link: 'b.xml?x=1&y=2', title: 'B', version: 'b.xml?x=1&y=2 2 ' },
      { link: '', title: 'C', version: ' 3 ' },
    ]);
    const rss = '<rss><channel><item><title>D</title><link>https://a.example/d.cap</link></item></channel></rss>';
    expect(readCapLinks(rss)).toMatchObject([{ link: 'https://a.example/d.cap' }]);
  });

  it('has no link for an entry that holds its alert, nor without entries', () => {
    const inner = cap('a1').replace(/^<\?xml[^>]*>/, '');
    expect(readCapLinks(index(`<entry><link href="/1.cap"/><content>${inner}</content></entry>`))).toEqual([]);
    expect(readCap(index(`<entry><link href="/1.cap"/><content>${inner}</content></entry>`))).toHaveLength(1);
    expect(readCapLinks(index(''))).toEqual([]);
    expect(readCapLinks(cap('a1'))).toEqual([]);
    expect(() => readCapLinks(index('').slice(0, -3))).toThrow('The CAP document is damaged.');
  });
});

describe('a CAP 1.2 alert', () => {
  it('names the threat and the places of its first language', () => {
    expect(readCap(cap('a1', { areas: ['Port Amberly', 'Quill &amp; Sons Quay'] }))).toEqual([
      {
        id: 'civil@amberly.example,a1',
        phase: 'alert',
        threat: 'Air raid',
        isArmed: true,
        isDrill: false,
        places: ['Port Amberly', 'Quill & Sons Quay'],
        areas: [
          { name: 'Port Amberly', place: { lat: 2, lon: 2 }, radiusKm: expect.closeTo(157, 0) },
          { name: 'Quill & Sons Quay', place: { lat: 2, lon: 2 }, radiusKm: expect.closeTo(157, 0) },
        ],
        at: new Date('2030-03-05T12:00:00Z'),
        references: [],
        expiries: new Map(),
        isUpdate: false,
      },
    ]);
  });

  it.each([
    [{ status: 'Exercise' }, { isDrill: true }],
    [{ status: 'Test' }, { isDrill: true }],
    [{ type: 'Cancel' }, { phase: 'cancelled' }],
    [{ response: 'AllClear' }, { phase: 'all-clear' }],
    [{ category: 'Met' }, { isArmed: false }],
    [
      { references: 'civil@amberly.example,a0,2030-03-05T13:00:00+02:00' },
      { references: ['civil@amberly.example,a0'] },
    ],
  ])('with %j is understood', (options, meaning) => {
    expect(readCap(cap('a1', options))).toMatchObject([meaning]);
  });

  it('has the outline of each area that sends one, and none for what is damaged or too long', () => {
    const far = '1,1 2,2 3,3 1,1 '.repeat(2_000);
    const areas = [
      'A</areaDesc><circle>5,6 7</circle></area><area><areaDesc>B',
      `C</areaDesc><polygon>${far}</polygon><areaDesc>D`,
    ];
    const [alert] = readCap(cap('a1', { areas: [...areas, 'E; F'] }));
    expect(alert?.places).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(alert?.areas?.map(({ name }) => name)).toEqual(['A', 'B', 'D', 'E']);
    expect(alert?.areas?.[0]).toEqual({ name: 'A', place: { lat: 5, lon: 6 }, radiusKm: 7 });
  });

  it.each(['Private', 'Restricted', ' private '])('of the scope %j is not read', (scope) => {
    expect(readCap(cap('a1', { scope }))).toEqual([]);
    expect(readCap(cap('a1', { scope, infos: info(['Haifa']) }))).toEqual([]);
  });

  it.each(['Public', 'public', ''])('of the scope %j is read', (scope) => {
    expect(readCap(cap('a1', { scope }))).toHaveLength(1);
  });

  it('may stand beside others in a feed; drafts and incomplete ones are left out', () => {
    const bare = (id: string, options?: Options) => cap(id, options).replace(/^<\?xml[^>]*>/, '');
    const feed = `<feed><entry>${bare('a1')}</entry><entry>${bare('a2')}${bare('a3', { status: 'Draft' })}</entry><alert/></feed>`;
    expect(readCap(feed).map(({ id }) => id)).toEqual(['civil@amberly.example,a1', 'civil@amberly.example,a2']);
  });

  it('is no alert in an empty body, and a fault in another document', () => {
    for (const body of ['\uFEFF \r\n', '\0\0', '\uFEFF\0\r\n']) expect(readCap(body)).toEqual([]);
    expect(readCap(`\0\uFEFF${cap('a1')}\0\0`)).toHaveLength(1);
    expect(() => readCap('<html><body>Sign in</body></html>')).toThrow('This is no CAP document.');
  });

  it('that is cut off is a fault, and never an empty list', () => {
    const whole = `<feed>${cap('a1').replace(/^<\?xml[^>]*>/, '')}</feed>`;
    expect(readCap(`${whole}\n`)).toHaveLength(1);
    for (const part of [whole.slice(0, 30), whole.slice(0, -3), whole.slice(0, -8)])
      expect(() => readCap(part), part).toThrow('The CAP document is damaged.');
  });

  it('expands no entities of its own', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(1000)}">]>${cap('a1', { areas: ['&x;&x;'] })}`;
    expect(readCap(bomb)[0]?.places.join('')).not.toContain('yyy');
  });

  it('costs little, however many or deep its elements are', () => {
    const began = process.cpuUsage();
    readCap(`<alert>${'<areaDesc>x</areaDesc>'.repeat(20_000)}</alert>`);
    expect(() => readCap(`<alert>${'<areaDesc>x'.repeat(20_000)}`)).toThrow('This is no CAP document.');
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});
