import { describe, expect, it } from 'vitest';
import { mirrorText } from '../../language/mirror.ts';
import { agencies, pairedAgencies } from './agencies.ts';
import { attributionOf } from './attribution.ts';

const claims = (title: string, summary = '') => attributionOf({ title, summary }).claims;
const denials = (title: string) => attributionOf({ title, summary: '' }).denials;

const iranian = [
  'Iran says it shot down Israeli drone near Natanz',
  'Explosion in Isfahan, Iranian media say',
  'Explosion in Isfahan, according to Tasnim',
  'Drone downed over Bushehr - Iranian army',
  'Israel kills general, Iran confirms',
  'Iranian foreign ministry spokesman Ali Northwood said talks would resume',
  'Iran claims to have hit Israeli base',
];
const nobodys = [
  'Israel strikes Iran',
  'Israel-Iran war: live updates',
  'Iranian missile hits hospital in Beersheba',
  'Trump says Iran will not get the bomb',
  'Israeli strikes said to hit Tehran',
  'Iranians say they fear a war',
  'Golden globes: who will win',
];

describe('whose word a report passes on', () => {
  it.each(iranian)('Iran’s: %s', (title) => {
    expect(claims(title)).toEqual(['iranian']);
  });

  it.each(iranian)('and Israel’s in the mirror: %s', (title) => {
    expect(claims(mirrorText(title).replace('Tasnim', 'Kan'))).toEqual(['israeli']);
  });

  it.each([...nobodys, ...nobodys.map(mirrorText)])('nobody’s: %s', (title) => {
    expect(claims(title)).toEqual([]);
  });

  it('is read from the first sentence of the text where the title names nobody', () => {
    expect(
      claims('Base hit in the north', 'The Israeli army said a missile had hit a base. Iran said nothing.'),
    ).toEqual(['israeli']);
    expect(claims('Base hit in the north', 'A missile hit a base on Friday, and Iran said more would follow.')).toEqual(
      [],
    );
  });

  it('is that of both where both are quoted', () => {
    expect(claims('Truce holds, Israel says; Iran confirms it')).toEqual(['israeli', 'iranian']);
  });
});

describe('a denial', () => {
  it.each([
    'Iran denies strike on Natanz',
    'Iran rejects claim of seven killed at base',
    'Strike on base denied by Iranian army',
    'Iran dismisses reports of blast as false',
  ])('is read: %s', (title) => {
    expect(attributionOf({ title, summary: '' })).toEqual({ claims: [], denials: ['iranian'], isOfRole: false });
    expect(denials(mirrorText(title))).toEqual(['israeli']);
  });

  it.each([
    'Iran rejects US proposal',
    'Iran denied entry to inspectors',
    'Israel neither confirms nor denies strike on Isfahan',
  ])('is not read: %s', (title) => {
    expect(denials(title)).toEqual([]);
    expect(denials(mirrorText(title))).toEqual([]);
  });

  it('of one’s own part is told apart', () => {
    expect(attributionOf({ title: 'Iran denies role in attack on embassy', summary: '' }).isOfRole).toBe(true);
  });
});

describe('the agencies of the two sides', () => {
  it('stand in pairs', () => {
    for (const [a, b] of pairedAgencies) {
      expect([agencies.get(a)?.side, agencies.get(b)?.side]).toEqual(['israeli', 'iranian']);
      expect(claims(`Base hit, ${a} reports`)).toEqual(['israeli']);
      expect(claims(`Base hit, ${b} reports`)).toEqual(['iranian']);
    }
  });
});
