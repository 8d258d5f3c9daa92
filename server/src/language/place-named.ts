import type { Place } from '@vigil/common/events';
import { spellings } from './data/spellings.ts';
import { findPlaces } from './places.ts';
import { toWords } from './text.ts';

/** A place of the gazetteer, as displayed. */
export interface NamedPlace {
  location: string;
  place: Place;
}

/**
 * The place that a user typed, or null. Of several places the most exact one counts: the town in 'Iran, near Natanz'.
 * 'Israel and Iran' is in neither country.
 */
export function placeNamed(written: string): NamedPlace | null {
  if (cache.has(written)) return cache.get(written) ?? null;
  const spots = findPlaces(toWords(toEnglish(written))).map(({ value }) => value);
  const exact = kinds.map((kind) => spots.filter((one) => one.kind === kind)).find((some) => some.length > 0) ?? [];
  const [spot, ...others] = exact;
  const isIntervening = spot?.kind === 'country' && others.some(({ country }) => country !== spot.country);
  const found = spot && !isIntervening ? { location: spot.location, place: spot.place } : null;
  if (cache.size >= maxCached) cache.clear();
  cache.set(written, found);
  return found;
}

/** Replaces known spellings by their English names; commas between places stay. */
function toEnglish(written: string): string {
  return plainOf(written).replace(wordsOrSpaces, (words) => english.get(words.trim().toLowerCase()) ?? words);
}

function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[-\u200c\s]+/g, ' ')
    .trim();
}

const wordsOrSpaces = /[\p{L} ]*\p{L}/gu;
const english = new Map(spellings.flatMap(([name, ...others]) => others.map((one) => [plainOf(one), name])));

const kinds = ['town', 'region', 'country', 'people', 'body'] as const;
const maxCached = 5_000;
const cache = new Map<string, NamedPlace | null>();
