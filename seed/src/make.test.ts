import { Source } from '@vigil/common/sources';
import { ops, Report } from '@vigil/common/timeline';
import { TrustedSource } from '@vigil/common/trusted-sources';
import { expect, test } from 'vitest';
import { makeAdded, makeDraft, makeItem, makeReport, makeSource, makeTrustedSource } from './make.ts';

test('what is made keeps the contract', () => {
  for (const [schema, made] of [
    [Source, makeSource()],
    [TrustedSource, makeTrustedSource()],
    [Report, makeReport()],
    [ops.add, makeAdded()],
    [ops.add, makeDraft().data],
  ] as const) {
    expect(schema.parse(made)).toEqual(made);
  }
});

test('a test says only what matters to it', () => {
  expect(makeSource({ side: 'iranian' })).toEqual({ ...makeSource(), side: 'iranian' });
  expect(makeDraft({ eventId: 'e-2', data: { title: 'Other' } })).toEqual({
    ...makeDraft(),
    eventId: 'e-2',
    data: makeAdded({ title: 'Other' }),
  });
  expect(makeItem({ link: null }).link).toBeNull();
});
