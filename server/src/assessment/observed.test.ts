import { expect, it } from 'vitest';
import { observedWindows } from './observed.ts';

it('a day that was observed is a window of 24 hours back from the moment', () => {
  const [at, day] = [Date.parse('2031-03-04T12:00:00.000Z'), 86_400_000];
  const times = [at + 1, at, at - 1, at - day, at - 2.5 * day, at - 9 * day];
  const events = times.map((time) => ({ time, isWatched: true }));
  expect([...observedWindows(events, at, 7)]).toEqual([0, 1, 2]);
  expect(observedWindows([{ time: at, isWatched: false }], at, 7).size).toBe(0);
});
