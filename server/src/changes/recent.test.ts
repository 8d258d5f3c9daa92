import { expect, it } from 'vitest';
import type { Change } from '../timeline/change.ts';
import { createRecent } from './recent.ts';

function changes(from: number, to: number): Change[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    seq: from + index,
    at: new Date(0),
    by: 'pipeline',
    op: 'hide',
    eventId: 'e-1',
    item: null,
    data: {},
  }));
}

const seqs = (list: Change[]) => list.map(({ seq }) => seq);

it('gives what follows directly on a change, oldest first and no more than asked for', () => {
  const recent = createRecent();
  recent.add(changes(5, 6));
  recent.add(changes(7, 9));
  expect(seqs(recent.after(4, 100))).toEqual([5, 6, 7, 8, 9]);
  expect(seqs(recent.after(6, 2))).toEqual([7, 8]);
});

it('gives nothing where it does not know the very next change', () => {
  const recent = createRecent();
  expect(recent.after(0, 100)).toEqual([]);
  recent.add(changes(5, 6));
  expect(recent.after(3, 100)).toEqual([]);
  expect(recent.after(6, 100)).toEqual([]);
});

it('forgets what came before a change of another server', () => {
  const recent = createRecent();
  recent.add(changes(5, 6));
  recent.add(changes(8, 9));
  expect(recent.after(4, 100)).toEqual([]);
  expect(seqs(recent.after(7, 100))).toEqual([8, 9]);
});

it('keeps the last two thousand', () => {
  const recent = createRecent();
  recent.add(changes(1, 1_500));
  recent.add(changes(1_501, 3_000));
  expect(recent.after(999, 1)).toEqual([]);
  expect(seqs(recent.after(1_000, 1))).toEqual([1_001]);
});
