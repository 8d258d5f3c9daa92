import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { laterClausesOf, mainClausesOf } from './clauses.ts';
import { factsOf } from './event-facts.ts';
import { shownBy } from './indicators.ts';

const read = (title: string, more: Partial<EventRecord> = {}) =>
  factsOf(
    makeRecord({ title, summary: '', location: 'Iran', urgencyLevel: 'urgent', eventType: 'diplomatic', ...more }),
  );

describe('the clauses of a headline', () => {
  it('stand alone, without those that depend on another', () => {
    expect(mainClausesOf('Ceasefire agreed, Examplia welcomes it as shops open')).toEqual([
      'Ceasefire agreed',
      'Examplia welcomes it',
    ]);
    expect(mainClausesOf('Toll of 1,200 told after strike')).toEqual(['Toll of 1,200 told']);
  });

  it('take the subject of the first where they have none, and are left out where they only tell', () => {
    expect(laterClausesOf("Examplia's army warns of response, closes strait")).toEqual([
      "Examplia's army closes strait",
    ]);
    expect(laterClausesOf('Examplia condemns strike, says it was attacked')).toEqual([]);
    expect(laterClausesOf('World reacts to Israel, Iran attack on Examplia')).toEqual([]);
  });
});

describe.each([
  ['Iran', 'Israel', 'Haifa'],
  ['Israel', 'Iran', 'Shiraz'],
])('by %s, on %s', (side, other, town) => {
  it.each([
    [`Ceasefire with ${other} agreed, Examplia welcomes it`, 'truce'],
    [`${side} and ${other} agree ceasefire, Examplia hails deal`, 'truce'],
    [`Ceasefire of ${side} and ${other} takes effect, Examplia urges calm`, 'truce'],
    [`${side} closes Strait of Hormuz, refuses to reopen it`, 'closure'],
    [`${side} warns of response, closes Strait of Hormuz`, 'closure'],
    [`${side} vows revenge, fires missiles at ${other}`, 'attack'],
    [`${side} denies talks, strikes ${town}`, 'attack'],
    [`${side} imposes blockade on ports of ${other}, says deal would end it`, 'blockade'],
    [`${side} and ${other} hold talks in Muscat, Oman says`, 'talks'],
    [`EU imposes sanctions on ${side}, urges ${other} to wait`, 'sanction'],
    [`${side} rejects ceasefire, launches missiles at ${other}`, 'attack'],
  ])('is what a clause reports, whatever another says: %j is %s', (title, kind) => {
    expect(read(title).kind).toBe(kind);
  });

  it.each([
    [`Examplia welcomes ceasefire agreed by ${side} and ${other}`, null],
    [`${side} decides against announcing ceasefire with ${other}, fearing it may not last`, null],
    ['Ceasefire of Canada and Denmark takes effect, Examplia welcomes it', null],
    [`Waivers of sanctions on ${side} to be issued soon, says negotiator`, null],
    [`Site hosts sanctioned members who support ${side}, body says`, null],
    [`Negotiator of ${side} says ${other} lacks will for talks`, null],
    [`Minister condemns strike, says ${side} attacked ${other}`, null],
    [`${side} insists it is not laying mines in Strait of Hormuz, expert warns`, null],
    [`${side} warns of response, closes its ears to Examplia`, 'threat'],
  ])('is none where no clause reports one: %j is %s', (title, kind) => {
    expect(read(title).kind).toBe(kind);
  });

  it('has the parties of the clause that reports it, and shows its signs', () => {
    const facts = read(`${side} warns of response, fires missiles at ${other}`);
    expect([facts.actors, facts.target]).toEqual([[side.toLowerCase()], other.toLowerCase()]);
    expect(shownBy(read(`${side} closes Strait of Hormuz, refuses to reopen it`))).toContain('hormuz-restricted');
  });

  it.each([`Market in ${town} bombed, 40 dead`, `Market in ${town} hit by missile`])(
    'is an attack, though it is filed under trade: %j',
    (title) => {
      expect(read(title, { eventType: 'economic' }).kind).toBe('attack');
    },
  );

  it.each([
    `Bodies found after strike on ${town}`,
    `Bodies of six children pulled from rubble after ${side} strike on ${town}`,
  ])('is an attack whose dead are found: %j', (title) => {
    expect(read(title, { eventType: 'military' }).kind).toBe('attack');
  });

  it.each([
    `Bodies identified years after strike on ${town}`,
    `Body of hostage found after strike on ${town}`,
    `Markets in ${town} fall after strike`,
  ])('is none where the dead are of before, or markets fall: %j', (title) => {
    expect(read(title, { eventType: 'military' }).kind).toBeNull();
  });
});
