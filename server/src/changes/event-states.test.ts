import { expect, it } from 'vitest';
import { createEventStates, type StateChange } from './event-states.ts';

function countsOf(...changes: [eventId: string, op: StateChange['op'], into?: string][]) {
  const states = createEventStates();
  for (const [at, [eventId, op, into = null]] of changes.entries()) states.apply({ seq: at + 1, eventId, op, into });
  return states.counts();
}

it('counts events by what was done to them', () => {
  expect(countsOf(['a', 'add'], ['b', 'add'], ['b', 'hide'], ['b', 'hide'])).toEqual({ active: 1, hidden: 1 });
  expect(countsOf(['a', 'add'], ['a', 'hide'], ['a', 'restore'], ['a', 'report'])).toEqual({ active: 1, hidden: 0 });
  expect(countsOf(['a', 'add'], ['a', 'hide'], ['a', 'erase'], ['a', 'restore'])).toEqual({ active: 0, hidden: 0 });
  expect(countsOf(['a', 'add'], ['a', 'erase'], ['a', 'add'])).toEqual({ active: 0, hidden: 0 });
});

it('counts a merged event no longer, unless the merge had no effect', () => {
  const start: [string, StateChange['op']][] = [
    ['a', 'add'],
    ['b', 'add'],
  ];
  expect(countsOf(...start, ['a', 'merge', 'b'])).toEqual({ active: 1, hidden: 0 });
  expect(countsOf(...start, ['a', 'merge', 'b'], ['a', 'hide'])).toEqual({ active: 1, hidden: 0 });
  expect(countsOf(...start, ['a', 'merge', 'b'], ['b', 'merge', 'a'])).toEqual({ active: 1, hidden: 0 });
  expect(countsOf(...start, ['b', 'erase'], ['a', 'merge', 'b'])).toEqual({ active: 1, hidden: 0 });
  expect(countsOf(...start, ['a', 'merge', 'unknown'])).toEqual({ active: 2, hidden: 0 });
});

it('takes a merge whose target was redacted for one that had an effect', () => {
  expect(countsOf(['a', 'add'], ['b', 'add'], ['a', 'merge'], ['b', 'erase'])).toEqual({ active: 0, hidden: 0 });
});
