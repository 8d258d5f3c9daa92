import { expect, it } from 'vitest';
import { countByDay, itemsPerDay } from './item-days.ts';

const now = new Date('2030-03-10T12:00:00.000Z');

it('items count on the day of their publication, those of more than seven days ago not at all', () => {
  const dates = ['2030-03-11T00:00:00Z', '2030-03-10T00:00:00Z', '2030-03-04T23:59:00Z', '2030-03-03T23:59:00Z'];
  const counts = countByDay(
    dates.map((date) => new Date(date)),
    now,
  );
  expect([...counts]).toEqual([
    ['2030-03-10', 2],
    ['2030-03-04', 1],
  ]);
});

it('items a day are those of seven days, or of the days since the first of a new feed', () => {
  expect(itemsPerDay({ '2030-03-04': 10, '2030-03-09': 3 }, now)).toBe(13 / 6.5);
  expect(itemsPerDay({ '2030-03-09': 3 }, now)).toBe(2);
  expect(itemsPerDay({ '2030-03-10': 3 }, now)).toBe(3);
});

it('a feed that has fallen silent has none, and of one without a count nothing is known', () => {
  expect(itemsPerDay({ '2030-02-01': 50 }, now)).toBe(0);
  expect(itemsPerDay(null, now)).toBeNull();
});
