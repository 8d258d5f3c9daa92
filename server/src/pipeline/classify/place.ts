import type { EventType, Place } from '@vigil/common/events';
import type { Act } from './acts.ts';
import { allies, type Party } from './data/parties.ts';
import { countries, places } from './data/places.ts';
import { createLexicon, findAll, type Hit } from './lexicon.ts';
import type { Passage, Reading } from './passage.ts';
import { type Words, wordSet } from './text.ts';

/** A place of the gazetteer. */
export interface Spot {
  /** As shown: 'Isfahan, Iran', 'Strait of Hormuz'. */
  location: string;
  country: string;
  /** `people`: named only by its people or its leaders. */
  kind: 'town' | 'country' | 'region' | 'people';
  place: Place;
}

/** The places that a text names, in order. */
export function findPlaces(words: Words): Hit<Spot>[] {
  return findAll(lexicon, words);
}

/** The place that the event concerns; null when the text names none. */
export function placeOf({ title, lead }: Reading, acts: Act[], eventType: EventType): Spot | null {
  let best: Spot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [passage, share] of [
    [title, titlePoints],
    [lead, 0],
  ] as const) {
    for (const hit of [...passage.places, ...homesIn(passage)]) {
      const points = share + weigh(hit, passage, acts, eventType);
      if (points <= most) continue;
      best = hit.value;
      most = points;
    }
  }
  return best && isOfGovernment(best, eventType) ? washington : best;
}

/** What is in the title counts this much more. The points here and below are by trial on the labelled set. */
const titlePoints = 4;
const kindPoints = { town: 2, region: 1, country: 0, people: -2 };

/** A town tells more than a country, 'in Iran' more than 'Iranian', the one struck more than the striker. */
function weigh({ from, to, value }: Hit<Spot>, { words }: Passage, acts: Act[], eventType: EventType): number {
  const before = [words[from - 1] ?? '', words[from - 2] ?? ''];
  const after = words[to] ?? '';
  const isSaid = eventType === 'diplomatic' || eventType === 'economic';
  let points = kindPoints[value.kind];
  if (before.some((word) => (isSaid ? venues : prepositions).has(word)))
    points += value.kind === 'country' || value.kind === 'people' ? 2 : 4;
  if (before[0] === 'from' || before[1] === 'linked' || after === 'linked' || after === 'backed') points -= 3;
  if (isSaid) return points + (from < 2 ? 4 : 0);
  if (speaking.has(after)) points -= 3;
  const [act] = acts;
  const party = parties.get(value.country);
  if (!act || !party) return points;
  const { at, by } = endsOf(act, words);
  return points + (at === party ? 3 : 0) - (by === party ? 4 : 0);
}

const venues = wordSet('in at near');
const prepositions = wordSet(
  'in at near over on across inside outside off around against toward towards into of through hits strikes targets reach',
);
const speaking = wordSet('says said claims reports warns tells denies vows confirms condemns');

/** An act takes place with the one struck; what is shot down falls on the one who shoots. */
function endsOf({ from, actor, target }: Act, words: Words): { at: Party | null; by: Party | null } {
  return downing.test(words[from] ?? '') ? { at: actor, by: target } : { at: target, by: actor };
}

const downing = /^(?:down|shot|shoot|intercept)/;

const parties = new Map<string, Party>([
  ['Israel', 'israel'],
  ['Iran', 'iran'],
  ['United States', 'usa'],
]);

/** An army or a leader stands for a country that is not named. */
function homesIn({ mentions }: Passage): Hit<Spot>[] {
  return mentions.flatMap(({ from, to, party, role }) => {
    const home = homes[party];
    return home && role !== 'place' && role !== 'capital' ? [{ from, to, value: home }] : [];
  });
}

/** What the United States says or decides is said in Washington. */
function isOfGovernment({ country, kind }: Spot, eventType: EventType): boolean {
  return country === 'United States' && kind !== 'town' && (eventType === 'diplomatic' || eventType === 'economic');
}

const washington: Spot = {
  location: 'Washington, United States',
  country: 'United States',
  kind: 'town',
  place: { lat: 38.9, lon: -77.04 },
};

const byCountry = new Map<string, Omit<Spot, 'kind'>>(
  countries.map(([name, lat, lon]) => [name, { location: name, country: name, place: { lat, lon } }]),
);
const homes: Record<Party, Spot | null> = {
  israel: homeland('Israel', 'people'),
  iran: homeland('Iran', 'people'),
  usa: homeland('United States', 'people'),
  ally: null,
};
const lexicon = createLexicon<Spot>([
  ...countries.flatMap(([name, , , names, people]) => [
    ...[name, ...names].map((phrase) => entry(phrase, homeland(name))),
    ...people.map((phrase) => entry(phrase, homeland(name, 'people'))),
  ]),
  ...allies.map(([name, country]) => entry(name, homeland(country, 'people'))),
  ...places.flatMap(([name, country, lat, lon, ...spellings]) => {
    const location = country && !name.endsWith(` ${country}`) ? `${name}, ${country}` : name;
    const spot: Spot = { location, country, kind: country ? 'town' : 'region', place: { lat, lon } };
    return [name, ...spellings].map((phrase) => entry(phrase, spot));
  }),
]);

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
