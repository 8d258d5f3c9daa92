import { describe, expect, it } from 'vitest';
import { lowersWords } from './lowers-words.ts';

describe('when the level falls, in words', () => {
  it('is given with the level that follows', () => {
    expect(lowersWords({ to: 'elevated', at: '2031-03-05T21:01:00.000Z' })).toMatch(
      /^If nothing else is reported: Elevated from .*5 Mar.* 2031.*\.$/,
    );
  });
});
