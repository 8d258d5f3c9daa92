import type { EventType } from '@vigil/common/events';
import { countryOf, findPlaces } from '../language/places.ts';
import { passageOf } from '../language/title-passage.ts';

/** Where a report reports on an event, in its order. */
export const theatres = [
  'iran',
  'israel',
  'gulf',
  'lebanon',
  'west-bank-gaza',
  'iraq-syria',
  'yemen',
  'diplomacy',
  'nuclear',
  'economy',
  'people',
  'elsewhere',
] as const;
export type Theatre = (typeof theatres)[number];

/** The theatres as a sentence names them. */
export const theatreNames: Record<Theatre, string> = {
  iran: 'Iran',
  israel: 'Israel',
  gulf: 'Gulf and Hormuz',
  lebanon: 'Lebanon',
  'west-bank-gaza': 'West Bank and Gaza',
  'iraq-syria': 'Iraq, Syria and Jordan',
  yemen: 'Yemen and the Red Sea',
  diplomacy: 'Diplomacy',
  nuclear: 'Nuclear file',
  economy: 'Economy',
  people: 'People',
  elsewhere: 'Elsewhere',
};

interface Placed {
  eventType: EventType;
  location: string;
  /** An attack belongs to the place that it hits, for every subject. */
  isArmed: boolean;
  /** It reports on enrichment, inspectors or nuclear sites. */
  isNuclear: boolean;
  /** The head clause of the title. */
  head?: string;
  /** Countries whose own forces attacked: what they struck is not there, and the place was misread. */
  attackers?: readonly string[];
}

/** Armed acts and what services do stand under their place, everything else under its subject. */
export function theatreOf({ eventType, location, isArmed, isNuclear, head = '', attackers = [] }: Placed): Theatre {
  if (isArmed) return placeOfAct(location, head, attackers);
  if (isNuclear) return 'nuclear';
  if (eventType === 'diplomatic') return 'diplomacy';
  if (eventType === 'economic') return 'economy';
  if (eventType === 'humanitarian') return 'people';
  return eventType === 'military' ? placeOfAct(location, head, []) : placeOf(location);
}

/** Where a location is no country of the region, or that of the attacker, the country that the title names with 'in' or 'on' counts. */
function placeOfAct(location: string, head: string, attackers: readonly string[]): Theatre {
  // A part of a country, 'Southern Lebanon', gives way to the country that the title names.
  const country = location.split(', ').at(-1) ?? '';
  const isOwn = attackers.includes(location);
  if (byCountry.has(country) && !isOwn) return placeOf(location);
  const named = countryNamed(head);
  if (named && !attackers.includes(named)) return placeOf(named);
  return isOwn ? 'elsewhere' : placeOf(location);
}

function placeOf(location: string): Theatre {
  const known = byCountry.get(countryOf(location));
  if (known) return known;
  return regions.find(([words]) => words.test(location))?.[1] ?? 'elsewhere';
}

const byCountry = new Map<string, Theatre>([
  ['Iran', 'iran'],
  ['Israel', 'israel'],
  ['West Bank', 'west-bank-gaza'],
  ['Gaza', 'west-bank-gaza'],
  ...['Bahrain', 'Kuwait', 'Oman', 'Qatar', 'Saudi Arabia', 'United Arab Emirates'].map((name): [string, Theatre] => [
    name,
    'gulf',
  ]),
  ['Lebanon', 'lebanon'],
  ['Iraq', 'iraq-syria'],
  ['Syria', 'iraq-syria'],
  ['Jordan', 'iraq-syria'],
  ['Yemen', 'yemen'],
]);

/** The country of the region in which, or on which, a title says that something was done. */
function countryNamed(head: string): string | null {
  const { words } = passageOf(head);
  const named = findPlaces(words).find(
    ({ from, value }) =>
      byCountry.has(value.country) && value.kind !== 'people' && preposition.test(words[from - 1] ?? ''),
  );
  return named?.value.country ?? null;
}

const preposition = /^(?:in|inside|across|into|on|near|at)$/;

const regions: readonly [RegExp, Theatre][] = [
  [/Red Sea|Bab el|Gulf of Aden|Yemen/, 'yemen'],
  [/Hormuz|Gulf|Arabian Sea/, 'gulf'],
  [/Lebanon/, 'lebanon'],
  [/West Bank|Gaza/, 'west-bank-gaza'],
  [/Golan|Israel/, 'israel'],
  [/Iraq|Syria|Kurdistan/, 'iraq-syria'],
  [/Iran/, 'iran'],
];
