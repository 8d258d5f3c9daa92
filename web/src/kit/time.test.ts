import { describe, expect, it } from 'vitest';
import { ageLabel, formatBareDay, formatClock, formatDay, formatMoment, relativeTime, relativeWords } from './time.ts';

const now = Date.parse('2030-01-02T12:00:00.000Z');
const before = (ms: number) => new Date(now - ms).toISOString();
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('relative time', () => {
  it.each([
    [0, 'Just now'],
    [59 * second, 'Just now'],
    [minute, '1m ago'],
    [12 * minute + 59 * second, '12m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [3 * hour + 59 * minute, '3h ago'],
    [48 * hour - 1, '47h ago'],
    [48 * hour, '2d ago'],
    [7 * 24 * hour - 1, '6d ago'],
    [7 * 24 * hour, '26 Dec 2029'],
    [1087 * hour, '18 Nov 2029'],
  ])('says of %i ms ago: %s', (passed, words) => {
    expect(relativeTime(before(passed), now)).toBe(words);
  });

  it.each([
    [4 * minute, 'Just now'],
    [12 * minute, 'in 12m'],
    [hour, 'in 1h'],
    [47 * hour, 'in 47h'],
    [49 * hour, '4 Jan 2030'],
  ])('says of %i ms to come: %s', (left, words) => {
    expect(relativeTime(before(-left), now)).toBe(words);
  });

  it('stands in a sentence', () => {
    expect(relativeWords(before(0), now)).toBe('just now');
    expect(relativeWords(before(7 * 24 * hour), now)).toBe('26 Dec 2029');
  });
});

describe('the age label', () => {
  it.each([
    [59 * second, 'Live'],
    [minute, '1m'],
    [9 * minute, '9m'],
    [hour - 1, '59m'],
    [3 * hour, '3h'],
    [48 * hour, '2d'],
    [22_735 * hour, '947d'],
  ])('says of %i ms ago: %s', (passed, words) => {
    expect(ageLabel(before(passed), now)).toBe(words);
  });
});

describe('a bare day', () => {
  it('is the day of UTC wherever the reader is', () => {
    expect(formatBareDay('2030-01-02T00:00:00.000Z')).toBe('2 Jan 2030');
    expect(formatBareDay('2030-01-02T23:59:59.000Z')).toBe('2 Jan 2030');
  });
});

describe('a time in words', () => {
  // Through a year, at odd steps: every day, both halves of it, and the nights when clocks change.
  const times = Array.from({ length: 2000 }, (_, index) => new Date(now + index * 4.7 * hour + index * second));
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

  it('is what the language says, though the words of a day are made once', () => {
    const full = format({ dateStyle: 'full', timeStyle: 'long' });
    const day = format({ dateStyle: 'medium' });
    const clock = format({ hour: '2-digit', minute: '2-digit' });
    for (const time of times) {
      const at = time.toISOString();
      expect([formatMoment(at), formatDay(at), formatClock(at)]).toEqual(
        [full, day, clock].map((one) => one.format(time)),
      );
    }
  });
});
