import type { Move } from '@vigil/common/events';
import { expect, it } from 'vitest';
import { lastMove } from './moved-words.ts';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 2, 2, minute)).toISOString();
const deaths = (minute: number, from: number, to: number): Move => ({ at: at(minute), what: 'deaths', from, to });

it('tells what the latest report added, small numbers as words', () => {
  expect(lastMove({ moves: [deaths(10, 0, 4), deaths(41, 4, 9)] })).toEqual({
    at: at(41),
    words: 'nine killed, was four',
  });
  expect(lastMove({ moves: [deaths(41, 9, 1190)] })?.words).toBe('1,190 killed, was nine');
});

it('tells all that one report added, and no former number where there was none', () => {
  const moves: Move[] = [
    deaths(10, 0, 1),
    { at: at(41), what: 'urgency', from: 'high', to: 'critical' },
    { at: at(41), what: 'impact' },
    { at: at(41), what: 'injured', from: 0, to: 3 },
  ];
  expect(lastMove({ moves })?.words).toBe('critical, was high; people or buildings hit; three injured');
});

it('is nothing for an event that never moved', () => {
  expect(lastMove({})).toBeNull();
});
