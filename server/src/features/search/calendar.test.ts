import { expect, it } from 'vitest';
import { type CountedEvent, createCalendar } from './calendar.ts';

const at = (text: string) => Date.parse(text);
const dated = (text: string, more: Partial<CountedEvent> = {}): CountedEvent => ({
  ...{ isHidden: false, time: at(text), listedAt: at(text), urgency: 'low' },
  ...more,
});

it('tells where a page of the list begins, for each audience', () => {
  const calendar = createCalendar();
  for (const time of ['2031-03-03T10:00Z', '2031-03-03T11:00Z', '2031-03-01T10:00Z']) calendar.add(dated(time));
  calendar.add(dated('2031-03-02T10:00Z', { isHidden: true }));
  // Listed by its last move.
  calendar.add(dated('2031-02-01T10:00Z', { listedAt: at('2031-03-03T09:00Z') }));
  const day = (text: string) => new Date(text);
  expect(calendar.startOf('visitor', 2)).toEqual({ before: day('2031-03-04'), skip: 2 });
  expect(calendar.startOf('visitor', 3)).toEqual({ before: day('2031-03-02'), skip: 0 });
  expect(calendar.startOf('admin', 3)).toEqual({ before: day('2031-03-03'), skip: 0 });
  expect([calendar.startOf('visitor', 4), calendar.startOf('admin', 5)]).toEqual([null, null]);
});

it('counts the months of the events that there are, with the empty ones between them', () => {
  const calendar = createCalendar();
  const old = dated('2030-11-30T23:59Z', { urgency: 'critical' });
  const hidden = dated('2031-01-01T00:00Z', { isHidden: true, urgency: 'high' });
  calendar.add(old);
  calendar.add(hidden);
  const none = { critical: 0, urgent: 0, high: 0, medium: 0, low: 0 };
  expect(calendar.density('admin')).toEqual([
    { month: '2030-11', counts: { ...none, critical: 1 } },
    { month: '2030-12', counts: none },
    { month: '2031-01', counts: { ...none, high: 1 } },
  ]);
  expect(calendar.density('visitor')).toEqual([{ month: '2030-11', counts: { ...none, critical: 1 } }]);
  calendar.add(old, -1);
  expect(calendar.density('visitor')).toEqual([]);
  calendar.add(hidden, -1);
  expect([calendar.density('admin'), calendar.startOf('admin', 0)]).toEqual([[], null]);
});
