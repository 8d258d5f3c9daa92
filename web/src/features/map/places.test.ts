import type { UrgencyLevel } from '@vigil/common/events';
import { describe, expect, it } from 'vitest';
import { separateAreas } from './areas.ts';
import { isContested } from './contested.ts';
import { frameOf, insetOf, isWithin, namedCities, neighbours } from './frame.ts';
import { placeLabels, type Wanted } from './labels.ts';
import { fades, opacityAt, within } from './period.ts';
import { gatherSpots } from './places.ts';
import { regionProjection, worldProjection } from './projection.ts';

let made = 0;
function event(location: string, at: [lat: number, lon: number] | null, urgencyLevel: UrgencyLevel = 'medium') {
  made += 1;
  const place = at && { lat: at[0], lon: at[1] };
  const timestamp = `2030-01-02T${String(made % 24).padStart(2, '0')}:00:00.000Z`;
  return { id: `e${made}`, location, place, urgencyLevel, timestamp, deletedAt: null };
}

describe('events by place', () => {
  it('are gathered under one name, at the position that most of them have', () => {
    const { spots } = gatherSpots([
      event('Port Amberly', [10, 20]),
      event('Port Amberly', [10.1, 20]),
      event('Port Amberly', [10.1, 20]),
    ]);
    expect(spots.map(({ name, place, eventIds }) => [name, place, eventIds.length])).toEqual([
      ['Port Amberly', { lat: 10.1, lon: 20 }, 3],
    ]);
  });

  it('bear their highest urgency, and the newest comes first', () => {
    const events = [event('A', [1, 1], 'low'), event('A', [1, 1], 'urgent'), event('A', [1, 1], 'high')];
    const [spot] = gatherSpots(events).spots;
    expect(spot?.urgency).toBe('urgent');
    const newest = events.toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1)).map(({ id }) => id);
    expect(spot?.eventIds).toEqual(newest);
  });

  it('are counted beside when they have no position, and not at all when they are hidden', () => {
    const hidden = { ...event('A', [1, 1]), deletedAt: '2030-01-03T00:00:00.000Z' };
    expect(gatherSpots([event('Somewhere', null), hidden])).toEqual({ spots: [], withoutPlace: 1 });
  });

  it('are called by their position where nothing else is known', () => {
    expect(gatherSpots([event(' ', [31.5, -34.25])]).spots[0]?.name).toBe('31.5° N, 34.25° W');
  });

  it('come with most events first, then by urgency, then by name, in whatever order they arrive', () => {
    const events = [
      event('B', [1, 1]),
      event('C', [2, 2]),
      event('A', [3, 3]),
      event('D', [4, 4], 'critical'),
      event('C', [2, 2]),
    ];
    const names = (all: typeof events) => gatherSpots(all).spots.map(({ name }) => name);
    expect(names(events)).toEqual(['C', 'D', 'A', 'B']);
    expect(names(events.toReversed())).toEqual(['C', 'D', 'A', 'B']);
  });
});

describe('the region', () => {
  const israel = { lat: 31.5, lon: 34.9 };
  const iran = { lat: 32.4, lon: 53.7 };

  it('always holds both countries', () => {
    const box = frameOf([]);
    for (const corner of [
      { lat: 29.5, lon: 34.2 },
      { lat: 33.3, lon: 35.9 },
      { lat: 25.1, lon: 61.6 },
      { lat: 39.7, lon: 44 },
    ])
      expect(isWithin(corner, box)).toBe(true);
  });

  it('grows to places near it, not to the other end of the world', () => {
    const sanaa = { lat: 15.4, lon: 44.2 };
    const washington = { lat: 38.9, lon: -77 };
    const box = frameOf([sanaa, washington]);
    expect([isWithin(sanaa, box), isWithin(washington, box)]).toEqual([true, false]);
    expect(box).toEqual(frameOf([sanaa]));
  });

  it('does not move with every place', () => {
    expect(frameOf([{ lat: 15.4, lon: 44.2 }])).toEqual(frameOf([{ lat: 14.8, lon: 45 }]));
  });

  it.each([
    [900, 460],
    [358, 300],
  ])('fills a sheet of %i by %i, with both countries at one scale', (width, height) => {
    const project = regionProjection(frameOf([]), { width, height });
    const xy = (lon: number, lat: number) => project([lon, lat]) ?? [Number.NaN, Number.NaN];
    const inside = [xy(israel.lon, israel.lat), xy(iran.lon, iran.lat)];
    for (const [x, y] of inside) expect([x > 0 && x < width, y > 0 && y < height]).toEqual([true, true]);
    const areaOfDegree = ({ lat, lon }: typeof iran) => {
      const [[x, y], [east], [, north]] = [xy(lon, lat), xy(lon + 0.1, lat), xy(lon, lat + 0.1)];
      return (Math.abs(east - x) * Math.abs(north - y)) / Math.cos((lat * Math.PI) / 180);
    };
    expect(areaOfDegree(israel) / areaOfDegree(iran)).toBeCloseTo(1, 1);
  });

  it('lies in the middle of the world', () => {
    const [x = 0] = worldProjection({ width: 800, height: 400 })([44, 0]) ?? [];
    expect(x).toBeCloseTo(400, 0);
  });
});

describe('names on the map', () => {
  const size = { width: 400, height: 300 };
  const wanted = (text: string, x: number, y: number, radius = 6): Wanted => ({ text, x, y, radius, fontSize: 12 });
  const boxOf = ({ text, x, y }: { text: string; x: number; y: number }) => ({
    left: x,
    right: x + text.length * 12 * 0.6,
    top: y - 7.2,
    bottom: y + 7.2,
  });

  it('stand beside their mark', () => {
    expect(placeLabels([wanted('Haifa', 100, 100)], size).get(0)).toEqual({ text: 'Haifa', x: 110, y: 100 });
  });

  it('go to the other side at the edge', () => {
    const label = placeLabels([wanted('Haifa', 380, 100)], size).get(0);
    expect(label && label.x < 350).toBe(true);
  });

  it('of who comes later are left out where there is no room', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => wanted(`Name ${index}`, 200 + (index % 3), 150));
    const labels = placeLabels(crowd, size);
    expect(labels.has(0)).toBe(true);
    expect(labels.size).toBeLessThan(6);
  });

  it('that are needed are written in any crowd, joined to their point, without touching each other or what is blocked', () => {
    const crowd = Array.from({ length: 80 }, (_, index) => wanted('x', 180 + (index % 9) * 6, 120 + index));
    const cities = ['Tel Aviv', 'Jerusalem', 'Tehran'].map((text, index) => ({
      ...wanted(text, 200 + index * 4, 150, 2),
      isNeeded: true,
    }));
    const blocked = { left: 0, top: 200, right: 150, bottom: 300 };
    const labels = placeLabels([...cities, ...crowd], size, [blocked]);
    const boxes = [0, 1, 2].map((index) => {
      const label = labels.get(index);
      expect(label?.end).toBeDefined();
      return boxOf(label ?? { text: '', x: 0, y: 0 });
    });
    const areDistinct = (a: (typeof boxes)[0], b: (typeof boxes)[0]) =>
      !(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    for (const [index, box] of boxes.entries())
      for (const other of [...boxes.slice(index + 1), blocked]) expect(areDistinct(box, other)).toBe(true);
  });

  it.each([358, 420, 900])('of the three cities have room on a sheet of %i and on its inset', (width) => {
    const height = width < 560 ? 350 : 460;
    const inset = insetOf(width);
    for (const [sheet, box, kept] of [
      [{ width, height }, frameOf([]), inset],
      [inset, neighbours, { left: 0, bottom: 0 }],
    ] as const) {
      const project = regionProjection(box, sheet, kept);
      const cities = namedCities.flatMap(({ name, place }) => {
        const [x = -1, y = -1] = project([place.lon, place.lat]) ?? [];
        return x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height
          ? [{ ...wanted(name, x, y, 2), isNeeded: true }]
          : [];
      });
      expect(cities.length).toBeGreaterThanOrEqual(2);
      expect(placeLabels(cities, sheet).size).toBe(cities.length);
    }
  });

  it('touch neither each other nor a mark, wherever they are', () => {
    const all = Array.from({ length: 60 }, (_, i) => wanted(`Place ${i}`, (i * 73) % 400, (i * 131) % 300));
    const labels = [...placeLabels(all, size)];
    expect(labels.length).toBeGreaterThan(5);
    for (const [index, label] of labels) {
      const a = boxOf(label);
      for (const [other, second] of labels) {
        if (other === index) continue;
        const b = boxOf(second);
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
      for (const [other, { x, y }] of all.entries()) {
        if (other === index) continue;
        expect(a.left < x + 6 && x - 6 < a.right && a.top < y + 6 && y - 6 < a.bottom).toBe(false);
      }
    }
  });
});

describe('the time of the map', () => {
  const end = Date.parse('2030-01-02T12:00:00.000Z');
  const at = (hours: number) => ({ timestamp: new Date(end - hours * 3_600_000).toISOString() });

  it.each([
    ['6 h', 1],
    ['24 h', 2],
    ['7 days', 3],
    ['All', 4],
  ] as const)('of %s ends now and leaves out what is older or dated later', (period, count) => {
    expect(within([at(-1), at(1), at(7), at(30), at(200)], period, end)).toHaveLength(count);
  });

  it('makes a mark fainter with the age of its newest event, and never invisible', () => {
    const seen = [0.5, 3, 20, 100].map((hours) => opacityAt(at(hours).timestamp, end));
    expect(seen).toEqual(fades.map(({ opacity }) => opacity));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(Math.min(...seen)).toBeGreaterThan(0.5);
  });
});

describe('a country that events name without a town', () => {
  const outline = (name: string) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Polygon' as const, coordinates: [] },
  });

  it('is an area, under the name that events have, also where it has no outline; a town is a point', () => {
    const { spots } = gatherSpots([
      event('Türkiye', [39, 35]),
      event('Bahrain', [26, 50.5]),
      event('Ankara, Türkiye', [39.9, 32.9]),
    ]);
    const { areas, points } = separateAreas(spots, [outline('Turkey'), outline('Iran')]);
    expect(areas.map(({ spot, country }) => [spot.name, country?.properties.name ?? null])).toEqual([
      ['Bahrain', null],
      ['Türkiye', 'Turkey'],
    ]);
    expect(points.map(({ name }) => name)).toEqual(['Ankara, Türkiye']);
  });

  it('has a dashed border where it is contested, in either order', () => {
    expect([isContested('Israel', 'Syria'), isContested('Syria', 'Israel'), isContested('Iran', 'Iraq')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
