import { describe, expect, it } from 'vitest';
import { makeStatement } from '../testing/stated-report.ts';
import { isPossible, judge, urgencyOf, withoutAlarm } from './judgement.ts';

const nowhere = { location: 'Unknown', place: null };

describe('the urgency', () => {
  it.each<[string, number[]]>([
    ['low', [0.6, 0.2, 0.2, 0, 0]],
    ['medium', [0.3, 0.3, 0.3, 0.1, 0]],
    ['high', [0.1, 0.2, 0.45, 0.2, 0.05]],
    // An alarm although its chance is below that of what is less.
    ['urgent', [0.05, 0.15, 0.4, 0.25, 0.15]],
    ['critical', [0, 0.1, 0.5, 0.1, 0.3]],
    ['critical', [0, 0, 0, 0.5, 0.5]],
  ])('is %s by the chances %j', (level, chances) => {
    expect(urgencyOf(chances)).toBe(level);
  });

  it('of what may be old is medium at most', () => {
    expect((['low', 'medium', 'high', 'urgent', 'critical'] as const).map(withoutAlarm)).toEqual([
      'low',
      'medium',
      'medium',
      'medium',
      'medium',
    ]);
  });
});

describe('a judgement', () => {
  it('takes type, urgency and place as they are stated', () => {
    const place = { location: 'Isfahan, Iran', place: { lat: 32.65, lon: 51.67 } };
    expect(judge(makeStatement(), place)).toEqual({
      relevant: true,
      eventType: 'military',
      urgencyLevel: 'urgent',
      ...place,
    });
  });

  it('is relevant from a chance of .7 on, and no alarm below it', () => {
    expect(judge(makeStatement({ relevance: 0.7 }), nowhere)).toMatchObject({ relevant: true, urgencyLevel: 'urgent' });
    expect(judge(makeStatement({ relevance: 0.69 }), nowhere)).toMatchObject({
      relevant: false,
      urgencyLevel: 'medium',
    });
  });

  it('leaves what is nearly relevant to the events that are known', () => {
    const chances = [0.05, 0.09, 0.1, 0.69, 0.7, 0.9];
    expect(chances.map((relevance) => isPossible(makeStatement({ relevance })))).toEqual([
      ...[false, false, true, true, false, false],
    ]);
  });
});
