import type { Event, Tally } from '@vigil/common/events';
import { makeEvent } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import type { Row } from './fold.ts';
import { countWords, mostSevereOf, placeWords, sumWords, timeWords, tollWords, urgencyWords } from './fold-words.ts';

const event = (minute: number, overrides: Partial<Event> = {}): Event =>
  makeEvent({
    id: `event-${minute}`,
    timestamp: new Date(2030, 0, 1, 19, minute).toISOString(),
    eventType: 'military',
    trigger: 'attack',
    urgencyLevel: 'urgent',
    ...overrides,
  });
const killed = (value: string, range?: string): Partial<Event> => ({
  figures: [{ what: 'killed', value, by: 'Harbour office', rows: 1, ...(range && { range }) } satisfies Tally],
});

const row: Row = [event(41, { urgencyLevel: 'critical', ...killed('at least 11') }), event(30, killed('8')), event(23)];

it('says how many events there are, of which kind, when, and how grave', () => {
  expect([countWords(row), timeWords(row), urgencyWords(row)]).toEqual([
    '3 reports of attacks',
    '19:23 to 19:41',
    '1 critical, 2 urgent',
  ]);
});

it('counts by type where the trigger has no noun, and events of several types as events', () => {
  const reply = { trigger: 'talks announced' };
  expect(countWords([event(1, reply), event(0, reply)])).toBe('2 military events');
  expect(countWords([event(1, reply), event(0, { ...reply, eventType: 'diplomatic' })])).toBe('2 events');
});

it('counts reports of what the trigger names: not each event is such an act', () => {
  const words = (trigger: string) => countWords([event(2, { trigger }), event(1, { trigger }), event(0, { trigger })]);
  expect(['threat', 'closure', 'hack'].map(words)).toEqual([
    '3 reports of threats',
    '3 reports of closures',
    '3 reports of cyber attacks',
  ]);
});

it('names the place, or the country with the places of the newest events', () => {
  const at = (...[first = '', ...others]: string[]) =>
    placeWords([event(9, { location: first }), ...others.map((location, index) => event(index, { location }))]);
  expect(at('Haifa, Israel', 'Haifa, Israel')).toBe('Haifa, Israel');
  expect(at('Haifa, Israel', 'Israel', 'Tel Aviv, Israel')).toBe('Israel: Haifa, Tel Aviv');
  expect(at('Isfahan, Iran', 'Western Iran', 'Tehran, Iran', 'Natanz, Iran', 'Qom, Iran')).toBe(
    'Iran: Isfahan, Western Iran, Tehran and 2 more',
  );
});

it('names the places of the reader first', () => {
  const places = ['Tel Aviv, Israel', 'Ashdod, Israel', 'Eilat, Israel', 'Haifa, Israel'];
  const [first = '', ...others] = places;
  const many: Row = [event(9, { location: first }), ...others.map((location, index) => event(index, { location }))];
  expect(placeWords(many, ['Haifa, Israel'])).toBe('Israel: Haifa, Tel Aviv, Ashdod and 1 more');
});

it('gives the toll of the most severe event with its place, and no range over several happenings', () => {
  expect(tollWords(row)).toBe('killed at least 11 in Port Amberly');
  const minab = { ...killed('1,190'), location: 'Minab, Iran' };
  expect(tollWords([event(2, killed('1')), event(1, minab), event(0)])).toBe('killed 1,190 in Minab, Iran');
});

it('gives no toll where no event has a number', () => {
  expect(tollWords([event(1, killed('dozens')), event(0, killed('none reported'))])).toBe('');
});

it('says the sum in one sentence to screen readers', () => {
  expect(sumWords(row)).toBe(
    '3 reports of attacks, Port Amberly, 19:23 to 19:41: 1 critical, 2 urgent. Highest toll of one: killed at least 11 in Port Amberly',
  );
});

it('names the newest of its most severe events, never a lesser one', () => {
  const critical = { urgencyLevel: 'critical' } as const;
  expect(mostSevereOf([event(2, { urgencyLevel: 'low' }), event(1, critical), event(0, critical)]).id).toBe('event-1');
});
