import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it('ends a sentence at a full stop before a capital or a digit', () => {
    expect(sentencesOf('Sirens sounded. Two fell. 7 were hurt! Why?')).toEqual([
      'Sirens sounded.',
      'Two fell.',
      '7 were hurt!',
      'Why?',
    ]);
  });

  it('does not end a sentence at titles, initials, hours and decimals', () => {
    const text = 'Gen. A. Example of the U.S. Navy came at 3 p.m. to talk of 2.5 tons. He left.';
    expect(sentencesOf(text)).toEqual([text.slice(0, -9), 'He left.']);
  });

  it('keeps quotes with their sentence, and returns none for an empty text', () => {
    expect(sentencesOf('He said "no." She agreed.')).toEqual(['He said "no."', 'She agreed.']);
    expect(sentencesOf('  ')).toEqual([]);
  });
});
