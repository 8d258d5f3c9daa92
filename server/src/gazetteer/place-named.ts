import type { Place } from '@vigil/common/events';
import { findPlaces } from './find.ts';
import { countrySpots, placeSpots, type Spot } from './tables.ts';

/** A place of the gazetteer, as displayed. */
export interface NamedPlace {
  location: string;
  place: Place;
}

/**
 * The place that a user or a channel of alerts names, in any of the four languages and any case, or null. Of several places the
 * most exact one counts: the town in 'Iran, near Natanz'. 'Israel and Iran' is in neither country.
 */
export function placeNamed(written: string): NamedPlace | null {
  const spot = spotNamed(written);
  return spot && { location: spot.location, place: spot.place };
}

/** The same for a town or a site; null for a country, a region or a sea, whose size is not known. */
export function townNamed(written: string): NamedPlace | null {
  const spot = spotNamed(written);
  return spot && towns.includes(spot.kind) ? { location: spot.location, place: spot.place } : null;
}

function spotNamed(written: string): Spot | null {
  const known = cache.get(written);
  if (known !== undefined) return known;
  const found = search(written);
  if (cache.size >= maxCached) cache.clear();
  cache.set(written, found);
  return found;
}

function search(written: string): Spot | null {
  const own = byLocation.get(written.trim().toLowerCase());
  if (own) return own;
  const spots = findPlaces(written, true).map(({ spot }) => spot);
  const [spot, ...others] =
    ranks.map((kinds) => spots.filter(({ kind }) => kinds.includes(kind))).find((some) => some.length > 0) ?? [];
  const isAmbiguous = spot?.kind === 'country' && others.some(({ code }) => code !== spot.code);
  return isAmbiguous ? null : (spot ?? null);
}

const towns: readonly Spot['kind'][] = ['town', 'site', 'capital'];
const ranks: readonly (readonly Spot['kind'][])[] = [towns, ['region', 'sea'], ['country'], ['people'], ['seat']];
const maxCached = 5_000;
const cache = new Map<string, Spot | null>();

const spots: readonly Spot[] = [...countrySpots, ...placeSpots].filter(({ kind }) => kind !== 'none');

/** By what is displayed, and by its first part; a name that two places share is the first one's. */
const byLocation = new Map<string, Spot>(
  [...spots]
    .reverse()
    .flatMap((spot) => [spot.location, spot.location.split(', ')[0] ?? ''].map((name) => [name.toLowerCase(), spot])),
);

/** The names of all places as events have them, in alphabetical order. */
export const allLocations: string[] = [...new Set(spots.map(({ location }) => location))].sort((a, b) =>
  a.localeCompare(b, 'en'),
);
