import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../assessment/event-facts.ts';
import { makeRecord } from '../../../testing/make.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { bodyOf } from './sentence.ts';

/** The sentence of an event with these titles, each of an outlet of its own. */
const bodyFrom = (titles: readonly string[], more: Partial<EventRecord> = {}) =>
  bodyOf(
    factsOf(
      makeRecord({
        title: titles[0] ?? '',
        summary: '',
        location: 'Iran',
        eventType: 'diplomatic',
        urgencyLevel: 'high',
        timestamp: '2031-03-04T12:00:00.000Z',
        reports: titles.map((title, at) => makeReport({ title, source: `Example ${at}` })),
        ...more,
      }),
    ),
  );

it('tells a truce that a leader announces as one of his state', () => {
  const titles = [
    "Trump extends ceasefire with Iran after vowing 'to wait' if talks stalled",
    'Trump Extends Iran Ceasefire, Blockade as Talks Remain in Limbo',
    'Trump Extends Iran Ceasefire While Blockade Goes On',
  ];
  expect(bodyFrom(titles)).toBe(
    'A ceasefire between the United States and Iran was extended on 4 March 2031, reported by 3 independent origins',
  );
});

describe('a truce', () => {
  const truceOf = (title: string) => bodyFrom([title, title.replace('ceasefire', 'truce')]) ?? '';

  it.each([
    ['Iran', 'Israel'],
    ['Israel', 'Iran'],
  ])('is of those that "between" names, and of no mediator: %s', (one, other) => {
    expect(truceOf(`US President: Total ceasefire reached between ${one}, ${other}`)).toMatch(
      new RegExp(`^A ceasefire between ${one} and ${other} was announced`),
    );
    expect(truceOf(`Pakistan says final text of ${one} war ceasefire reached`)).not.toMatch(/between Pakistan/);
  });

  it('is none of parties that fight on one side', () => {
    const title = 'Iran leader claims credit for ceasefire as residents return to Hezbollah stronghold';
    expect(truceOf(title)).not.toMatch(/between/);
  });
});

it('tells no agreement of both where one claims that the other agreed', () => {
  const titles = [
    "Trump claims Iran 'totally agreed' to hand over uranium",
    'Trump says Iran agrees to hand over uranium',
    'Iran agrees to hand over its uranium, Trump says',
  ];
  expect(bodyFrom(titles)).not.toMatch(/announced an agreement/);
});

it('tells talks that are only discussed as no talks that were held', () => {
  const titles = [
    'Second round of US-Iran talks being discussed',
    'US and Iran hold second round of talks',
    'US and Iran hold talks',
  ];
  expect(bodyFrom(titles)).toMatch(/^Talks between the United States and Iran were announced/);
});

describe.each([
  ['Iran', 'iranian'],
  ['Israel', 'israeli'],
] as const)('what %s says', (side, own) => {
  it('is not told as denied by it', () => {
    const denial = makeReport({ title: `${side} denies delay`, source: 'Example 2', denials: [own], side: own });
    const statement = makeReport({ title: `${side} says it has chosen new leader`, source: 'Example 1' });
    const more = { location: side, reports: [statement, denial] };
    expect(bodyFrom([`${side} says it has chosen new leader`], more)).not.toMatch(/denies it/);
  });
});

describe('the first sentence of a summary', () => {
  const titles = ['A night in Examplia', 'The night in Examplia'];

  it('is told where it reports an act', () => {
    const summary = 'Envoys of Iran and the US met mediators in Examplia for talks that lasted until late at night.';
    expect(bodyFrom(titles, { summary })).toContain('Envoys of Iran and the US met mediators');
  });

  it('is left out where it only comments', () => {
    const summary = 'A former adviser on Friday slammed the speech of the president on Iran as one of the past.';
    expect(bodyFrom(titles, { summary })).toBeNull();
  });
});

describe('an alarm', () => {
  const haifa = { location: 'Haifa, Israel', eventType: 'military' as const, urgencyLevel: 'urgent' as const };

  it('is told as sirens only where it names them', () => {
    expect(bodyFrom(['Sirens sound across Haifa as alarm is raised'], haifa)).toMatch(/^Sirens sounded/);
    const gloss = 'Israel · shelters · Haifa';
    expect(bodyFrom(['בניין'], { ...haifa, lang: 'he', gloss })).toMatch(/^People were told to take shelter in Haifa/);
  });
});

it('tells a lifted blockade as no declaration', () => {
  const body = bodyFrom(['US lifts blockade of Strait of Hormuz'], { location: 'Strait of Hormuz' });
  expect(body).not.toMatch(/declared/);
});

it.each([
  ['Seventh American soldier killed in Iran conflict, army says', 'Iran'],
  ['Seventh American soldier killed in Israel conflict, army says', 'Israel'],
])('tells no attack on a country in whose war a soldier of another one died: %s', (title, location) => {
  const more = { location, eventType: 'military' as const, urgencyLevel: 'high' as const };
  expect(bodyFrom([title, `${title} on Sunday`], more) ?? '').not.toMatch(/hit (?:Iran|Israel)/);
});

it('has the dead of an attack on a part of a country where the count names the country', () => {
  const title = 'Israel strikes southern Lebanon';
  const words = 'Israeli strikes kill 60 people in Lebanon';
  const figures = [{ what: 'killed' as const, value: '60', low: 60, high: 60, words }];
  const reports = [
    makeReport({ title, source: 'Example 0' }),
    makeReport({ title: words, source: 'Example 1', figures }),
  ];
  const more = { location: 'Southern Lebanon', eventType: 'military', urgencyLevel: 'critical', reports } as const;
  expect(bodyFrom([title], { ...more, reports: [...reports] })).toContain('by the count of Example 1, 60 were killed');
});

describe('a sentence of one report', () => {
  const attack = { eventType: 'military', urgencyLevel: 'urgent' } as const;

  it.each([
    ['Yemen’s Houthis claim cluster missile attack on Israel’s Ben Gurion airport', 'Lod, Israel', 'the Houthis'],
    ['Hezbollah claims responsibility for drone attack on Haifa', 'Haifa, Israel', 'Hezbollah'],
  ])('names who claims an attack: %s', (title, location, claimant) => {
    expect(bodyFrom([title], { ...attack, location })).toMatch(
      new RegExp(`, by the account of ${claimant}, carried by one origin$`),
    );
    const others = [title, 'Missiles and drones hit Israel'];
    expect(bodyFrom(others, { ...attack, location }) ?? '').not.toMatch(/by the account/);
  });

  it('takes no other act of the same word for the attack of an event', () => {
    const titles = [
      'What to know about attacks on Lebanon',
      'Israel strikes Lebanon',
      'Israel bombs Lebanon',
      "Minister's party takes hit in polls",
    ];
    expect(bodyFrom(titles, { ...attack, location: 'Lebanon' }) ?? '').not.toMatch(/polls/);
  });

  it.each(['Israel', 'Iran'])('keeps what is said of %s, and makes no call of it', (side) => {
    expect(bodyFrom([`Pakistan’s minister calls ${side} ‘cancerous’ ahead of US-Iran talks`])).toBeNull();
  });

  it('threatens only whom the threat names', () => {
    const title = 'Trump vows response after Pakistan negotiates Iran ceasefire ahead of his deadline';
    expect(bodyFrom([title])).toBeNull();
    expect(bodyFrom(["Iran vows response after Israel's attack"])).toMatch(/^Iran threatened Israel /);
  });

  it.each([
    ['US names six crew killed in plane crash in Iraq', /^The US named six crew killed in/],
    ['Examplia hosts top Saudi, Turkish, Egyptian diplomats over war in Iran', /Saudi, Turkish, Egyptian diplomats/],
    ['US forces shoot down two Iranian drones, official says', /^US forces shot down two Iranian drones on/],
    ['Several people reported killed in fresh Israeli attacks on Lebanon', /^Several people were reported killed in/],
  ])('does not break off: %s', (title, expected) => {
    expect(bodyFrom([title]) ?? '').toMatch(expected);
  });
});
