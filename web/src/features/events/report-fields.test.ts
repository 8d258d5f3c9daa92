import { makeReading } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { changedFields, fieldsOf } from './report-fields.ts';

const event = { eventType: 'cyber' as const, urgencyLevel: 'high' as const };
const read = fieldsOf({ reading: makeReading() }, event);

it('what was not changed is not sent', () => {
  expect(changedFields(read, { ...read, reason: 'Why' })).toEqual({ reason: 'Why' });
});

it('parties are sent by their keys, in one order, however they were chosen', () => {
  const values = { ...read, by: ['the United States', 'Iran'], kind: 'threat', isRelevant: 'no', reason: 'Why' };
  expect(changedFields(read, values)).toEqual({
    ...{ by: ['ir', 'us'], kind: 'threat', isRelevant: false, reason: 'Why' },
  });
});

it('a report that was not read begins with what its event says', () => {
  expect(fieldsOf({}, event)).toMatchObject({
    type: 'cyber',
    urgency: 'high',
    isRelevant: 'yes',
    by: [],
    kind: 'none',
  });
});
