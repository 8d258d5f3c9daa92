import { describe, expect, it } from 'vitest';
import { areasOf, circleOf } from './areas.ts';

describe('the areas of an alert', () => {
  it('are towns of the gazetteer, the parts of one town folded, of both sides alike', () => {
    expect(areasOf(['חיפה - כרמל', 'חיפה - מפרץ', 'Tabriz', 'Quay 7', 'Iran', 'Israel'], [])).toEqual([
      { name: 'Haifa, Israel', place: { lat: 32.79, lon: 34.99 }, radiusKm: 6 },
      { name: 'Tabriz, Iran', place: expect.anything(), radiusKm: 6 },
    ]);
  });

  it('are the outlines that the channel has sent, where it has', () => {
    const own = { name: 'Tabriz', place: { lat: 38, lon: 46 }, radiusKm: 40 };
    expect(areasOf(['Tabriz', 'Haifa'], [own, { ...own, name: 'Elsewhere' }])).toMatchObject([
      own,
      { name: 'Haifa, Israel' },
    ]);
  });

  it('are as large as a circle or the circle around a polygon', () => {
    expect(circleOf('32.9,35.1 12.5')).toEqual({ place: { lat: 32.9, lon: 35.1 }, radiusKm: 12.5 });
    const square = circleOf('32,35 32,36 33,36 33,35 32,35');
    expect(square?.place).toEqual({ lat: 32.5, lon: 35.5 });
    expect(square?.radiusKm).toBeCloseTo(72.6, 0);
  });

  it.each([
    '',
    '32.9',
    '32.9,35.1',
    '32.9,35.1 0',
    '32.9,35.1 -4',
    '32,35 32,36 32,35',
    '99,35 32,36 33,36 99,35',
    'a,b c,d e,f a,b',
  ])('have no circle by %j', (shape) => expect(circleOf(shape)).toBeNull());
});
