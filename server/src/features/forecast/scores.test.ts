import { describe, expect, it } from 'vitest';
import { outcomeOf, type ShownForecast, scoreOf } from './scores.ts';

const at = new Date('2031-03-01T00:00:00Z');
const hours = (count: number) => new Date(+at + count * 3_600_000);
const shown = (probability: number, until = hours(1)): ShownForecast => ({
  kind: 'military',
  at,
  until,
  probability,
  baseRate: 20,
});
const event = (hour: number, isAttack = false) => ({
  time: +hours(hour),
  isAttack,
  attackers: [],
  isDiplomacy: false,
});
const quiet = [10, 30, 60].map((hour) => event(hour));

describe('what came of a forecast', () => {
  it('is yes where it was reported in its time, and not before or after', () => {
    expect(outcomeOf(shown(50), [...quiet, event(71, true)])).toBe('yes');
    expect(outcomeOf(shown(50), [...quiet, event(-1, true), event(73, true)])).toBe('no');
  });

  it('is unknown where a day of its time has no public event', () => {
    expect(outcomeOf(shown(50), quiet.slice(0, 2))).toBe('unknown');
    expect(outcomeOf(shown(50), [])).toBe('unknown');
  });

  it('is told by kind', () => {
    expect(outcomeOf({ kind: 'diplomacy', at }, [event(10, true)])).toBe('unknown');
    expect(outcomeOf({ kind: 'diplomacy', at }, [{ ...event(160), isDiplomacy: true }])).toBe('yes');
  });
});

describe('the score so far', () => {
  it('is the Brier score beside that of the base rate, weighted by the time for which each was shown', () => {
    const score = scoreOf(
      [
        { ...shown(90, hours(3)), outcome: 'yes' },
        { ...shown(10, hours(1)), outcome: 'yes' },
        { ...shown(50), outcome: null },
        { ...shown(50), outcome: 'unknown' },
      ],
      hours(100),
    );
    expect(score).toMatchObject({ forecasts: 2, hours: 4, pending: 1, unknown: 1 });
    expect(score.brier).toBeCloseTo((3 * 0.01 + 0.81) / 4, 12);
    expect(score.baseRateBrier).toBeCloseTo(0.64, 12);
  });

  it('is absent before any time has passed', () => {
    expect(scoreOf([{ ...shown(50), outcome: null }], hours(2))).toMatchObject({ brier: null, baseRateBrier: null });
  });

  it('counts one that nothing replaced for a day at most', () => {
    expect(scoreOf([{ ...shown(50), until: null, outcome: 'no' }], hours(500)).hours).toBe(24);
  });
});
