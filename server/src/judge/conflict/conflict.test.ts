import { describe, expect, it } from 'vitest';
import { createConflict, type Sign } from './conflict.ts';

const start = Date.UTC(2030, 2, 1);
const at = (hours: number) => new Date(start + hours * 3_600_000);
const sign = { isArmed: false, isBetweenStates: false, isOfWar: false, isTruce: false };
const strike = (hours: number): Sign => ({ ...sign, at: at(hours), isArmed: true, isBetweenStates: true });
const onAlly = (hours: number): Sign => ({ ...sign, at: at(hours), isArmed: true });
const mention = (hours: number): Sign => ({ ...sign, at: at(hours), isOfWar: true });
const truce = (hours: number): Sign => ({ ...sign, at: at(hours), isTruce: true });
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
    expect(conflictOf([strike(0)])(0)).toBe('calm');
  });

  it('is a crisis from the second report of strikes between states, however few others there are', () => {
    expect(conflictOf(times(2, (number) => strike(number * 3)))(9)).toBe('crisis');
    expect(conflictOf(times(2, (number) => onAlly(number * 3)))(9)).toBe('calm');
    expect(conflictOf(times(2, (number) => strike(number * 30)))(60)).toBe('calm');
  });

  it('is war on the day of ten reports of armed acts, three of them strikes between states', () => {
    const onAllies = times(7, (number) => onAlly(number));
    expect(conflictOf(times(9, (number) => strike(number)))(10)).toBe('crisis');
    expect(conflictOf([...onAllies, ...times(3, (number) => strike(number))])(10)).toBe('war');
    expect(conflictOf([...onAllies, ...onAllies, ...times(2, (number) => strike(number))])(10)).toBe('crisis');
  });

  it('is no war by attacks on the fronts of allies, however many', () => {
    expect(conflictOf(times(40, (number) => onAlly(number / 2)))(20)).toBe('crisis');
  });

  it('is a crisis while war is spoken of and nobody strikes', () => {
    expect(conflictOf(times(12, (number) => mention(number)))(12)).toBe('crisis');
  });

  it('stays war for a quiet day, and becomes calm after three', () => {
    const state = conflictOf(times(14, (number) => strike(number)));
    expect(state(40)).toBe('war');
    expect(state(14 + 72)).toBe('calm');
  });

  it('is no longer a war after three reports of a truce, unless six reports of a day are of strikes between states', () => {
    const fought = times(14, (number) => strike(number));
    expect(conflictOf([...fought, ...times(2, () => truce(34))])(34)).toBe('war');
    expect(conflictOf([...fought, ...times(3, () => truce(34))])(34)).toBe('crisis');
    expect(conflictOf([...fought, ...times(3, () => truce(14))])(14)).toBe('war');
    const ended = [...fought, ...times(3, () => truce(34)), ...times(9, () => onAlly(100))];
    expect(conflictOf([...ended, ...times(5, () => strike(100))])(100)).toBe('crisis');
    expect(conflictOf([...ended, ...times(6, () => strike(100))])(100)).toBe('war');
    const weekLater = [...fought, ...times(3, () => truce(34)), ...times(7, () => onAlly(210))];
    expect(conflictOf([...weekLater, ...times(3, () => strike(210))])(210)).toBe('war');
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
    for (const sign of [...times(10, () => strike(1)), onAlly(1), mention(1), truce(1)]) conflict.observe(sign);
    expect(conflict.stateAt(at(1)).reason).toBe(
      'in 24 hours 10 reports of attacks between Iran and Israel or the United States, 1 of an agreement between them, 11 of armed acts in all, and 12 of arms or war',
    );
  });

  it('says one report in the singular', () => {
    const conflict = createConflict();
    conflict.observe(strike(1));
    expect(conflict.stateAt(at(1)).reason).toBe(
      'in 24 hours 1 report of attacks between Iran and Israel or the United States, 1 of armed acts in all, and 1 of arms or war',
    );
  });

  it('says since when only where the day before was followed and the beginning is known', () => {
    const since = (hours: number, signs: Sign[]) => {
      const conflict = createConflict();
      for (const sign of signs) conflict.observe(sign);
      return conflict.statusAt(at(hours)).since;
    };
    const fought = times(10, () => strike(30));
    expect(since(31, [mention(0), ...fought])).toBe(at(30).toISOString());
    expect(since(31, fought)).toBeNull();
    const long = times(500, (hour) => strike(30 + hour));
    expect(since(60, [mention(0), ...long])).toBe(at(39).toISOString());
    expect(since(520, [mention(0), ...long])).toBeNull();
  });
});
