import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import { occurrenceOf } from './occurrence.ts';

const military = (title: string) =>
  makeRecord({ title, summary: '', location: 'At sea', eventType: 'military', urgencyLevel: 'urgent' });

const occurrence = (title: string, location = 'At sea', urgencyLevel: 'urgent' | 'medium' | 'low' = 'urgent') => {
  const { isAttack, isDiplomacy } = occurrenceOf(
    makeRecord({ title, summary: '', location, eventType: 'military', urgencyLevel }),
  );
  return [isAttack && 'attack', isDiplomacy && 'diplomacy'].filter(Boolean).join();
};

describe('what a forecast counts as an attack between the sides', () => {
  it.each([
    ['Israel strikes depot near Tabriz', 'Tabriz, Iran'],
    ['Iran fires missiles at Haifa', 'Haifa, Israel'],
    ['Iranian missile hits block in Ashdod', 'Ashdod, Israel'],
    ['US bombs radar site in southern Iran', 'Southern Iran'],
    ['Iran fires missiles at US base in Bahrain', 'Manama, Bahrain'],
    ['US destroyer shoots down Iranian drone', 'Arabian Sea'],
  ])('is %j', (title, location) => {
    expect(occurrence(title, location)).toBe('attack');
  });

  it.each([
    ['Iran threatens to strike Israel'],
    ['Israel considers strike on Iran'],
    ['Iran denies firing missiles at Israel'],
    ['Israeli drill rehearses strike on Iran'],
    ['A year after Israeli strike, Natanz is quiet'],
    ['Did Israel strike Iran?'],
    ['Houthis fire missile at Israel'],
    ['Israel strikes Hezbollah depot near Tyre'],
    ['Oman condemns Israeli strike on Iran'],
  ])('is not %j', (title) => {
    expect(occurrence(title)).toBe('');
  });

  it('is no speech about one, and none of low urgency', () => {
    expect(occurrence('Iran fires missiles at Israel', 'At sea', 'medium')).toBe('');
    expect(occurrence('Iran fires missiles at Israel', 'At sea', 'low')).toBe('');
  });
});

it('is read in another language by its gloss', () => {
  const event = { title: 'بيان', summary: '', lang: 'ar', eventType: 'military', urgencyLevel: 'urgent' } as const;
  const gloss = 'Iranian missile · hit · building · Haifa';
  const { isAttack, attackers } = occurrenceOf(makeRecord({ ...event, gloss, location: 'Haifa, Israel' }));
  expect([isAttack, attackers]).toEqual([true, ['iran']]);
});

describe('the sides that attacked', () => {
  it.each([
    ['Israel strikes depot near Tabriz', ['israel']],
    ['Iran fires missiles at Haifa', ['iran']],
    ['US bombs radar site in southern Iran', ['israel']],
    ['Israel opens air campaign on Iran; Iran fires missiles at Israel', ['iran', 'israel']],
    ['Iran fires missiles at Israel; Israel strikes depots in Iran', ['iran', 'israel']],
  ])('of %j are %j', (title, sides) => {
    expect(occurrenceOf(military(title)).attackers).toEqual(sides);
  });
});

describe('what it counts as diplomacy', () => {
  it.each([
    'Iran and US open indirect talks in Muscat',
    'US and Iran agree a two-week ceasefire',
    'Israel and Iran agree ceasefire',
  ])('is %j', (title) => {
    expect(occurrence(title, 'Muscat, Oman', 'medium')).toBe('diplomacy');
  });

  it.each([
    'Iran rejects talks with US',
    'Ceasefire between Israel and Iran collapses',
    'Iran offers talks to US',
    'US-Iran truce lapses',
  ])('is not %j', (title) => {
    expect(occurrence(title, 'Muscat, Oman', 'medium')).toBe('');
  });
});
