import type { ScanProgress, ScanSettings } from '@vigil/common/scan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../kit/log.ts';
import type { AuditChange } from '../timeline/change.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

const minute = 60_000;
const start = new Date('2030-03-05T12:00:00.000Z');

let settings: ScanSettings;
let last: ScanProgress | null;
let scans: { atMinute: number; force: boolean }[];
let outcome: () => Promise<ScanProgress | null>;
let scheduler: Scheduler;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  settings = { intervalMinutes: 15, enabled: true };
  last = null;
  scans = [];
  outcome = async () => last;
  scheduler = createScheduler({ run }, { settings: async () => settings, progress: async () => last }, silent, now);
});
afterEach(() => {
  scheduler.stop();
  vi.useRealTimers();
});

const silent = createLog('silent');
const now = () => new Date();

function run({ force = false } = {}): Promise<ScanProgress | null> {
  scans.push({ atMinute: (Date.now() - start.getTime()) / minute, force });
  const at = now().toISOString();
  last = { startedAt: at, finishedAt: at, total: 1, done: 1, failed: 0, newEvents: 0 };
  return outcome();
}

/** Passes time. */
const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);
function save(next: Partial<ScanSettings>): void {
  settings = { ...settings, ...next };
  const data = { act: 'scan-settings-changed' as const, subject: '', note: '' };
  const change: AuditChange = { seq: 1, at: now(), by: 'user:1', op: 'act', data };
  scheduler.follow([change]);
}
const times = () => scans.map(({ atMinute }) => atMinute);

describe('the scheduler', () => {
  it('scans at once, feeds that wait after failures included, then by the interval', async () => {
    scheduler.start();
    await wait(31);
    expect(scans).toEqual([
      { atMinute: 0, force: true },
      { atMinute: 15, force: false },
      { atMinute: 30, force: false },
    ]);
  });

  it('counts from the last scan, on whichever server it ran', async () => {
    scheduler.start();
    await wait(1);
    last = last && { ...last, startedAt: new Date(start.getTime() + 10 * minute).toISOString() };
    save({});
    await wait(23);
    expect(times()).toEqual([0]);
    await wait(2);
    expect(times()).toEqual([0, 25]);
  });

  it('goes on where another server has begun a scan and not finished it, once that one has lost its place', async () => {
    const begun = { startedAt: start.toISOString(), finishedAt: null, total: 1, done: 0, failed: 0, newEvents: 0 };
    let isHeld = true;
    outcome = async () => {
      if (isHeld) last = begun;
      return isHeld ? null : last;
    };
    scheduler.start();
    await wait(1);
    expect(scans.length).toBeGreaterThan(10);
    isHeld = false;
    await wait(1);
    const { length } = scans;
    await wait(10);
    expect(scans.length).toBe(length);
  });

  it('follows a new interval at once', async () => {
    scheduler.start();
    await wait(6);
    save({ intervalMinutes: 5 });
    await wait(1);
    expect(times()).toEqual([0, 6]);
    save({ intervalMinutes: 120 });
    await wait(118);
    expect(times()).toEqual([0, 6]);
  });

  it('stops while scanning is turned off, and goes on when it is turned on', async () => {
    scheduler.start();
    await wait(1);
    save({ enabled: false });
    await wait(600);
    expect(times()).toEqual([0]);
    save({ enabled: true });
    await wait(1);
    expect(times()).toEqual([0, 601]);
  });

  it('does not scan at the start when scanning is turned off', async () => {
    settings = { intervalMinutes: 5, enabled: false };
    scheduler.start();
    await wait(60);
    expect(scans).toEqual([]);
  });

  it('keeps to what was saved last, however fast one follows the other, and during a scan', async () => {
    let end: (value: null) => void = () => {};
    outcome = () =>
      new Promise((resolve) => {
        end = resolve;
      });
    scheduler.start();
    await wait(1);
    save({ intervalMinutes: 5 });
    save({ enabled: false });
    save({ enabled: true });
    save({ enabled: false });
    end(null);
    await wait(60);
    expect(times()).toEqual([0]);
  });

  it('tries again a minute after a scan that failed', async () => {
    outcome = () => {
      last = null;
      return Promise.reject(new Error('the database is away'));
    };
    scheduler.start();
    await wait(2.5);
    expect(times()).toEqual([0, 1, 2]);
  });

  it('does not scan before it is started, nor after it is stopped', async () => {
    save({ intervalMinutes: 5 });
    await wait(10);
    scheduler.start();
    await wait(1);
    scheduler.stop();
    save({ intervalMinutes: 10 });
    await wait(60);
    expect(times()).toEqual([10]);
  });
});
