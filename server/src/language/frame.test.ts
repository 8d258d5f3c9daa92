import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.ts';
import { readPassages } from './passage.ts';

const frame = (title: string, summary = '') => frameOf(readPassages({ title, summary }));

describe('the frame of a headline', () => {
  it('says who did it to whom, active or passive', () => {
    const roles = { actor: 'israel', target: 'iran' };
    expect(frame('Israel strikes missile base near Tabriz')).toMatchObject(roles);
    expect(frame('Iranian base bombed by Israel')).toMatchObject(roles);
    expect(frame("Iran's army chief killed in Israeli raid")).toMatchObject(roles);
    expect(frame('Fordow hit as Israel widens attack')).toMatchObject(roles);
  });

  it('takes the other party from the first sentence if the title omits it', () => {
    expect(frame('Woman killed in Iranian missile attack', 'Israel buried her at noon.')).toMatchObject({
      actor: 'iran',
      target: 'israel',
    });
  });

  it('distinguishes allies from each other, and states from capitals that are locations', () => {
    expect(frame('Houthis fire missile at Israel').actor).not.toBe(frame('Hezbollah fires missile at Israel').actor);
    expect(frame('General killed in Tehran raid').actor).toBeNull();
  });

  it.each([
    ['Israel attacks Iran', 'israel', 'iran'],
    ['Iran attacks Israel', 'iran', 'israel'],
    ['Israel and US bomb Iran', 'usa', 'iran'],
  ] as const)(
    'takes no attack for a figure of speech because of what goes on meanwhile: %j',
    (attack, actor, target) => {
      for (const circumstance of [
        'amid peace talks',
        'during talks',
        'despite deal hopes',
        'before vote',
        'as talks collapse',
      ])
        expect(frame(`${attack} ${circumstance}`)).toMatchObject({
          triggers: expect.arrayContaining(['strike']),
          actor,
          target,
        });
      expect(frame('Minister attacks deal talks').triggers).not.toContain('strike');
    },
  );

  it.each([
    ['Iran closes Strait of Hormuz', 'done', 'closure'],
    ['Iran threatens to close Strait of Hormuz', 'threat', 'threat'],
    ['Iran denies closing Strait of Hormuz', 'denial', 'denial'],
    ['A year after strike, Natanz is quiet', 'memory', 'memory'],
    ['Israeli drill rehearses strike on Iran', 'drill', 'drill'],
    ['Oman condemns Israeli strike on Iran', 'reaction', 'reaction'],
    ['Iran frees crew of tanker', 'done', 'release'],
    ['Iran hangs man for spying', 'done', 'execution'],
  ] as const)('reads %j as %s', (title, stance, trigger) => {
    expect(frame(title).stance).toBe(stance);
    expect(frame(title).triggers[0]).toBe(trigger);
  });

  it('ignores subordinate clauses', () => {
    expect(frame('Oil jumps as Israel strikes Iran').triggers).toEqual(['rise']);
    expect(frame('Iran buries general after strike on Isfahan').towns).toEqual([]);
  });

  it('has things, persons and numbers', () => {
    expect(frame('Seven killed as missile hits hospital in Haifa')).toMatchObject({
      things: ['hospital'],
      amounts: [{ unit: 'killed', min: 7, max: 7 }],
    });
    expect(frame('Israel kills Guards intelligence chief').persons).toEqual(['intelligence chief']);
  });
});
