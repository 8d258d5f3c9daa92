import type { Place } from '@vigil/common/events';
import { findPlaces } from './places.ts';
import { toWords } from './text.ts';

/** A place of the gazetteer, as it is shown. */
export interface Found {
  location: string;
  place: Place;
}

/** The place that a person has written, or null: of several the most exact one, in 'Iran, near Natanz' the town. */
export function placeNamed(written: string): Found | null {
  if (met.has(written)) return met.get(written) ?? null;
  const plain = written.normalize('NFD').replace(/\p{Mn}+/gu, '');
  const spots = findPlaces(toWords(plain)).map(({ value }) => value);
  const spot = kinds.map((kind) => spots.find((one) => one.kind === kind)).find((one) => one !== undefined);
  const found = spot ? { location: spot.location, place: spot.place } : null;
  if (met.size >= mostKept) met.clear();
  met.set(written, found);
  return found;
}

const kinds = ['town', 'region', 'country', 'people'] as const;
const mostKept = 5_000;
const met = new Map<string, Found | null>();
