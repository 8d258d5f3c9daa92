import { expect, it } from 'vitest';
import { movedWords } from './moved.ts';

const at = '2030-01-02T03:00:00.000Z';
const later = '2030-01-02T03:30:00.000Z';

it('says what the latest report added to an event', () => {
  expect(movedWords({})).toBe('');
  expect(
    movedWords({
      moves: [
        { at, what: 'impact' },
        { at: later, what: 'deaths', from: 4, to: 9 },
        { at: later, what: 'injured', from: 0, to: 1_200 },
        { at: later, what: 'urgency', from: 'high', to: 'critical' },
      ],
    }),
  ).toBe('nine killed, was four; 1,200 injured; now critical, was high');
  expect(movedWords({ moves: [{ at, what: 'impact' }] })).toBe('people or buildings hit');
});
