import { factorNames } from '@vigil/common/balance';
import { alignments } from '@vigil/server/assessment/parties';
import { writeReport } from '@vigil/server/features/analysis/report';
import { basis, computeBalance, inputsFrom, readEvents, titlesOf } from '@vigil/server/features/balance/balance';
import { predict } from '@vigil/server/features/forecast/store';
import { threatFactsOf } from '@vigil/server/features/threat/facts';
import { levelOf } from '@vigil/server/features/threat/level';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { swapBasis, swapSides } from '../harness/swap-sides.ts';

const events = archiveRecords();
const images = events.map(swapSides);
const times = events.map(({ timestamp }) => new Date(timestamp));

describe('the archive with Israel and Iran exchanged', () => {
  it('is another text wherever a side is named', () => {
    const same = events.filter(
      ({ title, summary }, at) => title === images[at]?.title && summary === images[at]?.summary,
    );
    expect(same.filter(({ title, summary }) => /\b(?:Israel|Iran)/.test(title + summary))).toEqual([]);
  });

  it('gives at each time the same threat level and probabilities, by sentences of the same events', () => {
    const read = (all: typeof events, usa: 'israel' | 'iran') =>
      new Map(all.map((event) => [event, threatFactsOf(event, { ...alignments, usa })]));
    const [there, back] = [read(events, 'israel'), read(images, 'iran')];
    const factsIn = (usa: 'israel' | 'iran') => (usa === 'israel' ? there : back);
    const outline = (all: typeof events, until: Date, usa: 'israel' | 'iran') => {
      const known = all.filter(({ timestamp }) => Date.parse(timestamp) <= +until);
      const circumstances = { level: 'unknown' as const, since: null, isDetailed: false };
      const own = usa === 'israel' ? basis.alignments : swapBasis(basis).alignments;
      const { sentences = [] } = writeReport(known, null, { ...circumstances, alignments: own }) ?? {};
      const facts = all.flatMap((event) => factsIn(usa).get(event) ?? []).filter(({ time }) => time <= +until);
      const recent = facts.filter(({ time }) => +until - time <= 72 * 3_600_000);
      // The places of the two sides stand in the order of the alphabet.
      // Of indicators each has its own test: whose the United States are stands in no report.
      const said = sentences
        .filter(({ template }) => template?.name !== 'indicator' && template?.name !== 'no-indicator')
        .map(({ section, eventIds, origins, depth, kind, template }) =>
          JSON.stringify([section, eventIds, origins, depth, kind, template?.name]),
        )
        .sort();
      return { ...levelOf(recent, until), ...predict(facts, until), said };
    };
    for (const time of times) expect(outline(images, time, 'iran')).toEqual(outline(events, time, 'israel'));
  }, 120_000);

  it('gives at each time the mirror image of the balance', () => {
    const titles = titlesOf(events);
    const swapped = swapBasis(basis);
    const [own, mirrored] = [readEvents(events), readEvents(images, swapped)];
    for (const time of times) {
      const there = computeBalance(inputsFrom(own, time), titles);
      const back = computeBalance(inputsFrom(mirrored, time, swapped), titles);
      expect([back.israelAdvantage, back.iranAdvantage]).toEqual([there.iranAdvantage, there.israelAdvantage]);
      expect(back.conflictOutcome).toEqual({
        israelWinProbability: there.conflictOutcome.iranWinProbability,
        iranWinProbability: there.conflictOutcome.israelWinProbability,
        stalemateProbability: there.conflictOutcome.stalemateProbability,
      });
      expect(back.bands).toEqual({
        variedBy: there.bands?.variedBy,
        israelAdvantage: there.bands?.iranAdvantage,
        iranAdvantage: there.bands?.israelAdvantage,
        israelWinProbability: there.bands?.iranWinProbability,
        iranWinProbability: there.bands?.israelWinProbability,
        stalemateProbability: there.bands?.stalemateProbability,
      });
      expect([back.confidence, back.keyEventIds]).toEqual([there.confidence, there.keyEventIds]);
      for (const factor of factorNames) {
        const [a, b] = [there.keyFactors[factor], back.keyFactors[factor]];
        expect([factor, b.israel, b.iran]).toEqual([factor, a.iran, a.israel]);
        expect(b.contributions.map(({ points }) => points)).toEqual(a.contributions.map(({ points }) => 0 - points));
      }
    }
  });
});
