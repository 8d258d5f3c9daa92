import { readFile } from 'node:fs/promises';
import { forecastCalls } from '@vigil/common/forecast';
import { occurrenceOf, predict } from '@vigil/server/features/forecast/store';
import { forecastModels } from '@vigil/server/features/forecast/weights/forecast';
import { makeStating } from '@vigil/server/testing/make';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attackDays, dayAt, diplomacyDays, seriesOf } from '../accuracy/forecast/days.ts';
import { intervalsOf, kinds, skillOf, testByMonths } from '../accuracy/forecast/evaluate.ts';
import { archiveRecords } from '../harness/archive.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const hourMs = 3_600_000;
let now = Date.now();
let vigil: Vigil;

beforeEach(async () => {
  now = Date.now();
  vigil = await startVigil({ now: () => new Date(now) });
});
afterEach(() => vigil.end());

const forecast = async () => forecastCalls.forecast.reply.parse(await vigil.get('forecast'));
const at = (hours: number) => new Date(now + hours * hourMs);
const attack = (hours: number) =>
  nextDraft({
    title: 'Israel strikes depot near Tabriz',
    location: 'Tabriz, Iran',
    eventType: 'military',
    urgencyLevel: 'critical',
    timestamp: at(hours).toISOString(),
    reports: makeStating({ kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' }),
  });

describe('the forecasts', () => {
  it('are the base rates on an empty server, each with its meaning and a score without entries', async () => {
    const { military, diplomacy } = await forecast();
    for (const one of [military, diplomacy]) {
      expect(one).toMatchObject({ basis: 'base-rate', score: { forecasts: 0, brier: null } });
      expect(one.probability).toBe(one.baseRate);
      expect(one.meaning).toMatch(/is reported within (?:72 hours|7 days)\.$/);
    }
  });

  it('are pushed with the level: attacks raise the one of the next attack', async () => {
    const before = (await forecast()).military.probability;
    await vigil.stores.events.append([attack(-2), attack(-1)]);
    await expect.poll(async () => (await forecast()).military.probability).toBeGreaterThan(before);
    const { level, militaryProbability, raisedBy } = await vigil.get('threat');
    expect([level, militaryProbability]).toEqual(['critical', (await forecast()).military.probability]);
    expect(raisedBy?.[0]?.eventIds).toHaveLength(2);
  });

  it('are stored when they are shown, and scored when their time has passed', async () => {
    const { forecasts } = vigil.stores;
    const shown = {
      military: { probability: 80, baseRate: 13, basis: 'model' as const, reason: 'A fictional reason' },
      diplomacy: { probability: 14, baseRate: 14, basis: 'base-rate' as const, reason: 'A fictional reason' },
    };
    await forecasts.note(shown, at(-10));
    await forecasts.note(shown, at(-9));
    await forecasts.note({ ...shown, military: { ...shown.military, probability: 60 } }, at(-8));
    await forecasts.note(null, at(-6));
    expect((await forecast()).military.score).toMatchObject({ forecasts: 0, pending: 2 });
    const event = { time: +at(20), isAttack: true, attackers: [], isDiplomacy: false };
    await forecasts.settle([event], at(100));
    const { score } = (await forecast()).military;
    expect(score).toMatchObject({ forecasts: 2, hours: 4, pending: 0 });
    expect(score.brier).toBeCloseTo((0.04 + 0.16) / 2, 12);
    expect((await forecast()).diplomacy.score.pending).toBe(1);
  });

  it('are scored again when the event that made them true is withdrawn', async () => {
    const { forecasts, events } = vigil.stores;
    const { client: admin } = await makeUser(vigil, { isAdmin: true });
    const reported = attack(-5);
    const seen = (isAttack: boolean) =>
      [-5, 20, 40].map((hours) => ({
        time: +at(hours),
        isAttack: isAttack && hours === -5,
        attackers: [],
        isDiplomacy: false,
      }));
    const one = { probability: 80, baseRate: 13, basis: 'model' as const, reason: 'A fictional reason' };
    await forecasts.note({ military: one, diplomacy: one }, at(-10));
    await forecasts.note(null, at(-9));
    await events.append([reported]);
    await expect.poll(async () => (await vigil.get('threat')).evidenceAt).not.toBeNull();
    await forecasts.settle(seen(true), at(100));
    expect((await forecast()).military.score.brier).toBeCloseTo(0.04, 12);
    await admin.call('hideEvent', { params: { id: reported.eventId } });
    await expect.poll(async () => (await forecast()).military.score.brier).toBeNull();
    await forecasts.settle(seen(false), at(100));
    expect((await forecast()).military.score.brier).toBeCloseTo(0.64, 12);
  });
});

describe('the forecast of an attack on known days', () => {
  const day = 86_400_000;
  const events = archiveRecords().map((event) => ({ time: Date.parse(event.timestamp), ...occurrenceOf(event) }));
  const calm = ['2024-03-01', '2025-03-15', '2025-08-20', '2025-12-10', '2026-01-20'];
  const war = ['2025-06-16', '2025-06-20', '2025-06-23', '2026-03-15', '2026-07-20'];

  /** By the labelled days: the archive alone does not have an event of each day of a war. */
  const byDays = (date: string) => {
    const until = new Date(Date.parse(date) + day);
    const [attacks, diplomacy] = [seriesOf(attackDays), seriesOf(diplomacyDays)];
    const known = attacks.map((isAttack, index) => ({
      time: Date.parse(dayAt(index)) + day / 2,
      isAttack,
      attackers: [],
      isDiplomacy: diplomacy[index] ?? false,
    }));
    return predict(
      known.filter(({ time }) => time < +until),
      until,
    ).military.probability;
  };

  it('differs between five calm and five war days by 40 points or more', () => {
    const gap = Math.min(...war.map(byDays)) - Math.max(...calm.map(byDays));
    expect(gap).toBeGreaterThanOrEqual(40);
  });

  it('differs as much from what the archive alone reports of a war that it covers day by day', () => {
    const byArchive = (date: string) => {
      const until = new Date(Date.parse(date) + day);
      return predict(
        events.filter(({ time }) => time < +until),
        until,
      ).military.probability;
    };
    const gap = byArchive('2025-06-16') - Math.max(...calm.map(byArchive));
    expect(gap).toBeGreaterThanOrEqual(40);
  });
});

describe('the documentation of the forecasts', () => {
  it('gives the figures that the test on months left out gives, and the weights that are used', async () => {
    const text = await readFile(new URL('../../docs/formula.md', import.meta.url), 'utf8');
    for (const kind of kinds) {
      const tested = testByMonths(kind);
      const [skill, intervals] = [skillOf(tested), intervalsOf(tested)];
      const figureText = (name: keyof typeof skill, digits: number) =>
        `${skill[name].toFixed(digits)} [${intervals[name].map((one) => one.toFixed(digits)).join(', ')}]`;
      for (const figure of [
        figureText('brier', 3),
        figureText('againstBaseRate', 2),
        figureText('againstYesterday', 2),
      ])
        expect(text).toContain(figure);
      expect(text).toContain(`${(100 * forecastModels[kind].baseRate).toFixed(1)} %`);
      for (const weight of forecastModels[kind].weights) expect(text).toContain(String(weight));
      expect(forecastModels[kind].isSkilled).toBe(intervals.againstBaseRate[0] > 0);
    }
  }, 120_000);
});
