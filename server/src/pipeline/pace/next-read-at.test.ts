import { describe, expect, it } from 'vitest';
import { nextReadAt, type Paced } from './next-read-at.ts';

const minute = 60_000;
const readAt = new Date('2030-03-05T12:00:00.000Z');
const before = (minutes: number) => new Date(readAt.getTime() - minutes * minute);
const feed: Paced = {
  lastUpdate: readAt,
  gapMs: 20 * minute,
  newestAt: before(10),
  freshForMs: null,
  failures: 0,
  nextAttemptAt: null,
  pushedUntil: null,
};

/** Minutes from the last reading to the next. */
function pause(more: Partial<Paced> = {}, state: 'calm' | 'crisis' | 'war' = 'calm', interval = 15): number {
  const next = nextReadAt({ ...feed, ...more }, { intervalMs: interval * minute, state });
  if (!next) throw new Error('not planned');
  return (next.getTime() - readAt.getTime()) / minute;
}

describe('the next reading of a feed', () => {
  it('comes after a quarter of its gap between items in calm weeks, an eighth in a crisis, a sixteenth in a war', () => {
    expect([pause(), pause({}, 'crisis'), pause({}, 'war')]).toEqual([5, 2.5, 1.25]);
  });

  it('comes after a minute at the earliest, however much the feed publishes', () => {
    expect(pause({ gapMs: 0, newestAt: readAt }, 'war')).toBe(1);
  });

  it("comes after the administrator's interval at the latest", () => {
    const rare = { gapMs: 7 * 24 * 60 * minute, freshForMs: 24 * 60 * minute };
    expect([pause(rare), pause(rare, 'calm', 5), pause(rare, 'war')]).toEqual([15, 5, 15]);
  });

  it('is put off while the feed stays silent for longer than usual', () => {
    expect(pause({ newestAt: before(80) })).toBe(5);
    expect(pause({ newestAt: before(160) })).toBe(10);
    expect(pause({ newestAt: before(24 * 60) })).toBe(15);
  });

  it('waits until the answer is no longer fresh', () => {
    expect(pause({ gapMs: minute, freshForMs: 3 * minute }, 'war')).toBe(3);
    expect(pause({ freshForMs: 3 * minute })).toBe(5);
  });

  it('of a feed of unknown rhythm is that of the next scan in calm weeks, and earlier in a crisis and a war', () => {
    const unknown = { gapMs: null, newestAt: null };
    expect([pause(unknown), pause(unknown, 'crisis'), pause(unknown, 'war')]).toEqual([15, 7.5, 3.75]);
  });

  it('of a feed whose hub sends new items is that of the next scan', () => {
    expect(pause({ pushedUntil: new Date('2030-03-09') })).toBe(15);
    expect(pause({ pushedUntil: before(1) })).toBe(5);
  });

  it('comes a minute after a first failure, then later, and never before the time for which the server asked', () => {
    const failed = (failures: number, nextAttemptAt: Date) => pause({ failures, nextAttemptAt });
    expect([1, 2, 3, 4, 5, 20].map((failures) => failed(failures, readAt))).toEqual([1, 2, 4, 8, 15, 15]);
    expect(failed(1, new Date(readAt.getTime() + 30 * minute))).toBe(31);
  });

  it('is not planned for a feed that was never read: its addition or a scan reads it', () => {
    expect(nextReadAt({ ...feed, lastUpdate: null }, { intervalMs: minute, state: 'war' })).toBeNull();
  });
});
