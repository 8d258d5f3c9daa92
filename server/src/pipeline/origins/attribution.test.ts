import { describe, expect, it } from 'vitest';
import { mirrorText } from '../../testing/mirror.ts';
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
  'BREAKING: Iran reportedly believes Israeli prime minister has been killed',
  'Iran is convinced Israel struck Natanz',
  'Iranian officials think Israeli minister was killed',
  'Iranian army assesses that Israeli base was destroyed',
  'Iran sees growing signs that Israeli minister was killed',
  'Iran estimates half of Israeli launchers are destroyed',
  'Iran’s defense minister says his country has attacked Israel and declares a state of emergency',
  'Iran says Israel admitted its strike failed',
];
const nobodys = [
  'Israel strikes Iran',
  'Israel-Iran war: live updates',
  'Iranian missile hits hospital in Beersheba',
  'Trump says Iran will not get the bomb',
  'Israeli strikes said to hit Tehran',
  'Iranians say they fear a war',
  'Golden globes: who will win',
  'Iran is believed to have struck Israeli base',
  'Iran to assess damage after Israeli strikes',
  'Why Iran doesn’t believe in talks',
  'What Iran’s football fans think of the cup',
];
const ofBoth = [
  'Truce holds, Israel says; Iran confirms it',
  'Israel and Iran say they halted attacks',
  'Oil falls as Iran, Israel announce truce',
];
/** An announcement with an opponent is not the word of one side. */
const joint = [
  'US and Iran announce a deal to end the war',
  'BREAKING: US, Iran announce truce',
  'Iran and the US say deal is close',
  'Hezbollah and Israel announce truce',
];
const ofAllies = {
  iranian: [
    'Hezbollah says has repelled an Israeli force',
    'Houthis claim missile attack on Israel',
    'Base of Israel hit by drones, Hezbollah says',
  ],
  israeli: [
    'US military says has repelled an Iranian force',
    'US claims missile attack on Iran',
    'Base of Iran hit by drones, Pentagon says',
  ],
} as const;
/** What an ally announces with its opponent, or allies of both sides say, is not the word of one camp. */
const ofNoAlly = [
  'US and Iran announce a deal to end the war',
  'Hezbollah and Israel announce truce',
  'US says truce holds; Hezbollah says it ended',
  'US strikes Iran',
  'Hezbollah strikes Israel',
  'Iran says US strikes failed',
  'Israel says Hezbollah strikes failed',
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

  it.each([...ofBoth, ...ofBoth.map(mirrorText)])('that of both, where both speak: %s', (title) => {
    expect(claims(title)).toEqual(['israeli', 'iranian']);
  });

  it.each(joint)('not that of one side with its opponent: %s', (title) => {
    expect(claims(title)).toEqual([]);
  });

  it('with an opponent is that of one side where only one speaks', () => {
    expect(claims('Contradicting the US, Iran says there is no deal')).toEqual(['iranian']);
    expect(claims('Contradicting Hezbollah, Israel says there is no deal')).toEqual(['israeli']);
    expect(claims('Ally hit Iran and Israel, IDF says')).toEqual(['israeli']);
  });

  it.each(ofAllies.iranian)('that of an ally of Iran, and of no side: %s', (title) => {
    expect(attributionOf({ title, summary: '' })).toMatchObject({ claims: [], allyOf: 'iranian' });
  });

  it.each(ofAllies.israeli)('and that of the United States as one of Israel: %s', (title) => {
    expect(attributionOf({ title, summary: '' })).toMatchObject({ claims: [], allyOf: 'israeli' });
  });

  it.each(ofNoAlly)('not that of an ally of one side: %s', (title) => {
    expect(attributionOf({ title, summary: '' }).allyOf).toBeNull();
  });

  it('is not read from a sentence that reports another action than the title', () => {
    const title = 'Israeli strikes kill 20 in Isfahan';
    const other = 'Israel said that the truce did not include its campaign. Iran protested.';
    const same = 'Israel said that its strikes had killed fighters. Iran protested.';
    for (const [whose, mirrored] of [
      ['israeli', (text: string) => text],
      ['iranian', mirrorText],
    ] as const) {
      expect(claims(mirrored(title), mirrored(other))).toEqual([]);
      expect(claims(mirrored(title), mirrored(same))).toEqual([whose]);
    }
  });
});

describe('a denial', () => {
  it.each([
    'Iran denies strike on Natanz',
    'Iran rejects claim of seven killed at base',
    'Strike on base denied by Iranian army',
    'Iran dismisses reports of blast as false',
  ])('is read: %s', (title) => {
    expect(attributionOf({ title, summary: '' })).toMatchObject({ claims: [], denials: ['iranian'], isOfRole: false });
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
