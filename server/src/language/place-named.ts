import type { Place } from '@vigil/common/events';
import { spellings } from './data/spellings.ts';
import { findPlaces } from './places.ts';
import { toWords } from './text.ts';

/** A place of the gazetteer, as it is shown. */
export interface Found {
  location: string;
  place: Place;
}

/**
 * The place that a person has written, or null: of several the most exact one, in 'Iran, near Natanz' the town. 'Israel and
 * Iran' is in neither country.
 */
export function placeNamed(written: string): Found | null {
  if (met.has(written)) return met.get(written) ?? null;
  const spots = findPlaces(toWords(toEnglish(written))).map(({ value }) => value);
  const exact = kinds.map((kind) => spots.filter((one) => one.kind === kind)).find((some) => some.length > 0) ?? [];
  const [spot, ...others] = exact;
  const isBetween = spot?.kind === 'country' && others.some(({ country }) => country !== spot.country);
  const found = spot && !isBetween ? { location: spot.location, place: spot.place } : null;
  if (met.size >= mostKept) met.clear();
  met.set(written, found);
  return found;
}

/** Known spellings by their English names; between two of them commas stay. */
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
const mostKept = 5_000;
const met = new Map<string, Found | null>();
