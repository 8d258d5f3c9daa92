import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { isWatched, observedWindows } from './observed.ts';

const dated = (timestamp: string, createdAt: string, archived = false) =>
  isWatched(makeRecord({ timestamp, createdAt, archived }));

describe('a day that was observed', () => {
  it('has an event that was read within a day, or one of the archive', () => {
    expect(dated('2031-03-04T12:00:00.000Z', '2031-03-04T13:00:00.000Z')).toBe(true);
    expect(dated('2031-03-02T12:00:00.000Z', '2031-03-04T13:00:00.000Z')).toBe(false);
    expect(dated('2031-03-02T12:00:00.000Z', '2031-03-04T13:00:00.000Z', true)).toBe(true);
  });

  it('is a window of 24 hours back from the moment', () => {
    const [at, day] = [Date.parse('2031-03-04T12:00:00.000Z'), 86_400_000];
    const times = [at + 1, at, at - 1, at - day, at - 2.5 * day, at - 9 * day];
    const events = times.map((time) => ({ time, isWatched: true }));
    expect([...observedWindows(events, at, 7)]).toEqual([0, 1, 2]);
    expect(observedWindows([{ time: at, isWatched: false }], at, 7).size).toBe(0);
  });
});
