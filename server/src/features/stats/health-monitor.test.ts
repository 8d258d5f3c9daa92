import type { HealthIssue } from '@vigil/common/health-issues';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../kit/log.ts';
import { makeSourceRow } from '../../testing/make.ts';
import type { SourceRow } from '../sources/store.ts';
import { createHealthMonitor } from './health-monitor.ts';

const row = makeSourceRow({ lastUpdate: new Date('2030-01-02T12:00:00.000Z') });

let rows: SourceRow[];
let head: number;
let position: number;
let isUp: boolean;
let changes: HealthIssue['kind'][][];
let watch: ReturnType<typeof createHealthMonitor>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-02T12:00:00.000Z') });
  [rows, head, position, isUp, changes] = [[row], 1, 1, true, []];
  const answer = async <T>(value: T): Promise<T> => {
    if (!isUp) await new Promise(() => {});
    return value;
  };
  watch = createHealthMonitor({
    sources: { list: () => answer(rows) },
    scan: {
      settings: () => answer({ intervalMinutes: 120, enabled: true }),
      finishedAt: () => answer(new Date('2030-01-02T12:00:00.000Z')),
    },
    changes: { headSeq: () => answer(head) },
    position: () => position,
    now: () => new Date(),
    log: createLog('silent'),
    onChange: (healthIssues) => changes.push(healthIssues.map(({ kind }) => kind)),
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('a database that says nothing is noticed within fifteen seconds, and so is its return', async () => {
  await watch.check();
  isUp = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(changes).toEqual([['database']]);
  expect(watch.healthIssues()).toEqual([{ kind: 'database', since: '2030-01-02T12:00:10.000Z' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.healthIssues()).toEqual([{ kind: 'database', since: '2030-01-02T12:00:10.000Z' }]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(changes).toEqual([['database'], []]);
});

it('a log that grows without end does not count a server as behind that keeps up with it, and one that stands still is reported', async () => {
  await watch.check();
  for (let turn = 0; turn < 12; turn++) {
    [head, position] = [head + 50, head];
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(changes).toEqual([]);
  head += 50;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(changes).toEqual([['behind']]);
  position = head;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([['behind'], []]);
});

it('what happens to feeds is looked at when it has calmed down, and what stays the same is reported once', async () => {
  await watch.check();
  rows = [{ ...row, status: 'failing', failingSince: new Date() }];
  watch.noteFeed();
  await vi.advanceTimersByTimeAsync(900);
  watch.noteFeed();
  await vi.advanceTimersByTimeAsync(900);
  expect(changes).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(changes).toEqual([['dark']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toEqual([['dark']]);
});

it('news of feeds that never pauses is looked at within five seconds', async () => {
  await watch.check();
  rows = [{ ...row, status: 'failing', failingSince: new Date('2030-01-02T12:00:00.000Z') }];
  for (let turn = 0; turn < 10; turn++) {
    watch.noteFeed();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(watch.sources()).toEqual(rows);
});
