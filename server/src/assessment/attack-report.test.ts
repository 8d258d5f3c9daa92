import { describe, expect, it } from 'vitest';
import { isAttackBetween, type ReportedEvent, reportChancesOf, reportsAlarm, reportsAttack } from './attack-report.ts';

const reportsAttackBetween = (one: ReportedEvent) => reportsAttack(one) && isAttackBetween(one);

const event = (title: string, location: string, more: Partial<ReportedEvent> = {}): ReportedEvent => ({
  title,
  summary: '',
  location,
  eventType: 'military',
  urgencyLevel: 'urgent',
  ...more,
});

describe.each([
  ['Israel', 'Israeli', 'Iran', 'Tabriz'],
  ['Iran', 'Iranian', 'Israel', 'Ashdod'],
])('a report about arms of %s', (side, of, other, town) => {
  const place = `${town}, ${other}`;

  it('is news of an attack, whether or not the rules know its words', () => {
    expect(reportsAttack(event(`${of} missiles slam into tower in Examplia, seven hurt`, place))).toBe(true);
    expect(reportsAttack(event(`Explosions rock ${town} as jets return`, place))).toBe(true);
    expect(reportsAttackBetween(event(`${side} launches wave of heavy missiles`, side))).toBe(true);
  });

  it.each([
    `Adviser asks ${side} to stop bombing oil sites of ${other}`,
    `Leader asks ${side} to stop bombing ${other}`,
    `${side} will strike ${other} again, general says`,
    `Probe of ${of} strike on school contradicts minister`,
    `Boy wounded in ${of} strike returns to school`,
    `Mapping ${of} attacks on ${other} and its answer`,
  ])('is none where it is asked for, announced, judged or remembered: %j', (title) => {
    expect(reportsAttack(event(title, place))).toBe(false);
  });

  it('is none of low urgency', () => {
    expect(reportsAttack(event(`${side} strikes ${town}`, place, { urgencyLevel: 'low' }))).toBe(false);
  });

  it('is read in another language by its gloss', () => {
    const gloss = `${of} missile · hit · building · ${town}`;
    expect(reportsAttackBetween(event('بيان', place, { lang: 'ar', gloss }))).toBe(true);
  });
});

describe('an attack on others', () => {
  it.each([
    ['Massive fires on two tankers after attack near Examplia', 'Iraq'],
    ['Hezbollah fires rockets at town in Galilee', 'Upper Galilee, Israel'],
    ['Israeli strike hits building in Tyre', 'Lebanon'],
  ])('is news of an attack, and of none between the sides: %j', (title, location) => {
    expect([reportsAttack(event(title, location)), reportsAttackBetween(event(title, location))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('an alarm', () => {
  it.each([
    ['Sirens sound across Haifa', 'Haifa, Israel'],
    ['Sirens sound across Isfahan', 'Isfahan, Iran'],
  ])('is read from sirens that sound: %j', (title, location) => {
    expect(reportsAlarm(event(title, location))).toBe(true);
  });

  it.each([
    'Sirens sound across Haifa in a drill',
    'Sirens sound across Isfahan by mistake',
    'Sirens could sound across Haifa, mayor says',
    'Residents of Haifa told to leave shelters',
    'All clear in Haifa after sirens',
  ])('is none in a drill, by mistake, to come or at its end: %j', (title) => {
    expect(reportsAlarm(event(title, 'Haifa, Israel'))).toBe(false);
  });
});

it('gives chances that sum to one, and reads an event once, however many reports it grows by', () => {
  const one = event('Israel strikes depot near Tabriz', 'Tabriz, Iran');
  const sum = Object.values(reportChancesOf(one)).reduce((all, chance) => all + chance, 0);
  expect(sum).toBeCloseTo(1, 6);
  expect(reportChancesOf({ ...one })).toBe(reportChancesOf(one));
  expect(reportChancesOf({ ...one, summary: 'It was empty.' })).not.toBe(reportChancesOf(one));
});
