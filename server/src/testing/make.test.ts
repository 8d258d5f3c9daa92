import { makeEvent } from '@vigil/common/testing/make';
import { expect, test } from 'vitest';
import { ops } from '../timeline/change.ts';
import { toEvent } from '../timeline/to-event.ts';
import { makeAdded, makeDraft, makeItem, makeRecord } from './make.ts';

test('every factory of the log makes a valid object', () => {
  expect(ops.add.parse(makeAdded())).toEqual(makeAdded());
  expect(ops.add.parse(makeDraft().data)).toEqual(makeDraft().data);
});

test('the event that browsers receive of a made record is the one that the contract makes', () => {
  expect(toEvent(makeRecord())).toEqual(makeEvent());
});

test('a factory of the log takes over what a test passes', () => {
  expect(makeDraft({ eventId: 'e-2', data: { title: 'Other' } })).toEqual({
    ...makeDraft(),
    eventId: 'e-2',
    data: makeAdded({ title: 'Other' }),
  });
  expect(makeItem({ link: null }).link).toBeNull();
});
