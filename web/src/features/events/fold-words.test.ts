import type { Event, Tally } from '@vigil/common/events';
import { makeEvent } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import type { Row } from './fold.ts';
import { countWords, sumWords, timeWords, tollWords, urgencyWords } from './fold-words.ts';

const event = (minute: number, overrides: Partial<Event> = {}): Event =>
  makeEvent({
    id: `event-${minute}`,
    timestamp: new Date(2030, 0, 1, 19, minute).toISOString(),
    eventType: 'military',
    urgencyLevel: 'urgent',
    ...overrides,
  });
const killed = (value: string, range?: string): Partial<Event> => ({
  figures: [{ what: 'killed', value, by: 'Harbour office', rows: 1, ...(range && { range }) } satisfies Tally],
});

const row: Row = [event(41, { urgencyLevel: 'critical', ...killed('at least 11') }), event(30, killed('8')), event(23)];

it('says how many events there are, of which kind, when, and how grave', () => {
  expect([countWords(row), timeWords(row), urgencyWords(row)]).toEqual([
    '3 military events',
    '19:23 to 19:41',
    '1 critical, 2 urgent',
  ]);
});

it('gives the range of a toll from the lowest to the highest event, in the words it was given in', () => {
  expect(tollWords(row)).toBe('killed 8 to at least 11');
  expect(tollWords([event(1, killed('1,200', '900-1,300')), event(0)])).toBe('killed 900 to 1,300');
  expect(tollWords([event(1, killed('4')), event(0, killed('4'))])).toBe('killed 4');
});

it('gives no toll where no event has a number', () => {
  expect(tollWords([event(1, killed('dozens')), event(0, killed('none reported'))])).toBe('');
});

it('says the sum in one sentence to screen readers', () => {
  expect(sumWords(row)).toBe(
    '3 military events, Port Amberly, 19:23 to 19:41: 1 critical, 2 urgent. Toll by event: killed 8 to at least 11',
  );
});
