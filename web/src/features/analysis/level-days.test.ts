import { describe, expect, it } from 'vitest';
import { heightOf, levelDays } from './level-days.ts';

const point = (generatedAt: string, threatLevel: 'critical' | 'high' | 'low' | 'unknown') => ({
  id: '1',
  threatLevel,
  militaryProbability: 10,
  diplomacyProbability: 10,
  generatedAt,
});
const now = Date.parse('2030-01-12T10:00:00.000Z');

describe('the levels of the last days', () => {
  it('are the most severe of the reports of each day of UTC, the last one of today', () => {
    const days = levelDays(
      [
        point('2029-12-30T10:00:00.000Z', 'critical'),
        point('2030-01-10T01:00:00.000Z', 'low'),
        point('2030-01-10T23:59:00.000Z', 'high'),
        point('2030-01-10T12:00:00.000Z', 'unknown'),
        point('2030-01-12T09:00:00.000Z', 'unknown'),
      ],
      now,
      12,
    );
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2030-01-${String(index + 1).padStart(2, '0')}`),
    );
    expect(days.slice(-3).map(({ level }) => level)).toEqual(['high', null, 'unknown']);
    expect(days.slice(0, 9).every(({ level }) => level === null)).toBe(true);
  });

  it('are for today at least the present one, unless that is unknown', () => {
    const today = (present: 'critical' | 'low' | 'unknown') =>
      levelDays([point('2030-01-12T09:00:00.000Z', 'high')], now, 12, present).at(-1)?.level;
    expect([today('critical'), today('low'), today('unknown')]).toEqual(['critical', 'high', 'high']);
    expect(levelDays([], now, 12, 'unknown').at(-1)?.level).toBeNull();
  });

  it('are higher the more severe they are; a day without a report is an empty frame', () => {
    const heights = (['critical', 'high', 'elevated', 'low', 'unknown'] as const).map(heightOf);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect([heightOf('critical'), heightOf('unknown') > 0, heightOf(null)]).toEqual([1, true, 1]);
  });
});
