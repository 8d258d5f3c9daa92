import { factorNames } from '@vigil/common/balance';
import { writeReport } from '@vigil/server/features/analysis/report';
import { basis, computeBalance, inputsFrom, readEvents, titlesOf } from '@vigil/server/features/balance/balance';
import { predict } from '@vigil/server/features/forecast/store';
import { threatFactsOf } from '@vigil/server/features/threat/facts';
import { levelOf } from '@vigil/server/features/threat/level';
import { classify } from '@vigil/server/pipeline/classify/classify';
import { unpaired } from '@vigil/server/testing/mirror';
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

  it('is judged as relevant, of the same type and as urgent, event by event', () => {
    const judge = ({ title, summary }: { title: string; summary: string }) => {
      const { relevant, eventType, urgencyLevel } = classify({ title, summary });
      return { relevant, eventType, urgencyLevel };
    };
    const differing = events.filter((event, at) => {
      const image = images[at];
      return image && JSON.stringify(judge(event)) !== JSON.stringify(judge(image));
    });
    const undeclared = differing.filter(
      ({ title, summary }) => !unpaired.some(({ name }) => name.test(title + summary)),
    );
    expect(undeclared.map(({ title }) => title)).toEqual([]);
  });

  it('gives at each time the same threat level and probabilities, by sentences of the same events', () => {
    const read = (all: typeof events, usa: 'israel' | 'iran') =>
      new Map(all.map((event) => [event, threatFactsOf(event, { usa })]));
    const [there, back] = [read(events, 'israel'), read(images, 'iran')];
    const factsIn = (usa: 'israel' | 'iran') => (usa === 'israel' ? there : back);
    const outline = (all: typeof events, until: Date, usa: 'israel' | 'iran') => {
      const known = all.filter(({ timestamp }) => Date.parse(timestamp) <= +until);
      const { sentences = [] } = writeReport(known) ?? {};
      const facts = all.flatMap((event) => factsIn(usa).get(event) ?? []).filter(({ time }) => time <= +until);
      const recent = facts.filter(({ time }) => +until - time <= 72 * 3_600_000);
      // The places of the two sides stand in the order of the alphabet.
      const said = sentences
        .map(({ section, eventIds, origins, depth, basis }) =>
          JSON.stringify([section, eventIds, origins, depth, basis?.kind]),
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
