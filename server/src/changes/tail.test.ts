import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../kit/log.ts';
import type { Change } from '../timeline/change.ts';
import type { ChangeLog } from './log.ts';
import type { Projection } from './project.ts';
import { createTail } from './tail.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pollMs = 500;

/** A tail of a log in memory. `marks`: how far the projection was marked, each time. */
function startTail() {
  const changes: Change[] = [];
  const marks: number[] = [];
  let folded = 0;
  const log: Partial<ChangeLog> = {
    headSeq: async () => changes.length,
    following: async (seq, limit) => changes.slice(seq, seq + limit),
  };
  const projection: Partial<Projection> = {
    foldTo: async (seq) => {
      folded = seq;
    },
    mark: async () => {
      if (folded > (marks.at(-1) ?? 0)) marks.push(folded);
    },
  };
  const tail = createTail({
    log: log as ChangeLog,
    projection: projection as Projection,
    pollMs,
    report: createLog('silent'),
  });
  const append = async () => {
    changes.push({ seq: changes.length + 1, at: new Date(), by: 'pipeline', op: 'act' } as Change);
    await tail.waitFor(changes.length);
  };
  return { ...tail, append, marks };
}

it('how far the log is folded is stored once no more changes follow', async () => {
  const { append, stop, marks } = startTail();
  for (let number = 0; number < 3; number++) {
    await append();
    await vi.advanceTimersByTimeAsync(pollMs / 2);
  }
  expect(marks).toEqual([]);
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(marks).toEqual([3]);
  await vi.advanceTimersByTimeAsync(10 * pollMs);
  expect(marks).toEqual([3]);
  await stop();
});

it('it is stored when the tail stops', async () => {
  const { append, stop, marks } = startTail();
  await append();
  await stop();
  expect(marks).toEqual([1]);
});
