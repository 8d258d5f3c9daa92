import type { Country } from './atlas.ts';
import type { MapSpot } from './places.ts';

/** Countries that the gazetteer and Natural Earth name differently, and those too small for the outlines of the world. */
const atlasNames: Readonly<Record<string, string>> = {
  Türkiye: 'Turkey',
  'United States': 'United States of America',
  Bahrain: 'Bahrain',
  Singapore: 'Singapore',
};
const gazetteerNames = Object.fromEntries(Object.entries(atlasNames).map(([ours, theirs]) => [theirs, ours]));

/** The name of a country as events have it. */
export function nameOf({ properties }: Country): string {
  return gazetteerNames[properties.name] ?? properties.name;
}

/** A country that events name without a town: an area with a count. `country` is null where no outline is drawn. */
export interface CountedArea {
  spot: MapSpot;
  country: Country | null;
}

/** Separates the places that are countries from those that are points. */
export function separateAreas(spots: readonly MapSpot[], countries: readonly Country[]) {
  const byName = new Map(countries.map((country) => [nameOf(country), country]));
  const areas: CountedArea[] = [];
  const points: MapSpot[] = [];
  for (const spot of spots) {
    const country = byName.get(spot.name) ?? null;
    if (country || spot.name in atlasNames) areas.push({ spot, country });
    else points.push(spot);
  }
  return { areas, points };
}
