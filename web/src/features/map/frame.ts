import type { Place } from '@vigil/common/events';

/** In degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Both countries whole, and those between them. */
const least: Box = { west: 30, south: 24, east: 64, north: 40 };
/** What lies outside is not of the region. */
const most: Box = { west: 26, south: 12, east: 66, north: 42 };
const grid = 4;

export function isWithin({ lat, lon }: Place, { west, south, east, north }: Box): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/**
 * The part of the world to show: always both countries, and the places of the region. It grows in steps of four
 * degrees, so that one more place seldom moves the map.
 */
export function frameOf(places: readonly Place[]): Box {
  const inside = places.filter((place) => isWithin(place, most));
  const down = (value: number) => Math.floor(value / grid) * grid;
  const up = (value: number) => Math.ceil(value / grid) * grid;
  return {
    west: Math.max(most.west, Math.min(least.west, ...inside.map(({ lon }) => down(lon - 1)))),
    south: Math.max(most.south, Math.min(least.south, ...inside.map(({ lat }) => down(lat - 1)))),
    east: Math.min(most.east, Math.max(least.east, ...inside.map(({ lon }) => up(lon + 1)))),
    north: Math.min(most.north, Math.max(least.north, ...inside.map(({ lat }) => up(lat + 1)))),
  };
}

/** Israel and its neighbours, which the inset draws larger. */
export const neighbours: Box = { west: 33.7, south: 29.3, east: 36.9, north: 34.2 };

/** Cities that are always named. */
export const namedCities = [
  { name: 'Tel Aviv', place: { lat: 32.08, lon: 34.78 } },
  { name: 'Jerusalem', place: { lat: 31.78, lon: 35.22 } },
  { name: 'Tehran', place: { lat: 35.69, lon: 51.39 } },
] as const;

/** The size of the inset on a sheet, and where the rest of the sheet begins: beside it, or above it on a narrow one. */
export function insetOf(width: number): { width: number; height: number; left: number; bottom: number } {
  return width >= 560
    ? { width: 150, height: 236, left: 158, bottom: 0 }
    : { width: 92, height: 140, left: 0, bottom: 120 };
}
