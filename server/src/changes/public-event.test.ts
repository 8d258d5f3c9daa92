import { expect, it } from 'vitest';
import { makeRecord, makeStating } from '../testing/make.ts';
import type { StoredReport } from '../timeline/change.ts';
import { toPublicEvent } from './public-event.ts';

const triggerOf = (...reports: StoredReport[]) => toPublicEvent(makeRecord({ reports })).trigger;

it('tells the kind of act that the reports state, and its reality where it is not done', () => {
  expect(triggerOf(...makeStating({ kind: 'attack' }))).toBe('attack');
  expect(triggerOf(...makeStating({ kind: 'attack', reality: 'denied' }))).toBe('attack denied');
});

it('tells no kind where none is stated', () => {
  expect(triggerOf(...makeStating({ kind: 'none' }))).toBeUndefined();
  expect(triggerOf()).toBeUndefined();
});
