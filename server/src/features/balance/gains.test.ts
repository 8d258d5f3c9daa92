import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import { mirrorText } from '../../testing/mirror.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { type Alignments, alignments } from './data/measures.ts';
import { effectsOf } from './effects.ts';

const mirrored: Alignments = { israel: 'israel', iran: 'iran', usa: 'iran', ally: 'israel', hormuz: 'israel' };

const event = (title: string, location: string, more: Partial<EventRecord> = {}) =>
  makeRecord({
    title,
    location,
    eventType: 'military',
    urgencyLevel: 'urgent',
    reports: [makeReport({ source: 'Example Wire', title }), makeReport({ source: 'Sample News', title })],
    ...more,
  });

const rulesOf = (one: EventRecord, sides = alignments) =>
  effectsOf(one, sides).map(({ rule, side }) => `${rule} ${side}`);
const other = (rule: string) => rule.replace(/israel$|iran$/, (side) => (side === 'iran' ? 'israel' : 'iran'));

/** The rules of an event; its mirror image must favour the other side by the same ones. */
function rulesOfBoth(title: string, location: string, more: Partial<EventRecord> = {}): string[] {
  const rules = rulesOf(event(title, location, more));
  const image = event(mirrorText(title), mirrorText(location), more);
  expect(rulesOf(image, mirrored).map(other)).toEqual(rules);
  return rules;
}

describe('a nuclear site hit', () => {
  it.each([
    ["Israel Strikes Iran's Nuclear Sites, Warns More Attacks to Come", 'Iran'],
    ['Israel opens air strikes on Iran, hitting nuclear and military sites', 'Natanz, Iran'],
  ])('is reported by %j', (title, location) => {
    expect(rulesOfBoth(title, location)).toContain('a nuclear site hit israel');
  });

  it.each([
    ["Iranian missiles hit Arad and Dimona near Israel's nuclear site", 'Arad, Israel'],
    ['Israel launches an attack on Iran with tensions high over nuclear talks', 'Iran'],
  ])('is not reported by %j', (title, location) => {
    const rules = rulesOfBoth(title, location);
    expect(rules.join()).toContain('attacks the other side');
    expect(rules.join()).not.toContain('nuclear');
  });
});

it.each([['Netanyahu Pulls Trigger on Iran Attack After Long Wait', 'Iran']])(
  'the country that is named before an attack, after "on", is attacked: %j',
  (title, location) => {
    const rules = rulesOfBoth(title, location);
    expect(rules).toContain('attacks the other side israel');
    expect(rules).not.toContain('attacks the other side iran');
  },
);

describe('sanctions', () => {
  const economic = { eventType: 'economic' as const };

  it.each([
    ['US Imposes New Sanctions on Iran', 'sanctions on the other side israel'],
    ["US and UK sanction Iran's drone industry", 'sanctions on the other side israel'],
    ['US eases oil sanctions on Iran', 'sanctions lifted iran'],
  ])('move the economy by %j', (title, rule) => {
    expect(rulesOfBoth(title, 'Iran', economic)).toEqual([rule]);
  });

  it.each([
    'Iran says draft US deal includes oil sanctions waiver',
    'Iran says memorandum includes mechanism for frozen funds',
    'US president open to easing sanctions on Iran',
    'US energy chief defends waiver on Russian oil sanctions',
    "US says Russia sanctions relief is 'temporary'",
    'Trump Lifts Sanctions on Russian Oil to Offset Iran War Price Surge',
    'US president signs memorandum with Iran, sanctions relief tied to verification',
    'Video site continuing to host sanctioned members who back Iran, report says',
    'Island pays for Iranian oil purchases under US waiver',
  ])('of others, or that are only spoken of, move nothing: %j', (title) => {
    expect(rulesOfBoth(title, 'Iran', economic)).toEqual([]);
  });
});

describe('services', () => {
  const intelligence = { eventType: 'intelligence' as const };

  it.each([
    ['Jerusalem man indicted for passing information to Iranian agent', 'Jerusalem, Israel', intelligence, 'israel'],
    ['Hackers shut down banks in Iran', 'Iran', { eventType: 'cyber' as const }, 'israel'],
  ])('gain by %j', (title, location, more, side) => {
    expect(rulesOfBoth(title, location, more).join()).toContain(side);
  });

  it.each<[string, string, Partial<EventRecord>]>([
    ['Man convicted in plot that he tied to Iranian paramilitary', 'Iran', intelligence],
    ['Federal agents arrest relatives of Iranian military leader', 'Iran', intelligence],
    ['Analyst who leaked Israel strike plan sentenced to three years', 'Israel', intelligence],
    ["Despite ceasefire, Iran's hackers go on", 'Tehran, Iran', { eventType: 'cyber' }],
    ['Iran says leader breached ceasefire after claim of victory', 'Iran', { eventType: 'diplomatic' }],
  ])('gain nothing by %j', (title, location, more) => {
    expect(rulesOfBoth(title, location, more)).toEqual([]);
  });
});

describe('the death of a commander', () => {
  const rule = /a leader or commander killed/;

  it.each([
    ["Iran's Revolutionary Guards chief killed by Israel", 'Iran'],
    ['Israel kills Hezbollah commander in Beirut strike', 'Beirut, Lebanon'],
  ])('is reported by %j', (title, location) => {
    expect(rulesOf(event(title, location)).join()).toMatch(rule);
  });

  it.each([
    ['General among several Lebanese soldiers killed in Israeli strike, army says', 'Lebanon'],
    ['Iran fires missiles at US bases carrying images of killed commanders', 'Iran'],
  ])('is not reported by %j', (title, location) => {
    expect(rulesOf(event(title, location)).join()).not.toMatch(rule);
  });
});

describe('a censure', () => {
  const diplomatic = { eventType: 'diplomatic' as const };

  it('is of those behind the verb', () => {
    expect(
      rulesOfBoth('Syrian minister backs Hezbollah disarmament, condemns Israel occupation', 'Syria', diplomatic),
    ).toEqual(['others censure the other side iran']);
  });

  it.each(["Protesters condemn Israel's war on Iran", 'Member of Congress condemns war of Israel on Iran'])(
    'is none by people: %j',
    (title) => {
      expect(rulesOfBoth(title, 'London, United Kingdom', diplomatic)).toEqual([]);
    },
  );
});

describe('what only sounds like an act', () => {
  it.each<[string, string, Partial<EventRecord>]>([
    ['Analyst who leaked Israel strike plan sentenced', 'Israel', { eventType: 'cyber' }],
    ['Newspaper reports details of leaked draft US-Iran memorandum', 'Iran', { eventType: 'diplomatic' }],
    ['Israel and Iran publish casualty counts', 'Iran', { eventType: 'humanitarian' }],
    ['Russia and China block UN resolution on Strait of Hormuz', 'Strait of Hormuz', { eventType: 'diplomatic' }],
    ["U.S. removes 6 refueling aircraft as Ben Gurion's terminal set to reopen", 'Lod, Israel', {}],
  ])('moves nothing: %j', (title, location, more) => {
    expect(rulesOfBoth(title, location, more)).toEqual([]);
  });

  it('is told from one', () => {
    expect(rulesOfBoth('Hackers leak data of Iranian bank', 'Iran', { eventType: 'cyber' })).toContain(
      'networks of the other side entered israel',
    );
    expect(rulesOfBoth('US lifts sanctions on Iran', 'Iran', { eventType: 'economic' })).toEqual([
      'sanctions lifted iran',
    ]);
  });
});

describe('what a side says of its own acts', () => {
  const claims = [
    ['Hezbollah says has repelled an Israeli force', 'Lebanon'],
    ['Iran says it hit air base near Haifa', 'Haifa, Israel'],
    ['Israeli army says it destroyed missile launchers near Tabriz', 'Tabriz, Iran'],
    ['Air base near Haifa hit in Iranian strike, IRGC says', 'Haifa, Israel'],
  ] as const;

  it.each(claims)('moves nothing alone: %j', (title, location) => {
    expect(rulesOfBoth(title, location)).toEqual([]);
  });

  it.each(claims)('counts where another report says so itself, or in the archive: %j', (title, location) => {
    const reports = [
      makeReport({ source: 'Example Wire', title }),
      makeReport({ source: 'Sample News', title: 'Blasts' }),
    ];
    expect(rulesOf(event(title, location, { reports })).join()).toContain('attacks the other side');
    expect(rulesOf(event(title, location, { archived: true })).join()).toContain('attacks the other side');
  });

  it('is not supported by the press of that side, nor by a report that quotes it', () => {
    const [title, location] = claims[1];
    const [first, second] = [makeReport({ source: 'Example Wire', title }), { source: 'Sample News', title: 'Blasts' }];
    for (const report of [makeReport({ ...second, side: 'iranian' }), makeReport({ ...second, claims: ['iranian'] })])
      expect(rulesOf(event(title, location, { reports: [first, report] }))).toEqual([]);
  });
});

describe('the fronts of an ally', () => {
  const own = rulesOf(event('Hezbollah fires rockets at Haifa', 'Haifa, Israel'));

  it.each([
    ['Israel strikes southern Lebanon', 'Lebanon'],
    ['Israel strikes southern Lebanon', 'Southern Lebanon'],
    ["Israeli strikes hit Beirut's southern suburbs", 'Beirut, Lebanon'],
    ['Israeli air strike on Sidon kills four', 'Sidon, Lebanon'],
    ['Israeli drone hits car near Tyre', 'Tyre, Lebanon'],
    ['Israel bombs Nabatieh', 'Nabatieh, Lebanon'],
    ['Israeli jets strike Bekaa valley', 'Bekaa, Lebanon'],
    ['Israel strikes Hezbollah depot in southern Lebanon', 'Lebanon'],
    ['Israel bombs Hodeidah', 'Hodeidah, Yemen'],
    ['US strikes Sanaa', 'Sanaa, Yemen'],
  ])('count for the side that strikes there, in as many factors: %j', (title, location) => {
    const rules = rulesOfBoth(title, location);
    expect(rules).toContain('attacks the other side israel');
    expect(rules).toHaveLength(own.length);
  });

  it('count for the ally where fire comes from its country', () => {
    expect(rulesOfBoth('Rockets fired from Lebanon at northern Israel', 'Metula, Israel')).toEqual(own);
  });

  it('are not those of the other side', () => {
    expect(rulesOfBoth('Israel opens air campaign in Lebanon', 'Lebanon').join()).not.toContain('airspace');
    expect(rulesOfBoth('Israeli strike on Gaza kills four', 'Gaza')).toEqual([]);
    expect(rulesOfBoth('Iranian missile strikes Lebanon', 'Lebanon')).toEqual([]);
  });

  it.each([
    ['Iran fires missiles at US base in Bahrain', 'Manama, Bahrain'],
    ['Iranian drones hit US base in Iraq', 'Iraq'],
  ])('are those of the United States too: %j', (title, location) => {
    expect(rulesOfBoth(title, location)).toContain('an ally of the other side attacked iran');
  });

  it('give as much for a strike on the United States as for one on an armed ally outside the countries it fights from', () => {
    const onForces = rulesOf(event('Iran strikes US base in Iraq', 'Iraq'));
    expect(onForces).toHaveLength(2);
    expect(rulesOf(event('Israel strikes Hezbollah base in Iraq', 'Iraq')).map(other)).toEqual(onForces);
    const byAlly = rulesOf(event('Houthis strike US base in Iraq', 'Iraq'));
    expect(byAlly).toHaveLength(2);
    expect(rulesOf(event('US strikes Houthi base in Iraq', 'Iraq')).map(other)).toEqual(byAlly);
  });
});
