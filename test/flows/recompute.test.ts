import { factorNames } from '@vigil/common/balance';
import { seeded } from '@vigil/common/testing/seeded';
import {
  basis,
  computeBalance,
  inputsAt,
  inputsFrom,
  readEvents,
  titlesOf,
} from '@vigil/server/features/balance/balance';
import { measures } from '@vigil/server/features/balance/data/measures';
import { toExport } from '@vigil/server/features/balance/export';
import type { Inputs } from '@vigil/server/features/balance/formula';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { claimed, Exported, recompute } from '../recompute/balance.ts';

const events = archiveRecords();
const titles = titlesOf(events);

describe('the balance recomputed from its export', () => {
  it('is the same after each event of the archive', () => {
    const read = readEvents(events);
    for (const { timestamp } of events) checkExport(inputsFrom(read, new Date(timestamp)));
  });

  it('is the same for random states', () => {
    const random = seeded(20250613);
    for (let state = 0; state < 300; state++) checkExport(anyInputs(random));
  }, 120_000);

  it('is the same with sides that are even to the last bit', () => {
    const inputs = { ...inputsAt([], new Date('2025-01-01T00:00:00Z')), figures: [] };
    expect(computeBalance(inputs, titles)).toMatchObject({
      israelAdvantage: 50,
      iranAdvantage: 50,
      conflictOutcome: { israelWinProbability: 25, iranWinProbability: 25, stalemateProbability: 50 },
    });
    checkExport(inputs);
  });

  it('is the same with the band of each percentage, which holds the percentage itself', () => {
    const { result } = exported(inputsAt(events, new Date('2025-06-24T00:00:00Z')));
    const bands = result.bands;
    if (!bands) throw new Error('There are no bands');
    expect(bands.variedBy).toBe(25);
    for (const name of ['israelAdvantage', 'iranAdvantage'] as const) {
      expect(bands[name].low).toBeLessThanOrEqual(result[name]);
      expect(bands[name].high).toBeGreaterThanOrEqual(result[name]);
    }
    expect(bands.israelAdvantage.high).toBeGreaterThan(bands.israelAdvantage.low);
    expect(bands.israelAdvantage.high + bands.iranAdvantage.low).toBe(100);
  });

  it('is the same from an old export, which has no bands', () => {
    const data = exported(inputsAt(events, new Date('2025-06-24T00:00:00Z')));
    const old = Exported.parse({ ...data, adjustments: undefined, result: { ...data.result, bands: undefined } });
    expect(Object.fromEntries(recompute(old))).toEqual(Object.fromEntries(claimed(old)));
  });

  it('differs from a band that was made up', () => {
    const forged = exported(inputsAt(events, new Date('2025-06-24T00:00:00Z')));
    if (forged.result.bands) forged.result.bands.iranAdvantage.low += 1;
    expect(recompute(forged)).not.toEqual(claimed(forged));
  });

  it('differs from a percentage that was made up', () => {
    const inputs = inputsAt(events, new Date('2025-06-24T00:00:00Z'), basis);
    const forged = exported(inputs);
    forged.result.israelAdvantage += 1;
    expect(recompute(forged)).not.toEqual(claimed(forged));
  });
});

function checkExport(inputs: Inputs): void {
  const data = exported(inputs);
  expect(Object.fromEntries(recompute(data))).toEqual(Object.fromEntries(claimed(data)));
  const { israelWinProbability, iranWinProbability, stalemateProbability } = data.result.conflictOutcome;
  expect(israelWinProbability + iranWinProbability + stalemateProbability).toBe(100);
}

/** As it leaves the server: a text. */
function exported(inputs: Inputs): Exported {
  return Exported.parse(JSON.parse(JSON.stringify(toExport(inputs, computeBalance(inputs, titles)))));
}

function anyInputs(random: () => number): Inputs {
  const asOf = new Date(Date.UTC(2024 + Math.floor(random() * 4), Math.floor(random() * 12), 1));
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: Math.floor(random() * most) }, make);
  const timestamp = () => new Date(+asOf - random() * 180 * 86_400_000).toISOString();
  const factor = () => factorNames[Math.floor(random() * factorNames.length)] ?? 'military';
  return {
    asOf,
    figures: measures
      .filter(() => random() < 0.7)
      .map(({ rows: _, ...measure }) => ({
        ...measure,
        date: timestamp().slice(0, 10),
        israel: Math.ceil(random() * 1000),
        iran: Math.ceil(random() * 1000),
      })),
    effects: some(60, () => ({
      eventId: `e-${Math.floor(random() * 1e6)}`,
      timestamp: timestamp(),
      factor: factor(),
      side: random() < 0.5 ? ('israel' as const) : ('iran' as const),
      points: Math.ceil(random() * 8) / 2,
      origins: Math.floor(random() * 4),
      rule: 'drawn by lot',
      holdDays: Math.floor(random() * 200),
      halfLifeDays: 1 + Math.floor(random() * 300),
      ...(random() < 0.3 && { state: 'drawn by lot', endedAt: asOf.toISOString(), endedBy: 'e-end' }),
    })),
    adjustments: some(3, () => ({
      key: `model:${Math.floor(random() * 1e6)}`,
      factor: factor(),
      label: 'drawn by lot',
      points: Math.round((random() - 0.5) * 60) / 10,
    })),
    dialogue: some(20, () => ({ eventId: 'e-talk', timestamp: timestamp(), points: Math.ceil(random() * 4) })),
  };
}
