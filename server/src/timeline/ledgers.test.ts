import { spreadOf } from '@vigil/common/figures';
import type { Report, ReportedFigure } from '@vigil/common/reports';
import { describe, expect, it } from 'vitest';
import { ledgersOf } from './ledgers.ts';

const timestamp = '2030-01-02T03:00:00.000Z';

function report(minute: number, figures: Partial<ReportedFigure>[], more: Partial<Report> = {}): Report {
  return {
    item: `i${minute}`,
    source: `Paper ${minute}`,
    url: `https://paper.example/${minute}`,
    title: 'A headline',
    publishedAt: `2030-01-02T03:${String(minute).padStart(2, '0')}:00.000Z`,
    figures: figures.map((figure) => ({ what: 'killed', value: '5', low: 5, high: 5, words: 'Five died.', ...figure })),
    ...more,
  };
}

const killed = (value: number) => ({ value: String(value), low: value, high: value });
const ledgers = (...reports: Report[]) => ledgersOf({ timestamp, figures: [], reports });

describe('a figure', () => {
  it('of 5, then 7, then a denial is 7, and 5-7, disputed, with three dated rows', () => {
    const reports = [report(1, [killed(5)]), report(2, [killed(7)]), report(3, [], { denials: ['iranian'] })];
    const [ledger, ...others] = ledgers(...reports);
    expect(others).toEqual([]);
    expect(ledger).toMatchObject({ what: 'killed', value: '7', by: 'Paper 2', range: '5-7', isDisputed: true });
    expect(spreadOf(ledger ?? {})).toBe('5-7, disputed');
    expect(ledger?.rows.map(({ at, value }) => [at.slice(14, 16), value])).toEqual([
      ['01', '5'],
      ['02', '7'],
      ['03', 'denied'],
    ]);
    expect(ledgers(...reports.reverse())[0]).toEqual(ledger);
  });

  it('that all give alike has no range and is not disputed', () => {
    const [ledger] = ledgers(report(1, [killed(5)]), report(2, [killed(5)]));
    expect(spreadOf(ledger ?? {})).toBe('');
    expect(ledger?.rows).toHaveLength(2);
  });

  it('that is zero is no number: it is said to be none, by whom, and once for killed and injured', () => {
    const none = [killed(0), { ...killed(0), what: 'injured' as const }];
    const [ledger, ...others] = ledgers(report(1, none), report(2, none));
    expect(others).toEqual([]);
    expect(ledger).toMatchObject({ what: 'casualties', value: 'none reported', by: 'Paper 2' });
    expect(ledger?.rows.map(({ by, value }) => `${by} ${value}`)).toEqual([
      'Paper 1 none reported',
      'Paper 2 none reported',
    ]);
    expect(spreadOf(ledger ?? {})).toBe('');
    const denial = report(3, [], { denials: ['iranian'] });
    expect(ledgers(report(1, none), denial)[0]).not.toHaveProperty('isDisputed');
  });

  it('never ranges from zero, and a later none does not take a number away', () => {
    const [five, none] = [report(1, [killed(5)]), report(2, [killed(0)])];
    for (const reports of [
      [five, none],
      [report(0, [killed(0)]), five],
    ]) {
      const [ledger] = ledgers(...reports);
      expect(ledger).toMatchObject({ what: 'killed', value: '5', by: 'Paper 1' });
      expect(ledger).not.toHaveProperty('range');
      expect(ledger?.rows.map(({ value }) => value).sort()).toEqual(['5', 'none reported']);
    }
    expect(ledgers(five, none, report(3, [killed(7)]))[0]).toMatchObject({ value: '7', range: '5-7' });
  });

  it('is disputed where one side gives a number and the other says none', () => {
    const [one, other] = [report(1, [killed(5)], { side: 'iranian' }), report(2, [killed(0)], { side: 'israeli' })];
    expect(ledgers(one, other)[0]).toMatchObject({ value: '5', by: 'Paper 1', isDisputed: true });
  });

  it('in words alone makes no range: no number is shown that nobody gave', () => {
    const dozens = { value: 'dozens', low: null, high: null };
    expect(ledgers(report(1, [dozens]), report(2, [killed(45)]))[0]).not.toHaveProperty('range');
    expect(ledgers(report(1, [dozens]))[0]).toMatchObject({ value: 'dozens' });
  });

  it('is disputed where the last words of the two sides do not go together', () => {
    const one = report(1, [killed(20)], { side: 'iranian' });
    expect(ledgers(one, report(2, [killed(3)], { claims: ['israeli'], side: 'third' }))[0]?.isDisputed).toBe(true);
    const atLeast = { value: 'at least 3', low: 3, high: null };
    expect(ledgers(one, report(2, [atLeast], { side: 'israeli' }))[0]).not.toHaveProperty('isDisputed');
  });

  it('of both peoples is two figures, once both are named', () => {
    const israelis = report(1, [{ ...killed(3), whose: 'israeli' }]);
    const iranians = report(2, [{ ...killed(40), whose: 'iranian' }]);
    expect(ledgers(israelis, report(3, [killed(4)])).map(({ what }) => what)).toEqual(['killed']);
    expect(ledgers(israelis, iranians).map(({ what, value }) => `${what} ${value}`)).toEqual([
      'killed (Israeli) 3',
      'killed (Iranian) 40',
    ]);
  });

  it('that is only denied is not shown', () => {
    expect(ledgers(report(1, [{ value: '7', isDenied: true }], { denials: ['israeli'] }))).toEqual([]);
  });

  it('of the archive is a row of the day, with the link of the publisher that it names', () => {
    const reports = [report(1, [], { source: 'Post' }), report(2, [], { source: 'Courier' })];
    const figures = [
      { what: 'killed', value: 'at least 5', by: 'police, via Courier' },
      { what: 'killed', value: '7', by: 'the mayor' },
      { what: 'enriched', value: '408.6 kg', by: 'the agency' },
    ];
    const [first, second] = ledgersOf({ timestamp, figures, reports });
    expect(first).toMatchObject({ value: '7', range: '5-7' });
    expect(first?.rows.map(({ at, url }) => [at, url])).toEqual([
      [timestamp, 'https://paper.example/2'],
      [timestamp, 'https://paper.example/1'],
    ]);
    expect(second).toMatchObject({ value: '408.6 kg', by: 'the agency' });
    expect(second).not.toHaveProperty('range');
  });
});
