import { afterEach, expect, it } from 'vitest';
import { useZone } from '../../kit/zone.ts';
import { dayStarts, moveWords } from './move.ts';

afterEach(() => useZone.setState('', true));

const yesterday = new Date('2030-01-01T00:00:00.000Z');
const point = (israelAdvantage: number, createdAt = '2030-01-01T20:00:00.000Z') => ({ israelAdvantage, createdAt });

it.each([
  [54, 52, 'moved 2 to Israel since yesterday'],
  [52, 54, 'moved 2 to Iran since yesterday'],
  [50, 50, 'unchanged since yesterday'],
])('from %i today and %i yesterday says "%s"', (now, then, words) => {
  expect(moveWords(point(now), point(then), yesterday)).toBe(words);
});

it('says nothing without a balance of yesterday', () => {
  expect(moveWords(point(54), null, yesterday)).toBe('');
  expect(moveWords(point(54), point(50, '2029-12-31T23:59:59.999Z'), yesterday)).toBe('');
});

it('begins the days at midnight of the zone', () => {
  useZone.setState('Asia/Tehran', true);
  expect(dayStarts(new Date('2030-01-02T22:00:00.000Z'))).toEqual({
    today: new Date('2030-01-02T20:30:00.000Z'),
    yesterday: new Date('2030-01-01T20:30:00.000Z'),
  });
});
