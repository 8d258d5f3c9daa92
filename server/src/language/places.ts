import type { Place } from '@vigil/common/events';
import { allies, type Party } from './data/parties.ts';
import { bodySpellings, countries, places } from './data/places.ts';
import { createLexicon, findAll, type Hit } from './lexicon.ts';
import type { Words } from './text.ts';

export const spotKinds = ['town', 'country', 'region', 'people', 'body'] as const;

/** A place of the gazetteer. */
export interface Spot {
  /** As displayed: 'Isfahan, Iran', 'Strait of Hormuz'. */
  location: string;
  country: string;
  /** `people`: a country named by its people or leaders; `body`: a town named by an organisation that has its seat there. */
  kind: (typeof spotKinds)[number];
  place: Place;
}

/** The places that a text names, in order. */
export function findPlaces(words: Words): Hit<Spot>[] {
  return findAll(lexicon, words);
}

const byCountry = new Map<string, Omit<Spot, 'kind'>>(
  countries.map(([name, lat, lon]) => [name, { location: name, country: name, place: { lat, lon } }]),
);

/** The country that a party's army or leader stands for; an ally has none. */
export const homes: Record<Party, Spot | null> = {
  israel: homeland('Israel', 'people'),
  iran: homeland('Iran', 'people'),
  usa: homeland('United States', 'people'),
  ally: null,
};

const lexicon = createLexicon<Spot>([
  ...countries.flatMap(([name, , , names, people, rulers = []]) => [
    ...[name, ...names].map((phrase) => entry(phrase, homeland(name))),
    ...[...people, ...rulers].map((phrase) => entry(phrase, homeland(name, 'people'))),
  ]),
  ...allies.map(([name, country]) => entry(name, homeland(country, 'people'))),
  ...places.flatMap(([name, country, lat, lon, ...spellings]) => {
    const spot: Spot = {
      location: locationOf(name, country),
      country,
      kind: country ? 'town' : 'region',
      place: { lat, lon },
    };
    return [name, ...spellings].map((phrase) =>
      entry(phrase, bodySpellings.has(phrase) ? { ...spot, kind: 'body' } : spot),
    );
  }),
]);

/** Whether an organisation stands for the town of its seat: it does where it meets, and is no place elsewhere. */
export function isAtSeat(words: Words): boolean {
  return words.some((word) => meeting.test(word));
}

const meeting =
  /^(?:sessions?|meets?|meetings?|convenes?|summit|ministers|votes?|voted|adopts?|adopted|agrees?|agreed)$/;

/** The names of all places as events have them, in alphabetical order. */
export const gazetteer: string[] = [
  ...new Set([...countries.map(([name]) => name), ...places.map(([name, country]) => locationOf(name, country))]),
].sort((a, b) => a.localeCompare(b, 'en'));

/** The country of a location as events have it: 'Beirut, Lebanon' and 'Southern Lebanon' are of Lebanon, 'Red Sea' of itself. */
export function countryOf(location: string): string {
  return (location.split(', ').at(-1) ?? '').replace(directions, '');
}

const directions = /^(?:North|South|East|West|Central)(?:ern|west(?:ern)?|east(?:ern)?)? (?!Bank|Africa|Korea)/;

/** 'Haifa, Israel'; 'Western Iran' already contains its country. */
function locationOf(name: string, country: string): string {
  return country && !name.endsWith(` ${country}`) ? `${name}, ${country}` : name;
}

function homeland(name: string, kind: Spot['kind'] = 'country'): Spot {
  const country = byCountry.get(name);
  if (!country) throw new Error(`The gazetteer has no country ${name}`);
  return { ...country, kind };
}

function entry(name: string, spot: Spot): [string, Spot] {
  const phrase = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '');
  return [phrase.replaceAll('-', ' '), spot];
}
