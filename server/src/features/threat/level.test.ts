import type { UrgencyLevel } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { factsOf } from './facts.ts';
import { levelOf } from './level.ts';
import { outlookOf } from './outlook.ts';

const until = new Date('2031-03-04T12:00:00Z');

const alone = [makeReport({ source: 'Example Wire' })];
const both = [...alone, makeReport({ source: 'Sample News' })];

/** A strike that two sources tell of, so many hours before the end of the window. */
function event(urgencyLevel: UrgencyLevel, more: Partial<EventRecord> & { hours?: number } = {}): EventRecord {
  const { hours = 1, ...rest } = more;
  const timestamp = new Date(+until - hours * 3_600_000).toISOString();
  const title = 'Israel strikes depot in Iran';
  return makeRecord({ title, eventType: 'military', urgencyLevel, timestamp, reports: both, ...rest });
}
const truce = { title: 'Israel and Iran agree ceasefire', eventType: 'diplomatic' as const };

describe('the threat level', () => {
  it.each([
    ['critical', 'a critical event today', [event('critical')]],
    ['critical', 'two in the window', [event('critical', { hours: 30 }), event('critical', { hours: 50 })]],
    ['high', 'one the day before', [event('critical', { hours: 30 })]],
    ['high', 'an urgent one today', [event('urgent')]],
    ['high', 'a critical one that one source tells', [event('critical', { reports: alone })]],
    ['high', 'three urgent ones', [30, 40, 50].map((hours) => event('urgent', { hours }))],
    ['elevated', 'an urgent one the day before', [event('urgent', { hours: 30 })]],
    ['elevated', 'three high ones', [event('high'), event('high'), event('high')]],
    ['low', 'two high ones', [event('high'), event('high')]],
    ['low', 'a truce, however great the news', [event('critical', truce)]],
    ['low', 'nothing', []],
  ] as const)('is %s for %s', (level, _, events) => {
    expect(levelOf(events.map(factsOf), until).level).toBe(level);
  });

  it('says by which rule', () => {
    expect(levelOf([factsOf(event('urgent'))], until).reason).toBe('1 urgent in the last 24 hours');
  });
});

describe('the outlook', () => {
  it('stands at a quarter each when nothing happens', () => {
    expect(outlookOf([], until)).toEqual({ militaryProbability: 25, diplomacyProbability: 25 });
  });

  it('follows the formula', () => {
    // Two origins, now: 8 points of escalation, 4 of dialogue. e = 1 + log2(9), d = 1 + log2(5).
    const events = [event('critical', { hours: 0 }), event('urgent', { hours: 0, ...truce })];
    expect(outlookOf(events.map(factsOf), until)).toEqual({ militaryProbability: 44, diplomacyProbability: 35 });
  });

  it('weighs half after a day, and half again with one source', () => {
    const points = (one: EventRecord) => outlookOf([factsOf(one)], until).militaryProbability;
    expect(points(event('critical', { hours: 24 }))).toBe(points(event('urgent', { hours: 0 })));
    expect(points(event('critical', { hours: 0, reports: alone }))).toBe(points(event('urgent', { hours: 0 })));
  });
});
