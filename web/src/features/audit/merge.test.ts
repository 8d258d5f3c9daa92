import type { AuditEntry } from '@vigil/common/audit';
import { expect, it } from 'vitest';
import { addOlder, mergeNewest, type ShownEntries } from './merge.ts';

const entries = (...seqs: number[]): AuditEntry[] =>
  seqs.map((seq) => ({ seq, at: '2030-01-02T03:04:05.000Z', by: 'mara', what: 'scan-started', subject: '', note: '' }));
const shown = (hasMore: boolean, ...seqs: number[]): ShownEntries => ({ entries: entries(...seqs), hasMore });

it('the first entries are the list, and there are more when as many came as were asked for', () => {
  expect(mergeNewest(null, entries(3, 2, 1), 3)).toEqual(shown(true, 3, 2, 1));
  expect(mergeNewest(null, entries(2, 1), 3)).toEqual(shown(false, 2, 1));
  expect(mergeNewest(null, [], 3)).toEqual(shown(false));
});

it('new entries stand before those that are known, each once, and older ones stay', () => {
  expect(mergeNewest(shown(false, 9, 7, 5, 3), entries(11, 9, 7), 3)).toEqual(shown(false, 11, 9, 7, 5, 3));
  expect(mergeNewest(shown(true, 9, 7, 5), entries(9, 7), 2)).toEqual(shown(true, 9, 7, 5));
});

it('a list that does not meet the known one takes its place, with more behind it', () => {
  expect(mergeNewest(shown(false, 3, 2), entries(11, 9), 2)).toEqual(shown(true, 11, 9));
});

it('older entries come last, until fewer come than were asked for', () => {
  expect(addOlder(shown(true, 9, 7), entries(5, 3), 2)).toEqual(shown(true, 9, 7, 5, 3));
  expect(addOlder(shown(true, 9, 7), entries(5), 2)).toEqual(shown(false, 9, 7, 5));
});
