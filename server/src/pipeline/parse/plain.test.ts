import { describe, expect, it } from 'vitest';
import { cutAtWord, toPlain } from './plain.ts';

describe('plain text', () => {
  it('has one space where there was any white space', () => {
    expect(toPlain(' \n The\tquiet \u00a0 harbour\r\n')).toBe('The quiet harbour');
  });

  it('loses invisible characters', () => {
    expect(toPlain('a\u202eb\u2066c\u200bd\ufeffe\u00adf\u0000g\u{e0041}h\ud800i\u200fj')).toBe('abcdefghij');
  });

  it('keeps the joiners that Persian and emoji need, and letters beyond the basic plane', () => {
    expect(toPlain('می\u200cخواهم 👩\u200d🚒 𝄞')).toBe('می\u200cخواهم 👩\u200d🚒 𝄞');
  });
});

describe('a text that is too long', () => {
  it('is cut between words, within the limit', () => {
    expect(cutAtWord('the quiet harbour', 17)).toBe('the quiet harbour');
    expect(cutAtWord('the quiet harbour', 16)).toBe('the quiet…');
    expect(cutAtWord('the quiet harbour', 10)).toBe('the quiet…');
    expect(cutAtWord('the quiet harbour', 9)).toBe('the quie…');
  });

  it('is cut anywhere where there are no words, but never within a character', () => {
    expect(cutAtWord('港'.repeat(30), 10)).toBe(`${'港'.repeat(9)}…`);
    expect(cutAtWord('👍'.repeat(30), 10)).toBe(`${'👍'.repeat(4)}…`);
  });
});
