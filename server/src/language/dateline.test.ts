import { describe, expect, it } from 'vitest';
import { withoutDateline } from './dateline.ts';

const sentence = 'The board of Examplia met on Monday.';

describe('a dateline', () => {
  it.each([
    'JERUSALEM, Dec 17 (Example Wire) - ',
    'TEHRAN, Dec 17 (Example Wire) - ',
    'FEBRUARY 26 (replay of 2026) - ',
    'TEHRAN – ',
    'TEHRAN- ',
    'TEL AVIV, Israel (EW) — ',
    'PORT AMBERLY, Ex. (EW) —',
    'LONDON(EW)-- ',
    'Jerusalem, 17 Dec (Example Wire) - ',
    'NEW EXAMPLIA -- ',
  ])('is taken off: %j', (dateline) => {
    expect(withoutDateline(dateline + sentence)).toBe(sentence);
  });

  it.each([
    'IAEA – the watchdog of atoms – said the board met.',
    'Iran - Israel talks opened in Examplia.',
    'US-Israeli officials met in Examplia.',
    'The board (of Examplia) met - again.',
    'UN envoy arrives in Examplia',
  ])('is not taken for the beginning of a sentence: %j', (text) => {
    expect(withoutDateline(text)).toBe(text);
  });
});
