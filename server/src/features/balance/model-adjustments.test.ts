import { factorNames } from '@vigil/common/balance';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { computeBalance } from './balance.ts';
import { acceptAdjustments, maxPoints, type Proposal } from './model-adjustments.ts';

const lake = makeRecord({ id: 'lake' });
const hill = makeRecord({ id: 'hill' });
const supportsAll = (_: string, cited: readonly EventRecord[]) => [...cited];
const proposed = (points: number, more: Partial<Proposal['adjustments'][number]> = {}) => ({
  factor: 'economy' as const,
  points,
  reason: 'Lake rises.',
  eventIds: ['lake'],
  ...more,
});
const admitted = (...adjustments: Proposal['adjustments']) =>
  acceptAdjustments({ model: 'parrot-1', adjustments }, [lake, hill], supportsAll);
const balanceWith = (...adjustments: Proposal['adjustments']) =>
  computeBalance(
    { asOf: new Date('2030-01-03'), figures: [], effects: [], dialogue: [], adjustments: admitted(...adjustments) },
    new Map(),
  );

describe('what a model may add to a factor', () => {
  it('is bounded alike for both sides', () => {
    for (const points of [0.5, 1, 2, maxPoints, maxPoints + 0.01, 50, Infinity, Number.NaN])
      expect([points, admitted(proposed(points)).length]).toEqual([points, admitted(proposed(-points)).length]);
    expect(admitted(proposed(maxPoints))).toHaveLength(1);
    for (const points of [0, maxPoints + 0.01, Infinity, Number.NaN]) expect(admitted(proposed(points))).toEqual([]);
  });

  it('moves the balance by as much for one side as for the other', () => {
    for (const points of [0.5, 1.7, maxPoints]) {
      const all = (sign: number) => factorNames.map((factor) => proposed(sign * points, { factor }));
      const [there, back] = [balanceWith(...all(1)), balanceWith(...all(-1))];
      expect(there.israelAdvantage).toBe(back.iranAdvantage);
      expect(there.conflictOutcome.israelWinProbability).toBe(back.conflictOutcome.iranWinProbability);
      expect(there.conflictOutcome.stalemateProbability).toBe(back.conflictOutcome.stalemateProbability);
      expect(Math.abs(there.israelAdvantage - 50)).toBeLessThanOrEqual(maxPoints);
    }
  });

  it('is one for each factor, with its reason and the events that support it', () => {
    const [one, ...more] = admitted(
      proposed(1, { eventIds: ['lake', 'gone', 'hill', 'lake'] }),
      proposed(2),
      proposed(1, { factor: 'economy', reason: 'Hill falls.' }),
    );
    expect(more).toEqual([]);
    expect(one).toEqual({
      key: 'model:economy:lake+hill',
      label: 'Lake rises. (added by the model parrot-1)',
      points: 1,
      factor: 'economy',
      reason: 'Lake rises.',
      eventIds: ['lake', 'hill'],
    });
  });

  it('is nothing without an event that supports it', () => {
    expect(admitted(proposed(1, { eventIds: ['gone'] }))).toEqual([]);
    expect(acceptAdjustments({ model: 'parrot-1', adjustments: [proposed(1)] }, [lake], () => [])).toEqual([]);
  });
});
