import { describe, expect, it } from 'vitest';
import { makeStatement, makeStating } from '../testing/make.ts';
import { bestReportOf } from './best-report.ts';
import type { StoredReport } from './change.ts';

/** A unit vector that points this way, in degrees, among the first two of its numbers. */
function towards(degrees: number): string {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map((one) =>
    Math.round(one * 127),
  );
  return Buffer.from(Int8Array.from([x ?? 0, y ?? 0, ...Array.from({ length: 126 }, () => 0)]).buffer).toString(
    'base64',
  );
}

function report(item: string, more: Partial<StoredReport> = {}): StoredReport {
  const [one] = makeStating({}, [item]);
  if (!one) throw new Error('No report was made.');
  return { ...one, item, title: `Depot near Tabriz hit, says ${item} today`, side: 'third', ...more };
}

const best = (...reports: StoredReport[]) => [
  bestReportOf(reports, 'attack')?.item,
  bestReportOf([...reports].reverse(), 'attack')?.item,
];

describe('the best report of an event, in any order', () => {
  it('states the act of the event as done', () => {
    const plan = report('a', { statement: makeStatement({ reality: 'announced' }) });
    const other = report('b', { statement: makeStatement({ kind: 'reaction' }) });
    expect(best(plan, other, report('c'))).toEqual(['c', 'c']);
    expect(best(plan, other)).toEqual(['b', 'b']);
  });

  it.each(['comment', 'past'] as const)('is none where all are %s', (reality) => {
    expect(best(report('a', { statement: makeStatement({ reality }) }))).toEqual([undefined, undefined]);
  });

  it('is none that only asks', () => {
    expect(best(report('a', { title: 'Who struck the depot near Tabriz?' }))).toEqual([undefined, undefined]);
  });

  it('is in the middle of what all say', () => {
    const at = (item: string, degrees: number) =>
      report(item, { statement: makeStatement({ vector: towards(degrees) }) });
    expect(best(at('a', 0), at('b', 30), at('c', 75))).toEqual(['b', 'b']);
  });

  it('gives the newest toll', () => {
    const killed = (item: string, value: string, publishedAt: string) =>
      report(item, { publishedAt, figures: [{ what: 'killed', value, low: +value, high: +value, words: '' }] });
    expect(best(killed('a', '4', '2030-01-02T01:00:00.000Z'), killed('b', '9', '2030-01-02T05:00:00.000Z'))).toEqual([
      'b',
      'b',
    ]);
  });

  it.each(['israeli', 'iranian'] as const)('is of a third party before %s outlets', (side) => {
    expect(best(report('a', { side }), report('b'))).toEqual(['b', 'b']);
  });

  it('is in English before other languages, and the first of equals', () => {
    expect(best(report('a', { lang: 'fa' }), report('b'))).toEqual(['b', 'b']);
    expect(best(report('b'), report('a'))).toEqual(['a', 'a']);
    expect(best(report('b', { publishedAt: '2030-01-01T00:00:00.000Z' }), report('a'))).toEqual(['b', 'b']);
  });

  it('has its title without the name of its outlet', () => {
    const named = report('a', { source: 'Example Wire', title: 'Depot near Tabriz hit overnight - Example Wire' });
    expect(bestReportOf([named], 'attack')?.title).toBe('Depot near Tabriz hit overnight');
  });
});
