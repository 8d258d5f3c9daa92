import { type GeoProjection, geoPath } from 'd3-geo';
import { type CountedArea, nameOf } from './areas.ts';
import type { Atlas } from './atlas.ts';
import { namedCities } from './frame.ts';
import { sideOf } from './Land.tsx';
import type { Wanted } from './labels.ts';
import type { MapSpot } from './places.ts';
import type { Zoomed } from './use-zoom.ts';

/** A mark of a place on the sheet, in pixels. */
interface MapMark {
  spot: MapSpot;
  x: number;
  y: number;
  size: number;
}

/** What a label names. */
type NamedLabel = Wanted & { kind: 'city' | 'area' | 'place' | 'country'; spot?: MapSpot };

export interface Scene {
  atlas: Atlas;
  projection: GeoProjection;
  zoomed: Zoomed;
  size: { width: number; height: number };
  /** Countries are named only where they are large enough for it. */
  isNear: boolean;
}

/** Where a position is on the sheet; null outside of it. */
export function onSheet(
  { projection, zoomed, size }: Scene,
  lon: number,
  lat: number,
): { x: number; y: number } | null {
  const at = projection([lon, lat]);
  if (!at) return null;
  const [x, y] = [at[0] * zoomed.k + zoomed.x, at[1] * zoomed.k + zoomed.y];
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height ? { x, y } : null;
}

/** Marks grow with their events, up to a size that leaves their neighbours visible. */
export function marksOf(scene: Scene, spots: readonly MapSpot[], scale: number): MapMark[] {
  return spots.flatMap((spot) => {
    const at = onSheet(scene, spot.place.lon, spot.place.lat);
    const size = scale * Math.min(28, 6 + 2.6 * Math.sqrt(spot.eventIds.length));
    return at ? [{ spot, ...at, size }] : [];
  });
}

/** Everything that may be named, the most important first: the cities that always are, counted countries, places. */
export function namesOf(scene: Scene, marks: readonly MapMark[], areas: readonly CountedArea[]): NamedLabel[] {
  const countries = countryNames(scene, new Set(areas.map(({ spot }) => spot.name)));
  return [
    ...cityNames(scene, marks),
    ...areaNames(scene, areas),
    ...countries.filter(({ isNeeded }) => isNeeded),
    ...marks
      .filter(({ spot }) => !isNamedCity(spot))
      .map((mark): NamedLabel => ({ ...placeName(mark), kind: 'place' })),
    ...countries.filter(({ isNeeded }) => !isNeeded),
  ];
}

function cityNames(scene: Scene, marks: readonly MapMark[]): NamedLabel[] {
  return namedCities.flatMap(({ name, place }): NamedLabel[] => {
    const mark = marks.find(({ spot }) => shortName(spot.name) === name);
    const isWest = name === 'Tel Aviv';
    if (mark) return [{ ...placeName(mark), kind: 'place', isNeeded: true, isWest }];
    const at = onSheet(scene, place.lon, place.lat);
    return at ? [{ text: name, ...at, radius: 2, fontSize: 12, kind: 'city', isNeeded: true, isWest }] : [];
  });
}

function areaNames(scene: Scene, areas: readonly CountedArea[]): NamedLabel[] {
  return areas.flatMap(({ spot, country }): NamedLabel[] => {
    const own = country && areaOf(scene, country);
    const at = own ?? onSheet(scene, spot.place.lon, spot.place.lat);
    if (!at) return [];
    const text = `${spot.name} ${spot.eventIds.length}`;
    return [{ text, radius: 0, fontSize: 12.5, lead: 14, ...at, kind: 'area', isNeeded: true, spot }];
  });
}

function countryNames(scene: Scene, counted: ReadonlySet<string>): NamedLabel[] {
  const { atlas, isNear } = scene;
  if (!isNear) return [];
  return atlas.countries.flatMap((country): NamedLabel[] => {
    const text = nameOf(country);
    const own = counted.has(text) ? null : areaOf(scene, country);
    const isSide = sideOf(country) !== undefined;
    if (!own || (!isSide && own.area < 1600)) return [];
    // Both sides are always named: if a country is too small for its name, the name stands beside it.
    const { reach, area: _, ...at } = own;
    return [{ text, ...at, radius: 0, fontSize: 11.5, kind: 'country', isNeeded: isSide, ...(isSide && { reach }) }];
  });
}

/** The middle, half size and area of a country on the sheet; null outside of it. */
function areaOf({ projection, zoomed: { x, y, k }, size }: Scene, country: Atlas['countries'][number]) {
  const path = geoPath(projection);
  const [cx, cy] = path.centroid(country);
  const [[left, top], [right, bottom]] = path.bounds(country);
  const at = { x: cx * k + x, y: cy * k + y };
  if (!(at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height)) return null;
  const reach = [((right - left) / 2) * k, ((bottom - top) / 2) * k] as const;
  return { ...at, reach, area: path.area(country) * k * k };
}

function placeName({ spot, x, y, size }: MapMark): Wanted & { spot: MapSpot } {
  return { text: shortName(spot.name), x, y, radius: size / 2, fontSize: 12, spot };
}

function isNamedCity(spot: MapSpot): boolean {
  return namedCities.some(({ name }) => name === shortName(spot.name));
}

/** 'Isfahan, Iran' stands in Iran; the list has the name in full. */
function shortName(name: string): string {
  return name.split(',')[0] ?? name;
}
