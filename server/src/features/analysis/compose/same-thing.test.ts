import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../assessment/event-facts.ts';
import { makeRecord } from '../../../testing/make.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { isAside } from '../aside.ts';
import { writeReport } from '../report.ts';
import { directionOf } from './counts.ts';
import { foremostOf } from './foremost.ts';
import { clauseOf } from './incident.ts';
import { isSameThing } from './same-thing.ts';
import { sentenceOf } from './sentence.ts';

const until = '2031-03-04T12:00:00.000Z';
let count = 0;
const factsIn = (title: string, location: string, more: Partial<EventRecord> = {}, sources = ['Example Wire']) =>
  factsOf(
    makeRecord({
      id: `event-${count++}`,
      title,
      summary: '',
      location,
      eventType: 'military',
      urgencyLevel: 'urgent',
      timestamp: until,
      reports: sources.map((source) => makeReport({ source, title })),
      ...more,
    }),
  );

describe('events of one thing', () => {
  it('are interceptions by one party on one day, unless towns name two places', () => {
    const described = factsIn('Jordan intercepts five missiles over its airspace', 'Jordan');
    const named = (title: string, location: string) => isSameThing(described, factsIn(title, location));
    expect(described.kind).toBe('interception');
    expect(named('Jordan intercepts missiles after strikes near strait', 'Strait of Hormuz')).toBe(true);
    expect(named('Jordan intercepts missiles over town of Irbid', 'Irbid, Jordan')).toBe(false);
  });

  it.each(['Iran', 'Israel'])('are closures of one strait by %s in other words', (side) => {
    const one = factsIn(`${side} closes Strait of Hormuz`, 'Strait of Hormuz', { eventType: 'economic' });
    const other = factsIn(`${side} closes Hormuz over violations of truce`, 'Strait of Hormuz', {
      eventType: 'diplomatic',
    });
    expect([one.kind, other.kind, one.theatre, other.theatre]).toEqual(['closure', 'closure', 'gulf', 'gulf']);
    expect(isSameThing(one, other)).toBe(true);
  });
});

it('is described by its best attested report, not by one of one origin', () => {
  const two = ['Example Wire', 'Sample News'];
  const four = [...two, 'Third Post', 'Fourth Sun'];
  const diplomatic = { eventType: 'diplomatic' as const, urgencyLevel: 'critical' as const };
  const [closed, truce, signed, agreed] = [
    factsIn('Iran closes Strait of Hormuz over violations', 'Strait of Hormuz', { urgencyLevel: 'critical' }, four),
    factsIn('Israel and Hezbollah agree ceasefire', 'Lebanon', diplomatic, four),
    factsIn('US and Iran sign agreement in Examplia', 'Iran', { ...diplomatic, urgencyLevel: 'medium' }),
    factsIn(
      'US, Iran sign agreement to end war',
      'Iran',
      { ...diplomatic, timestamp: '2031-03-03T20:00:00.000Z' },
      two,
    ),
  ];
  const events = [closed, truce, signed, agreed].map(({ event }) => event);
  const described = writeReport(events, null, { level: 'high', since: null, isDetailed: true })?.sentences ?? [];
  const incidents = described.filter(({ basis }) => basis?.kind === 'incident');
  const isDescribed = (id: string) => incidents.some(({ eventIds, depth }) => depth === 'main' && eventIds[0] === id);
  expect([isDescribed(agreed.event.id), incidents.some(({ eventIds }) => eventIds[0] === signed.event.id)]).toEqual([
    true,
    false,
  ]);
});

describe('a closure', () => {
  it.each([
    'Examplia denies closing Strait of Hormuz',
    'Examplia ready for closure of Strait of Hormuz',
    'Examplia condemns closure of Strait of Hormuz by Iran',
    'Examplia condemns closure of Strait of Hormuz by Israel',
    'Forces stay vigilant as closure of Strait of Hormuz is discussed',
  ])('is none where it is spoken of: %j', (title) => {
    expect(factsIn(title, 'Strait of Hormuz').kind).not.toBe('closure');
  });

  it.each(['Iran', 'Israel'])('of a strait by %s stands before a ceasefire of the day before', (side) => {
    const four = ['Example Wire', 'Sample News', 'Third Post', 'Fourth Sun'];
    const closed = factsIn(`${side} closes Strait of Hormuz over violations`, 'Strait of Hormuz', {}, four);
    const truce = factsIn(
      'Israel and Hezbollah agree ceasefire',
      'Lebanon',
      { eventType: 'diplomatic', timestamp: '2031-03-03T12:00:00.000Z' },
      four,
    );
    expect(truce.kind).toBe('truce');
    expect(foremostOf([truce, closed], Date.parse(until))?.one).toBe(closed);
  });
});

describe('a sentence of a report', () => {
  const said = (title: string, location: string, more: Partial<EventRecord> = {}) =>
    sentenceOf(factsIn(title, location, { ...more }, ['Example Wire', 'Sample News']));

  it.each([
    ['Israel', 'Israeli', 'Isfahan', 'Iran'],
    ['Iran', 'Iranian', 'Haifa', 'Israel'],
  ])('says what an attack by %s hit, and where', (by, adjective, town, country) => {
    const place = `${town}, ${country}`;
    const rest = `hit a hospital in ${place}, on 4 March 2031, reported by 2 independent origins.`;
    expect(said(`Hospital in ${town} hit by missile, nine dead`, place)).toBe(`An attack ${rest}`);
    expect(said(`Hospital in ${town} hit by ${adjective} missile, nine dead`, place)).toBe(
      `An attack by ${by} ${rest}`,
    );
    expect(said(`Nine killed as missiles hit tower in ${town}`, place)).toBe(
      `An attack ${rest.replace('hospital', 'residential building')}`,
    );
  });

  it('tells people to leave only where some authority does, and names foreigners', () => {
    const civil = { eventType: 'humanitarian' as const };
    expect(
      said('Students evacuated from Iran complain of transport; minister orders buses', 'Iran', civil) ?? '',
    ).not.toMatch(/were told to leave/);
    expect(said('US nationals urged to leave Israel as conflict spreads', 'Israel', civil)).toContain(
      'People from abroad were told to leave Israel',
    );
    expect(said('Evacuation order issued for Shiraz', 'Shiraz, Iran', civil)).toContain(
      'People were told to leave Shiraz',
    );
  });

  it('does not take a missile that was shot down for one that its owner shot down', () => {
    for (const [owner, town] of [
      ['Iranian', 'Haifa, Israel'],
      ['Israeli', 'Shiraz, Iran'],
    ] as const)
      expect(said(`Downed ${owner} missile explodes in ${town.split(',')[0]} market`, town) ?? '').not.toMatch(
        /^I\w+ intercepted/,
      );
  });

  it('names as attacker who fired, where a jet was struck by fire', () => {
    const israeli = factsIn('Israeli jet struck by suspected Iranian fire near Shiraz', 'Shiraz, Iran');
    const iranian = factsIn('Iranian jet struck by suspected Israeli fire near Haifa', 'Haifa, Israel');
    expect([israeli.actors, iranian.actors]).toEqual([['iran'], ['israel']]);
  });

  it.each([
    ['Iran', 'Israel'],
    ['Israel', 'Iran'],
  ])('names no place of talks that is only the country of a party', (side, other) => {
    const diplomatic = { eventType: 'diplomatic' as const };
    const talks = (place: string) => clauseOf(factsIn(`${side} and ${other} hold talks`, place, diplomatic));
    expect(talks(side)).toMatch(/ held talks$/);
    expect(talks('Muscat, Oman')).toMatch(/ held talks in Muscat, Oman$/);
    const calledOff = factsIn(`${side}-${other} talks on Sunday called off after strikes of US`, side, diplomatic);
    expect(clauseOf(calledOff)).not.toContain('United States');
    expect(said(`${side} calls off talks with ${other} after strikes`, other, diplomatic)).toMatch(
      / called off talks with /,
    );
  });

  it('intercepts no missiles where a force is repelled', () => {
    for (const side of ['Iran', 'Israel'])
      expect(said(`${side} says has repelled a force in south`, 'Lebanon') ?? '').not.toContain('intercepted');
  });

  it('says whose aircraft was shot down, and by whom', () => {
    expect(said('Fighter jet of Israel shot down by Iran: report', 'Iran')).toBe(
      'Iran shot down an aircraft of Israel on 4 March 2031, reported by 2 independent origins.',
    );
    expect(said('Fighter jet of Iran shot down by Israel: report', 'Israel')).toBe(
      'Israel shot down an aircraft of Iran on 4 March 2031, reported by 2 independent origins.',
    );
  });

  it('attacks a ship at sea, and no sea', () => {
    for (const side of ['Iranian', 'Israeli'])
      expect(said(`JUST IN: ${side} boats fire on tanker in Strait of Hormuz`, 'Strait of Hormuz') ?? '').not.toMatch(
        /attacked the Strait/,
      );
  });

  it('lets no ally threaten its own side', () => {
    const title = 'Houthis Threaten to Block Red Sea Exports as Iran War Escalates';
    expect(said(title, 'Yemen', { eventType: 'economic' }) ?? '').not.toContain('threatened Iran');
  });

  it('lets no ally of a side attack its own country', () => {
    expect(said('Two killed in combat as Hezbollah attacks troops in Lebanon', 'Lebanon')).not.toContain(
      'Hezbollah attacked Lebanon',
    );
  });

  it('has no comma after a number or a list', () => {
    expect(said('Iranian missiles kill 3,666 people', 'Israel')).not.toContain('people, on');
    expect(said('Death toll in Lebanon rises to 3,666', 'Lebanon')).toContain('3,666 on 4 March');
  });
});

describe('what is counted and not described', () => {
  it.each([
    ['Examplia condemns attack of Iran on Israel', 'Examplia condemned an attack of Iran'],
    ['Guards of Iran warn region and beyond', 'Guards of Iran warned region and beyond'],
    ['Energy expert warns prices will rise', 'Energy expert warned prices will rise'],
    ['Navy launches weapon program', 'Navy launched weapon program', 'Examplia, United States'],
    ['Guards release new clips of missiles', 'Guards released new clips of missiles'],
  ])('is a reaction of one origin, a film, or of another country: %j', (title, sentence, place = 'Examplia') => {
    const facts = { ...factsIn(title, place), kind: null };
    expect(isAside(facts, sentence)).toBe(true);
  });
});

it('tells one easing of sanctions once within two days', () => {
  const economic = { eventType: 'economic' as const };
  const one = factsIn('US lifts sanctions on Iran', 'United States', economic);
  const other = factsIn('US eases sanctions on Iran', 'United States', {
    ...economic,
    timestamp: '2031-03-03T12:00:00.000Z',
  });
  expect([one.kind, other.kind]).toEqual(['relief', 'relief']);
  expect(isSameThing(one, other)).toBe(true);
});

describe('where attacks are going', () => {
  it('falls only beyond 1.5 standard deviations', () => {
    expect(directionOf({ last: 3, before: 6, now: 0, week: 1 })).toBe('steady');
    expect(directionOf({ last: 3, before: 12, now: 0, week: 1 })).toBe('falling');
    expect(directionOf({ last: 12, before: 6, now: 12, week: 1 })).toBe('rising');
  });

  it('does not fall while the last six hours are half as bad as the day before', () => {
    expect(directionOf({ last: 3, before: 12, now: 8, week: 1 })).toBe('steady');
  });
});
