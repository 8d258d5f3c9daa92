import type { FactorName } from '@vigil/common/balance';
import { computeBalance, inputsFrom, readEvents, titlesOf } from '@vigil/server/features/balance/balance';
import { curveOf } from '@vigil/server/features/balance/curve';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';

const events = archiveRecords();
const titles = titlesOf(events);
const read = readEvents(events);
const at = (day: string) => computeBalance(inputsFrom(read, new Date(`${day}T23:59:59Z`)), titles);

/** Which factors must move, by at least how many points, and in whose favour. The directions were set before the effects were written, the points after first runs. */
const expected: { name: string; from: string; to: string; moves: [FactorName, 'israel' | 'iran', number][] }[] = [
  {
    name: 'Israel opens an air campaign and hits nuclear sites (13 to 16 June 2025)',
    from: '2025-06-12',
    to: '2025-06-16',
    moves: [
      ['military', 'israel', 3],
      ['technology', 'israel', 5],
      ['geography', 'israel', 5],
    ],
  },
  {
    name: 'Israel and the United States open a campaign and the supreme leader is killed (28 February to 1 March 2026)',
    from: '2026-02-27',
    to: '2026-03-01',
    // On the first day each side attacks the other in one event, which is even but for the country.
    moves: [
      ['military', 'israel', 2],
      ['geography', 'israel', 3],
      ['intelligence', 'israel', 5],
    ],
  },
  {
    name: 'the United States attack beside Israel (28 February 2026)',
    from: '2026-02-27',
    to: '2026-02-28',
    moves: [['alliances', 'israel', 3]],
  },
  {
    name: 'Iran kills soldiers of the United States in Kuwait (1 March 2026)',
    from: '2026-02-28',
    to: '2026-03-01',
    moves: [['alliances', 'iran', 3]],
  },
  {
    name: 'the Strait of Hormuz is declared closed (2 March 2026)',
    from: '2026-03-01',
    to: '2026-03-02',
    moves: [['geography', 'iran', 10]],
  },
  {
    name: "Iran's ports are blockaded (13 April 2026)",
    from: '2026-04-12',
    to: '2026-04-13',
    moves: [
      ['economy', 'israel', 3],
      ['geography', 'israel', 3],
    ],
  },
  {
    name: 'Iran fires at Israel for the first time (13 April 2024)',
    from: '2024-04-12',
    to: '2024-04-13',
    moves: [
      ['military', 'iran', 3],
      ['geography', 'iran', 3],
    ],
  },
];

describe('the balance on known days', () => {
  it.each(expected)('moves when $name', ({ from, to, moves }) => {
    const [before, after] = [at(from), at(to)];
    for (const [factor, side, least] of moves) {
      const moved = after.keyFactors[factor][side] - before.keyFactors[factor][side];
      expect([factor, side, moved >= least, moved]).toEqual([factor, side, true, moved]);
    }
  });

  it('keeps a closed strait and a killed leader in view for as long as they last', () => {
    const geography = (day: string) => at(day).keyFactors.geography.contributions;
    const strait = (day: string) =>
      geography(day).find(({ label }) => label.endsWith('(a sea passage closed)'))?.points ?? 0;
    expect(Math.abs(strait('2026-06-01'))).toBeGreaterThan(Math.abs(strait('2026-03-03')) / 2);
    const leader = at('2026-09-01').keyFactors.intelligence.contributions.find(({ label }) =>
      label.includes('Khamenei was killed'),
    );
    expect(leader?.points).toBeGreaterThan(3);
  });

  it('names in the description of each factor a figure that can be read as a sentence', () => {
    for (const { description } of Object.values(at('2026-03-02').keyFactors))
      expect(description).toMatch(
        /^(?:Israel|Iran) .+ \((?:SIPRI|CIA Factbook|ITU|World Bank|OpenAlex|UNDP|Brand Finance) 20\d\d\)\./,
      );
  });
});

describe('the curve', () => {
  const until = new Date('2026-10-09T00:00:00Z');
  const { points, events: turns } = curveOf(events, until);

  it('has a point a week since the first event, the last one as the balance is then', () => {
    expect(points.length).toBe(143);
    expect(points.at(-1)?.at).toBe(until.toISOString());
    expect(points.at(-1)?.israelAdvantage).toBe(computeBalance(inputsFrom(read, until), titles).israelAdvantage);
    for (const { israelAdvantage, iranAdvantage } of points) expect(israelAdvantage + iranAdvantage).toBe(100);
  });

  it('names the events that moved it most, in the order of time', () => {
    const words = turns.map(({ title }) => title).join('\n');
    for (const turn of [
      /air campaign against Iran/,
      /Supreme Leader Ali Khamenei was killed/,
      /Strait of Hormuz closed/,
    ])
      expect(words).toMatch(turn);
    expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).toSorted());
  });

  it('does not know what came later', () => {
    const early = curveOf(
      events.filter(({ timestamp }) => timestamp < '2025-07'),
      new Date('2025-06-20T00:00:00Z'),
    );
    const same = curveOf(
      events.filter(({ timestamp }) => timestamp < '2025-06-20'),
      new Date('2025-06-20T00:00:00Z'),
    );
    expect(early.points).toEqual(same.points);
  });
});
