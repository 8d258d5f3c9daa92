import { parties } from '@vigil/reader';
import { countrySpots } from './tables.ts';

/** A party to an act, as statements name it: a state by its ISO 3166 code, or an armed group or body of states. */
export type ActingParty = (typeof parties)[number];

/** The side of the confrontation that a party fights on. */
export type Camp = 'israeli' | 'iranian';

/** As displayed: 'United States', 'Hezbollah', 'European Union'. */
export function partyName(party: ActingParty): string {
  return names.get(party) ?? party;
}

/** As a sentence names it: 'the United States', 'an unknown party'. */
export function partyInText(party: ActingParty): string {
  const name = partyName(party);
  if (party === 'unknown') return 'an unknown party';
  if (party === 'other') return 'another party';
  return withArticle(name);
}

/** The camp that a party fights in; null for all others. The United States fight beside Israel, armed allies beside Iran. */
export function sideOf(party: ActingParty): Camp | null {
  return camps.get(party) ?? null;
}

/** 'the United States', 'the Strait of Hormuz', 'Haifa, Israel'. */
export function withArticle(name: string): string {
  return articled.test(name) ? `the ${name}` : name;
}

const articled =
  /^(?:United|European Union|Houthis|Palestinians|Gulf|Strait|.* (?:Gulf|Sea|Ocean|Canal|Heights|Valley|Bank)$|Sea of|Middle East|Negev|Galilee|Persian|North Field)/;

const camps = new Map<ActingParty, Camp>([
  ['il', 'israeli'],
  ['us', 'israeli'],
  ['ir', 'iranian'],
  ['hezbollah', 'iranian'],
  ['houthis', 'iranian'],
  ['hamas', 'iranian'],
  ['militias', 'iranian'],
]);

const bodies: readonly (readonly [ActingParty, string])[] = [
  ['hezbollah', 'Hezbollah'],
  ['houthis', 'Houthis'],
  ['hamas', 'Hamas'],
  ['militias', 'Iran-backed militias'],
  ['ps', 'Palestinians'],
  ['gulf', 'Gulf states'],
  ['eu', 'European Union'],
  ['un', 'United Nations'],
  ['nato', 'NATO'],
  ['other', 'Others'],
  ['unknown', 'Unknown'],
];

const states = new Map<string, string>(countrySpots.map(({ code, location }) => [code, location]));
const names = new Map<ActingParty, string>([
  ...parties.flatMap((party): [ActingParty, string][] => {
    const name = states.get(party);
    return name === undefined ? [] : [[party, name]];
  }),
  ...bodies,
]);
