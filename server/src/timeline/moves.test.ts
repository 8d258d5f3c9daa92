import { byNewest, hasMovedOn, listedAt } from '@vigil/common/events';
import type { Report } from '@vigil/common/reports';
import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { movedOf } from './moves.ts';

const minute = 60_000;
const start = Date.UTC(2030, 2, 5, 1);
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();

function reportAt(minutes: number, more: Partial<Report> = {}): Report {
  return makeReport({ item: `item-${minutes}`, publishedAt: at(minutes), urgencyLevel: 'urgent', ...more });
}

function toll(what: 'killed' | 'injured', value: number): Pick<Report, 'figures'> {
  return { figures: [{ what, value: String(value), low: value, high: value, words: 'A toll.' }] };
}

function moved(reports: Report[], isUrgencySet = false) {
  return movedOf({ reports, createdAt: at(0), archived: false, isUrgencySet });
}

describe('an event', () => {
  it('moves by what later reports add, and not by what they repeat', () => {
    const reports = [
      reportAt(0),
      reportAt(1, toll('injured', 3)),
      reportAt(2, toll('injured', 3)),
      reportAt(5, toll('killed', 4)),
      reportAt(9, { ...toll('killed', 9), urgencyLevel: 'critical' }),
    ];
    expect(moved(reports)).toEqual({
      moves: [
        { at: at(1), what: 'injured', from: 0, to: 3 },
        { at: at(5), what: 'deaths', from: 0, to: 4 },
        { at: at(9), what: 'deaths', from: 4, to: 9 },
        { at: at(9), what: 'urgency', from: 'urgent', to: 'critical' },
      ],
      steps: 3,
      evidenceAt: at(9),
    });
  });

  it('moves alike in whichever order feeds gave its reports', () => {
    const reports = [
      reportAt(0),
      reportAt(5, toll('killed', 4)),
      reportAt(9, toll('killed', 9)),
      reportAt(12, toll('killed', 4)),
    ];
    expect(moved([...reports].reverse())).toEqual(moved(reports));
  });

  it('makes a step at the first death, at twice as many and at ten more, not at each', () => {
    const reports = [
      reportAt(0),
      ...Array.from({ length: 38 }, (_, more) => reportAt(more + 1, toll('killed', more + 3))),
    ];
    const { moves, steps } = moved(reports);
    // 3, 6, 12, 22, 32
    expect(steps).toBe(5);
    expect(moves).toHaveLength(12);
    expect(moves.at(-1)).toEqual({ at: at(38), what: 'deaths', from: 39, to: 40 });
  });

  it('makes one step at the first report of an impact', () => {
    const { moves, steps } = moved([reportAt(0), reportAt(4, { impact: true }), reportAt(6, { impact: true })]);
    expect(moves).toEqual([{ at: at(4), what: 'impact' }]);
    expect(steps).toBe(1);
  });

  it('is not moved by a denied number, by weapons, or in urgency where an administrator has set it', () => {
    const denied = { figures: [{ ...first(toll('killed', 7)), isDenied: true }] };
    const drones = { figures: [{ ...first(toll('killed', 7)), of: 'drones' }] };
    const reports = [reportAt(0), reportAt(1, denied), reportAt(2, drones), reportAt(3, { urgencyLevel: 'critical' })];
    expect(moved(reports, true)).toMatchObject({ moves: [], steps: 0, evidenceAt: at(3) });
  });

  it('has no evidence of a time where its reports have none, as those of the archive', () => {
    expect(moved([reportAt(0, { publishedAt: null })]).evidenceAt).toBeNull();
  });

  it('stands in the list by its latest move', () => {
    const { moves } = moved([reportAt(0), reportAt(30, toll('killed', 2))]);
    const event = { id: 'e-1', timestamp: at(0), moves };
    expect(listedAt(event)).toBe(at(30));
    expect([{ id: 'e-2', timestamp: at(20) }, event].sort(byNewest)[0]).toBe(event);
    expect(hasMovedOn({}, { step: 1 })).toBe(true);
    expect(hasMovedOn({ step: 1 }, { step: 1 })).toBe(false);
    expect(hasMovedOn(undefined, { step: 1 })).toBe(false);
  });
});

function first({ figures }: Pick<Report, 'figures'>) {
  const [figure] = figures ?? [];
  if (!figure) throw new Error('no figure');
  return figure;
}
