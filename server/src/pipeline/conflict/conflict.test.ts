import { describe, expect, it } from 'vitest';
import { createConflict, type Sign } from './conflict.ts';

const start = Date.UTC(2030, 2, 1);
const at = (hours: number) => new Date(start + hours * 3_600_000);
const strike = (hours: number): Sign => ({ at: at(hours), isArmed: true, isBetweenStates: true, isWarNamed: false });
const mention = (hours: number): Sign => ({ at: at(hours), isArmed: false, isBetweenStates: false, isWarNamed: true });
const times = <T>(count: number, make: (number: number) => T) => Array.from({ length: count }, (_, at) => make(at));

function conflictOf(signs: Sign[]) {
  const conflict = createConflict();
  for (const sign of signs) conflict.observe(sign);
  return (hours: number) => conflict.stateAt(at(hours)).state;
}

describe('the state of the conflict', () => {
  it('is calm without reports, and after a few', () => {
    expect(conflictOf([])(0)).toBe('calm');
    expect(conflictOf(times(9, (number) => mention(number)))(24)).toBe('calm');
    expect(conflictOf(times(2, (number) => strike(number)))(24)).toBe('calm');
  });

  it('is a crisis from the third report of strikes between states, however few others there are', () => {
    expect(conflictOf(times(3, (number) => strike(number * 3)))(9)).toBe('crisis');
    expect(conflictOf(times(3, (number) => ({ ...strike(number * 3), isBetweenStates: false })))(9)).toBe('calm');
    expect(conflictOf(times(3, (number) => strike(number * 20)))(60)).toBe('calm');
  });

  it('is war on the day of ten reports of strikes between states', () => {
    expect(conflictOf(times(10, (number) => strike(number)))(10)).toBe('war');
  });

  it('is a crisis while war is spoken of and nobody strikes', () => {
    expect(conflictOf(times(12, (number) => mention(number)))(12)).toBe('crisis');
  });

  it('stays war for a quiet day, and becomes calm after three', () => {
    const state = conflictOf(times(14, (number) => strike(number)));
    expect(state(40)).toBe('war');
    expect(state(14 + 72)).toBe('calm');
  });

  it('covers what was told up to a day before the reports that show it', () => {
    const state = conflictOf(times(10, () => strike(20)));
    expect(state(2)).toBe('war');
    expect(state(-10)).toBe('calm');
  });

  it('does not depend on the order of the reports', () => {
    const signs = times(30, (number) => (number % 3 ? strike(number * 2) : mention(number * 2)));
    const conflict = createConflict();
    for (const sign of [...signs].reverse()) {
      conflict.observe(sign);
      conflict.stateAt(at(60));
    }
    const straight = conflictOf(signs);
    for (const hours of [0, 10, 30, 60, 90, 140]) expect(conflict.stateAt(at(hours)).state).toBe(straight(hours));
  });

  it('says why', () => {
    const conflict = createConflict();
    for (const sign of times(10, () => strike(1))) conflict.observe(sign);
    expect(conflict.stateAt(at(1)).reason).toContain('10 reports of armed acts, 10 of them between states');
  });

  it('says one report in the singular', () => {
    const conflict = createConflict();
    conflict.observe(strike(1));
    expect(conflict.stateAt(at(1)).reason).toBe(
      'in 24 hours 1 report of armed acts, 1 of them between states, and 1 that mentions arms or war',
    );
  });
});
