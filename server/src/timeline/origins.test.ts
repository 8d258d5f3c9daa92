import { describe, expect, it } from 'vitest';
import { groupsOf, originsOf, type Traced } from './origins.ts';

/** A print of made-up triples, from `from` on. */
const lead = (from: number, count = 20) =>
  `.${Array.from({ length: count }, (_, at) => (from + at).toString(16).padStart(4, '0')).join('')}`;

describe('origins', () => {
  it('are counted by publisher, however many of their reports there are', () => {
    expect(originsOf([{ source: 'Post' }, { source: 'Post' }, { source: 'Courier' }])).toBe(2);
    expect(originsOf([])).toBe(0);
  });

  it('are one where ten outlets carry one wire, and three where three report themselves', () => {
    const wired = Array.from({ length: 10 }, (_, at) => ({ source: `Outlet ${at}`, origin: 'Northwire' }));
    expect(originsOf(wired)).toBe(1);
    expect(originsOf([...wired, { source: 'Northwire' }])).toBe(1);
    expect(originsOf([0, 1, 2].map((at) => ({ source: `Outlet ${at}`, print: lead(at * 1000) })))).toBe(3);
  });

  it('are one where a text was copied with small edits, without a credit', () => {
    const copied = { source: 'Courier', print: lead(4) };
    expect(originsOf([{ source: 'Post', print: lead(0) }, copied])).toBe(1);
    expect(
      originsOf([
        { source: 'Post', print: lead(11) },
        { ...copied, print: lead(0) },
      ]),
    ).toBe(2);
  });

  it('do not take short texts for copies', () => {
    const print = lead(0, 5);
    expect(
      originsOf([
        { source: 'Post', print },
        { source: 'Courier', print },
      ]),
    ).toBe(2);
  });

  it('are named after the credit that most of their reports give', () => {
    const [origin] = groupsOf([
      { source: 'Post', print: lead(0) },
      { source: 'Courier', origin: 'Northwire', wire: true, print: lead(2) },
    ]);
    expect(origin?.name).toBe('Northwire');
  });
});

describe('whatever reports there are', () => {
  const random = seeded(7);
  const cases = Array.from({ length: 300 }, () => Array.from({ length: 1 + pick(8) }, makeReport));

  it('a reprint never raises the count of origins', () => {
    for (const reports of cases) {
      const original = reports[pick(reports.length)];
      const credit = original?.origin ?? original?.source;
      const reprints = [
        { source: 'Reprint', origin: credit, print: lead(60_000) },
        { source: 'Reprint', print: original?.print },
      ].filter(({ origin, print }) => origin !== undefined || print !== undefined);
      for (const reprint of reprints) expect(originsOf([...reports, reprint])).toBeLessThanOrEqual(originsOf(reports));
    }
  });

  it('they give the same groups in every order', () => {
    const outline = (reports: Traced[]) =>
      groupsOf(reports)
        .map(({ name, reports: own }) => `${name}: ${own.map((one) => JSON.stringify(one)).sort()}`)
        .sort();
    for (const reports of cases) {
      const shuffled = reports.map((report) => ({ report, at: random() })).sort((a, b) => a.at - b.at);
      expect(outline(shuffled.map(({ report }) => report))).toEqual(outline(reports));
    }
  });

  function makeReport(): Traced {
    return {
      source: `Outlet ${pick(6)}`,
      ...(pick(3) === 0 && { origin: `Wire ${pick(3)}` }),
      ...(pick(4) > 0 && { print: lead(pick(10) * 9) }),
    };
  }

  function pick(count: number): number {
    return Math.floor(random() * count);
  }
});

it('an event with thousands of reports costs little', () => {
  const reports = Array.from({ length: 6_000 }, (_, at) => ({
    source: `The Outlet ${at % 5_000}`,
    print: lead(at, 5),
  }));
  const began = process.cpuUsage();
  expect(groupsOf(reports)).toHaveLength(5_000);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1_000);
});

/** The same numbers from 0 to 1 in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
