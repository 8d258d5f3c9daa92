import { expect, it } from 'vitest';
import { fromField, readMoment, toField } from './moment.ts';

const now = Date.parse('2030-01-02T12:00:00.000Z');

it('reads a moment with any offset', () => {
  expect(readMoment('2030-01-02T13:30:00+02:00', now)).toEqual({ iso: '2030-01-02T11:30:00.000Z' });
});

it('says plainly what is no moment of the past', () => {
  expect(readMoment('soon', now)).toEqual({ fault: "'soon' is no time that can be read." });
  expect(readMoment('2030-01-02T12:00:01Z', now)).toEqual({ fault: 'That moment has not come yet.' });
});

it('goes through the field and back to the minute', () => {
  expect(fromField(toField(now))).toBe('2030-01-02T12:00:00.000Z');
  expect(fromField('')).toBeNull();
});
