import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './event-facts.ts';

/** An event whose reports have these titles; the first is its own. */
const read = (titles: readonly string[], more: Partial<EventRecord> = {}) =>
  factsOf(
    makeRecord({
      title: titles[0] ?? '',
      summary: '',
      location: 'Iran',
      urgencyLevel: 'urgent',
      eventType: 'military',
      reports: titles.map((title, at) => makeReport({ title, source: `Example ${at}` })),
      ...more,
    }),
  );

describe.each([
  ['Iran', 'Israel', 'Haifa', 'iran'],
  ['Israel', 'Iran', 'Shiraz', 'israel'],
])('an event by %s, on %s', (side, other, town, party) => {
  it('is what two of its reports say where its own title says nothing', () => {
    const titles = [`The scene in ${town}`, `${side} strikes ${town}`, `${side} hits ${town} with missiles`];
    expect([read(titles).kind, read(titles).actors]).toEqual(['attack', [party]]);
    expect(read(titles.slice(0, 2)).kind).toBeNull();
  });

  it('is what one report says where its own title is that of a live page', () => {
    expect(read([`War live updates: all we know from ${town}`, `${side} strikes ${town}`]).kind).toBe('attack');
  });

  it('is the death of a leader where three reports say so, under any subject', () => {
    const leader = other === 'Iran' ? "Iran's supreme leader" : "Israel's prime minister";
    const titles = [
      `Who is ${leader}, and why is he a target?`,
      `${leader} reported killed`,
      `${leader} killed in strikes, reports say`,
      `${leader} is dead after strike by ${side}`,
    ];
    expect(read(titles, { eventType: 'other' }).kind).toBe('leader-killed');
    expect(read(titles.slice(0, 3), { eventType: 'other' }).kind).toBeNull();
  });

  it('is by the party whose attack its title begins with, not by the one that struck before', () => {
    const title = `${side} suicide drone blitz on ${town}: hotel hit amid missile attacks after ${other} air strikes`;
    expect(read([title]).actors).toEqual([party]);
    const said = `${other} says attack on ${town} by ${side} failed`;
    expect(read([said]).actors).not.toContain(other.toLowerCase());
  });

  it('needs three reports against a title that denies it, and none against one that an administrator corrected', () => {
    const titles = [`${other} denies reports of strike on ${town}`, `${side} strikes ${town}`, `${side} hits ${town}`];
    expect(read(titles).kind).toBeNull();
    const others = [`The scene in ${town}`, ...titles.slice(1)];
    expect(read(others, { corrected: { at: '2031-03-04T00:00:00.000Z', reason: 'wrong title' } }).kind).toBeNull();
  });

  it.each([
    [`${side} calls off talks with ${other}`, 'talks-failed'],
    [`${side} cancels next round of talks with ${other}`, 'talks-failed'],
    [`Talks of ${side} and ${other} postponed`, null],
    ['US suspends sanctions on oil until August', null],
  ])('is a failure of talks where they are called off: %j is %s', (title, kind) => {
    expect(read([title], { eventType: 'diplomatic' }).kind).toBe(kind);
  });

  it('is relief where sanctions are suspended', () => {
    expect(read([`EU suspends sanctions on ${side}`], { eventType: 'economic' }).kind).toBe('relief');
  });

  it('is by no party that another clause names', () => {
    const title = `${other} continues to hit Gulf countries as strikes of ${side} intensify`;
    expect(read([title], { location: 'Gulf' }).actors).not.toContain(party);
  });

  it.each([
    `After missile strikes of ${side}, team from ${other} maps buildings`,
    `Writer from ${other} dies from wounds following strike by ${side}`,
    `War in numbers: ${side} hit thousands of targets in ${other}`,
    `Strikes of ${side} on the Gulf: burning the bridges of good neighbours`,
    `Leader of ${side}: we go back to bombs if talks with ${other} fail`,
    `Leader of ${side} says bigger bombings of ${other} tonight`,
    `Three from ${side} killed as small plane crashes near ${town}`,
    `Painter of ${side} succumbs to wounds of strike by ${other}`,
  ])('is no attack where it is announced, an accident or of before: %j', (title) => {
    expect(read([title]).kind).toBeNull();
  });
});

describe.each([
  ['Iran', 'Israel', 'iran'],
  ['Israel', 'Iran', 'israel'],
])('of what %s did to %s', (side, other, party) => {
  it('what the other one had hit before is no part', () => {
    const title = `${side} retaliates with drones after ${other}'s attack on nuclear sites`;
    expect(read([title], { location: other }).frame.things).toEqual([]);
    expect(read([`Three dead after strike by ${other} on school in ${side}`]).frame.things).toEqual(['school']);
  });

  it('the death of its leader is one in its country, wherever that was said', () => {
    const office = side === 'Iran' ? 'supreme leader' : 'prime minister';
    const says = other === 'Iran' ? 'Khamenei' : 'Netanyahu';
    for (const location of [other, 'United States', side]) {
      const facts = read([`${says} says there are signs ${side}'s ${office} was killed`], { location });
      expect([facts.kind, facts.theatre], location).toEqual(['leader-killed', party]);
    }
  });
});

it('is a threat where three of its reports say so', () => {
  const titles = [
    'Leader says US ‘ready’ for Iran: Live Updates',
    'US warns Iran of strikes',
    'US threatens Iran with attack',
    'US vows to strike Iran',
  ];
  expect(read(titles, { eventType: 'diplomatic' }).kind).toBe('threat');
  expect(read(titles.slice(0, 3), { eventType: 'diplomatic' }).kind).toBeNull();
});

describe('an event that the rules read no act in', () => {
  it('is an attack by the model, of which no sentence is made of actor and target', () => {
    const { kind, isByModel } = read(['Massive fires on two tankers after attack near Examplia'], { location: 'Iraq' });
    expect([kind, isByModel]).toEqual(['attack', true]);
  });

  it('is an alarm where sirens sound, in another language too', () => {
    expect(read(['Sirens sound across Haifa']).kind).toBe('alarm');
    const foreign = { lang: 'ar' as const, gloss: 'sirens · sound · Haifa' };
    expect(read(['بيان'], { ...foreign, location: 'Haifa, Israel' }).kind).toBe('alarm');
  });

  it('is an alarm as an official alert, until that is over', () => {
    const alert = { alertAreas: [{ name: 'Examplia', place: { lat: 30, lon: 35 }, radiusKm: 6 }] };
    expect(read(['Missile alert: Examplia'], alert).kind).toBe('alarm');
    expect(read(['Missile alert over: Examplia'], { ...alert, urgencyLevel: 'low' }).kind).toBeNull();
  });

  it('is left to the rules in the archive', () => {
    const title = 'Massive fires on two tankers after attack near Examplia';
    expect(read([title], { location: 'Iraq', archived: true }).kind).toBeNull();
  });
});
