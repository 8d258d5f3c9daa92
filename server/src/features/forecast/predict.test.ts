import { describe, expect, it } from 'vitest';
import type { Occurred } from './occurrence.ts';
import { baseRates, predict } from './predict.ts';

const now = new Date('2031-03-04T12:00:00Z');
const day = 24;
const event = (hours: number, more: Partial<Occurred> = {}): Occurred => ({
  time: +now - hours * 3_600_000,
  isAttack: false,
  attackers: [],
  isDiplomacy: false,
  ...more,
});
const attack = (hours: number) => event(hours, { isAttack: true });
const days = (count: number, make: (hours: number) => Occurred) =>
  Array.from({ length: count }, (_, at) => make(at * day + 1));
const military = (events: Occurred[]) => predict(events, now).military;

describe('the forecast of an attack', () => {
  it('is high in a war, low after a quiet month, and between them after one attack', () => {
    const war = military(days(10, attack)).probability;
    const calm = military(days(30, event)).probability;
    const single = military([...days(30, event), attack(3)]).probability;
    expect(war - calm).toBeGreaterThanOrEqual(40);
    expect(single).toBeGreaterThan(calm);
    expect(single).toBeLessThan(war);
  });

  it('rises with attacks by both sides within 48 hours, whichever side began', () => {
    const attacks = (first: 'israel' | 'iran', second: 'israel' | 'iran') =>
      military([
        ...days(30, event),
        event(20, { isAttack: true, attackers: [first] }),
        event(3, { isAttack: true, attackers: [second] }),
      ]);
    const [oneSided, mutual] = [attacks('israel', 'israel'), attacks('israel', 'iran')];
    expect(mutual.probability).toBeGreaterThanOrEqual(oneSided.probability + 20);
    expect(mutual.reason).toMatch(/; both sides attacked within 48 hours$/);
    expect(attacks('iran', 'israel')).toEqual(mutual);
    expect(attacks('iran', 'iran')).toEqual(oneSided);
  });

  it('says what it was made from', () => {
    expect(military([...days(30, event), attack(3), attack(30)])).toMatchObject({
      basis: 'model',
      baseRate: baseRates.military,
      reason: 'Attacks between the sides on 2 of the last 7 days, talks or agreed pauses on 0',
    });
  });

  it('says over how many days, where not all of the week have an event', () => {
    expect(military([...days(3, event), attack(3)]).reason).toBe(
      'Attacks between the sides on 1 of the 3 of the last 7 days that have a public event, talks or agreed pauses on 0',
    );
  });

  it('is the base rate, and says so, where no event is newer than three days', () => {
    for (const events of [
      [],
      [attack(4 * day)],
      days(20, attack).map((one) => ({ ...one, time: one.time - 4 * 86_400_000 })),
    ])
      expect(military(events)).toEqual({
        probability: baseRates.military,
        baseRate: baseRates.military,
        basis: 'base-rate',
        reason: 'No public event is newer than 3 days: this is the base rate',
      });
  });

  it('does not take days of which nothing is known for quiet ones', () => {
    expect(military(days(3, event))).toMatchObject({
      probability: baseRates.military,
      reason: 'Only 3 of the last 14 days have a public event: this is the base rate',
    });
    expect(military(days(3, attack))).toMatchObject({ basis: 'model' });
    expect(military(days(3, attack)).probability).toBeGreaterThan(2 * baseRates.military);
  });

  it('does not depend on how many events report one day', () => {
    const once = military(days(14, attack));
    expect(military(Array.from({ length: 20 }, () => days(14, attack)).flat())).toEqual(once);
  });
});

describe('a forecast whose model showed no skill', () => {
  it('is the base rate, and says so', () => {
    const models = { weights: [5], baseRate: 0.2, isSkilled: false };
    const { diplomacy } = predict(days(30, event), now, { military: models, diplomacy: models });
    expect(diplomacy).toMatchObject({ probability: 20, baseRate: 20, basis: 'base-rate' });
    expect(diplomacy.reason).toMatch(/no skill/);
  });
});
