import { kinds, parties, realities } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { type Glossed, glossOf, maxGloss } from './gloss.ts';

const line = (given: Partial<Glossed>, location = 'Unknown') =>
  glossOf({ kind: 'attack', reality: 'done', by: [], on: [], ...given }, location);

const sides: Record<string, string> = { Israel: 'Iran', Iran: 'Israel', Haifa: 'Isfahan' };
const mirrored = (text: string) => text.replace(/Israel|Iran|Haifa/g, (name) => sides[name] ?? name);

describe('the line of a statement in English', () => {
  it.each([
    [{ by: ['il'], on: ['ir'] }, 'Isfahan, Iran', 'Attack by Israel on Iran, in Isfahan'],
    [{ by: ['il'], on: ['ir'] }, 'Iran', 'Attack by Israel on Iran'],
    [{ by: ['ir'], on: ['us'] }, 'Erbil, Iraq', 'Attack by Iran on the United States, in Erbil, Iraq'],
    [
      { kind: 'talks', by: ['ir', 'us'] },
      'Geneva, Switzerland',
      'Talks of Iran and the United States, in Geneva, Switzerland',
    ],
    [{ kind: 'closure', by: ['ir'] }, 'Strait of Hormuz', 'Closure by Iran, in the Strait of Hormuz'],
    [{ kind: 'effect' }, 'Global', 'Effects of acts'],
    [{ by: ['unknown'], on: ['houthis'] }, 'Unknown', 'Attack by an unknown party on the Houthis'],
  ] as const)('says who, on whom and where: %j', (given, location, text) => {
    expect(
      line({ ...given, by: 'by' in given ? [...given.by] : [], on: 'on' in given ? [...given.on] : [] }, location),
    ).toBe(text);
  });

  it.each([
    ['announced', 'Announced: attack by Iran'],
    ['denied', 'Denied: attack by Iran'],
    ['past', 'Earlier: attack by Iran'],
    ['comment', 'Comment: attack by Iran'],
  ] as const)('says what is %s', (reality, text) => {
    expect(line({ reality, by: ['ir'] })).toBe(text);
  });

  it('is never longer than its limit, and says something of every kind', () => {
    for (const kind of kinds)
      for (const reality of realities)
        for (const location of [
          'Kiryat Shmona, Israel',
          'Isfahan Nuclear Technology Center, Iran',
          'Strait of Hormuz',
        ]) {
          const text = line({ kind, reality, by: [...parties], on: [...parties].reverse() }, location);
          expect(text.length).toBeLessThanOrEqual(maxGloss);
          expect(text.length).toBeGreaterThan(4);
          expect(text).not.toMatch(/undefined| {2}|, $/);
        }
  });

  it('is the same for both sides', () => {
    for (const kind of kinds)
      for (const reality of realities) {
        const text = line({ kind, reality, by: ['il'], on: ['ir'] }, 'Haifa, Israel');
        expect(line({ kind, reality, by: ['ir'], on: ['il'] }, 'Isfahan, Iran')).toBe(mirrored(text));
      }
  });
});
