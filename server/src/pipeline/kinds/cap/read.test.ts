import { describe, expect, it } from 'vitest';
import { readCap } from './read.ts';

interface Options {
  status?: string;
  type?: string;
  references?: string;
  category?: string;
  response?: string;
  areas?: string[];
}

function cap(id: string, { status = 'Actual', type = 'Alert', references = '', ...more }: Options = {}): string {
  const { category = 'Security', response = 'Shelter', areas = ['Port Amberly'] } = more;
  return `<?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
<identifier>${id}</identifier><sender>civil@amberly.example</sender><sent>2030-03-05T14:00:00+02:00</sent>
<status>${status}</status><msgType>${type}</msgType><scope>Public</scope>
${references && `<references>${references}</references>`}
<info><language>en</language><category>${category}</category><event>Air raid</event><responseType>${response}</responseType>
<urgency>Immediate</urgency><severity>Extreme</severity><certainty>Observed</certainty>
${areas.map((area) => `<area><areaDesc>${area}</areaDesc><polygon>1,1 2,2 3,3 1,1</polygon></area>`).join('')}</info>
<info><language>fr</language><category>Met</category><event>Alerte</event><area><areaDesc>Ailleurs</areaDesc></area></info></alert>`;
}

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

  it('may stand beside others in a feed; drafts and incomplete ones are left out', () => {
    const bare = (id: string, options?: Options) => cap(id, options).replace(/^<\?xml[^>]*>/, '');
    const feed = `<feed><entry>${bare('a1')}</entry><entry>${bare('a2')}${bare('a3', { status: 'Draft' })}</entry><alert/></feed>`;
    expect(readCap(feed).map(({ id }) => id)).toEqual(['civil@amberly.example,a1', 'civil@amberly.example,a2']);
  });

  it('is no alert in an empty body, and a fault in another document', () => {
    expect(readCap('\uFEFF \r\n')).toEqual([]);
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
