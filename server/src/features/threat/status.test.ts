import type { UrgencyLevel } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import type { Coverage } from '@vigil/common/threat';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStating } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { threatFactsOf } from './facts.ts';
import { statusOf } from './status.ts';

const now = new Date('2031-03-04T12:00:00.000Z');
const before = (minutes: number) => new Date(+now - minutes * 60_000).toISOString();
const hour = 60;

const both = makeStating({ kind: 'alarm', country: 'il' }, ['Example Wire', 'Sample News']);

/** Sirens by two sources, this number of minutes ago. */
function event(urgencyLevel: UrgencyLevel, minutes: number, more: Partial<EventRecord> = {}) {
  const timestamp = before(minutes);
  return threatFactsOf(makeRecord({ eventType: 'military', urgencyLevel, timestamp, reports: both, ...more }));
}

const covered: Coverage = {
  read: 2,
  total: 2,
  lastReadAt: before(1),
  sides: { israeli: before(1), iranian: before(1) },
  unheard: [],
};
const blind: Coverage = {
  read: 0,
  total: 2,
  lastReadAt: before(40),
  sides: { israeli: before(40), iranian: null },
  unheard: ['iranian', 'israeli'],
};
const oneSided: Coverage = { ...covered, sides: { israeli: before(1), iranian: before(50) }, unheard: ['iranian'] };

const at = (events: ReturnType<typeof event>[], coverage = covered, time = now) =>
  statusOf({ events, coverage, now: time, seq: 7 });

describe('the threat status', () => {
  it('is that of the events of the window that ends now', () => {
    expect(at([event('urgent', hour)])).toEqual({
      level: 'high',
      reason: '1 event that counts as urgent in 24 hours',
      missing: [],
      lastKnown: null,
      evidenceAt: before(hour),
      coverage: covered,
      militaryProbability: expect.any(Number),
      diplomacyProbability: expect.any(Number),
      raisedBy: [{ reason: '1 event that counts as urgent in 24 hours', eventIds: ['event-1'] }],
      lowers: { to: 'elevated', at: '2031-03-05T23:01:00.000Z' },
      trend: null,
      forecast: expect.any(Object),
      seq: 7,
    });
    expect(at([event('low', hour)]).level).toBe('low');
    // An urgent event of the day before is not urgent now, however new it was among its neighbours.
    expect(at([event('urgent', 40 * hour), event('low', 20 * hour)]).level).toBe('elevated');
  });

  it('has the newest report as its newest evidence, of however old an event', () => {
    const reports = [...both, makeReport({ source: 'Late News', publishedAt: before(20) })];
    expect(at([event('urgent', 30 * hour, { reports })])).toMatchObject({ missing: [], evidenceAt: before(20) });
    const ahead = [...both, makeReport({ source: 'Late News', publishedAt: before(-3 * hour) })];
    expect(at([event('urgent', hour, { reports: ahead })]).evidenceAt).toBe(now.toISOString());
  });

  it('is unknown without evidence of the last day, with the level of the newest evidence', () => {
    const { level, reason, missing, lastKnown, ...status } = at([event('critical', 25 * hour)]);
    expect([level, missing]).toEqual(['unknown', ['evidence']]);
    expect(reason).toBe('No public event is newer than 24 hours');
    expect(lastKnown).toMatchObject({ level: 'critical', at: before(25 * hour) });
    expect([status.militaryProbability, status.diplomacyProbability]).toEqual([null, null]);
    expect(status.evidenceAt).toBe(before(25 * hour));
    expect(at([event('low', 23 * hour)]).level).toBe('low');
  });

  it('is unknown without feeds, with the level of when one was last read', () => {
    const { level, missing, lastKnown } = at([event('low', hour)], blind);
    expect([level, missing]).toEqual(['unknown', ['feeds']]);
    expect(lastKnown).toMatchObject({ level: 'low', at: before(40) });
    expect(at([event('high', 3), event('high', 2), event('high', 1)], blind)).toMatchObject({
      level: 'unknown',
      lastKnown: { level: 'elevated', at: before(1) },
    });
  });

  it('was not low at a time at which no feed was read, also for events added then', () => {
    const never: Coverage = { ...blind, lastReadAt: null, sides: { israeli: null, iranian: null } };
    expect(at([event('low', 5)], never)).toMatchObject({ level: 'unknown', lastKnown: null });
    expect(at([event('low', 5), event('low', hour)], blind).lastKnown).toMatchObject({ level: 'low', at: before(40) });
    const archived = event('low', 30 * hour, { archived: true });
    expect(at([archived], never).lastKnown).toMatchObject({ level: 'low', at: before(30 * hour) });
    expect(at([archived, event('low', 5)], never).lastKnown).toMatchObject({ level: 'low', at: before(30 * hour) });
    expect(at([event('critical', 30 * hour)], never).lastKnown).toMatchObject({ level: 'critical' });
  });

  it.each(['critical', 'urgent'] as const)('stands without feeds where an event of the day is %s', (urgencyLevel) => {
    const { level, reason, missing, lastKnown } = at([event(urgencyLevel, hour)], blind);
    expect(level).toBe(urgencyLevel === 'critical' ? 'critical' : 'high');
    expect(reason).toMatch(/in 24 hours; no feed of either side was read within 30 minutes$/);
    expect([missing, lastKnown]).toEqual([['feeds'], null]);
  });

  it('does not stand without feeds on events of the day before', () => {
    expect(at([event('critical', 40 * hour), event('low', hour)], blind)).toMatchObject({
      level: 'unknown',
      lastKnown: { level: 'high' },
    });
  });

  it('says which side is not covered, whichever it is', () => {
    expect(at([event('low', hour)], oneSided)).toMatchObject({
      level: 'low',
      reason: 'no rule for a higher level holds; no Iranian feed was read within 30 minutes',
    });
    const other: Coverage = { ...oneSided, unheard: ['israeli'] };
    expect(at([event('low', hour)], other).reason).toMatch(/no Israeli feed was read within 30 minutes$/);
  });

  it('takes no event of the future for evidence, but for clocks that are a little ahead', () => {
    const future = at([event('critical', -hour), event('low', hour)]);
    expect([future.level, future.evidenceAt]).toEqual(['low', before(hour)]);
    expect(at([event('critical', -4)]).level).toBe('critical');
    expect(at([event('critical', -hour)])).toMatchObject({ level: 'unknown', evidenceAt: null, lastKnown: null });
  });

  it('is unknown for an archive that ended six weeks ago, with what it was then and the base rates', () => {
    const status = at([event('critical', 42 * 24 * hour, { archived: true })]);
    expect(status).toMatchObject({ level: 'unknown', lastKnown: { level: 'critical' }, raisedBy: [], lowers: null });
    expect(status.militaryProbability).toBeNull();
    expect(status.forecast?.military).toMatchObject({
      basis: 'base-rate',
      reason: 'No public event is newer than 3 days: this is the base rate',
    });
  });

  it('gives the forecasts with it, and what the level was a day before', () => {
    const status = at([event('low', 30 * hour), event('low', hour)]);
    expect(status.militaryProbability).toBe(status.forecast?.military.probability);
    expect(status.trend).toBe('steady');
    expect(at([event('low', 30 * hour), event('urgent', hour)]).trend).toBe('rising');
    // Nothing is known of the day before.
    expect(at([event('urgent', 20 * hour), event('urgent', hour)]).trend).toBeNull();
    expect(at([event('urgent', 90 * hour), event('low', hour)]).trend).toBe('falling');
  });

  it('is unknown without any event', () => {
    expect(at([], blind)).toMatchObject({ level: 'unknown', missing: ['feeds', 'evidence'], lastKnown: null });
  });
});
