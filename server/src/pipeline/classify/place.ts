import type { EventType } from '@vigil/common/events';
import type { Act } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Hit } from '../../language/lexicon.ts';
import type { Passage } from '../../language/passage.ts';
import { homes, isAtSeat, type Spot } from '../../language/places.ts';
import { type Words, wordSet } from '../../language/text.ts';
import type { Reading } from '../../reading/reading.ts';

/** The location of the event; null if the text names none. */
export function placeOf({ title, lead, acts }: Reading, eventType: EventType): Spot | null {
  let best: Spot | null = null;
  let max = Number.NEGATIVE_INFINITY;
  for (const [passage, share] of [
    [title, titlePoints],
    [lead, 0],
  ] as const) {
    for (const hit of possiblePlaces(passage, acts)) {
      const points = share + pointsOf(hit, passage, acts, eventType);
      if (points <= max) continue;
      best = hit.value;
      max = points;
    }
  }
  if (best && isOfGovernment(best, eventType)) return washington;
  return best && acts[0] && best.kind === 'people' ? struckInstead(best, acts[0], lead) : best;
}

/** Where the event of a passage may be: the places that it names, then the countries of its armies and leaders. */
export function possiblePlaces({ words, places, mentions }: Passage, acts: readonly Act[]): Hit<Spot>[] {
  const isMeeting = isAtSeat(words);
  const homelands = mentions.flatMap(({ from, to, party, role }) => {
    const home = homes[party];
    return home && role !== 'place' && role !== 'capital' ? [{ from, to, value: home }] : [];
  });
  return [...places, ...homelands].filter(
    ({ value }) => (value.kind !== 'body' || isMeeting) && !isFarFromWar(value, acts),
  );
}

/** The United States strike and are struck abroad: by an armed act of theirs, or on their forces, only a town of theirs is a place. */
function isFarFromWar({ country, kind }: Spot, acts: readonly Act[]): boolean {
  if (country !== 'United States' || kind === 'town' || kind === 'body') return false;
  return acts.some(({ actor, target }) => actor === 'usa' || target === 'usa');
}

/** 'Iranian attack kills one' is located with the other side, if the summary names it. */
function struckInstead(best: Spot, { actor, target }: Act, { mentions }: Passage): Spot {
  if (!actor || target || parties.get(best.country) !== actor) return best;
  const other = mentions.find(({ party }) => party !== actor && party !== 'ally' && party !== 'usa');
  return (other && homes[other.party]) ?? best;
}

/** Bonus for places in the title. The points here and below were tuned on the labelled set. */
const titlePoints = 4;
const kindPoints = { town: 2, region: 1, country: 0, people: -2 };

/** A town counts more than a country, 'in Iran' more than 'Iranian', the target more than the attacker. */
function pointsOf(
  { from, to, value }: Hit<Spot>,
  { words }: Passage,
  acts: readonly Act[],
  eventType: EventType,
): number {
  const before = [words[from - 1] ?? '', words[from - 2] ?? ''];
  const after = words[to] ?? '';
  const isSaid = eventType === 'diplomatic' || eventType === 'economic';
  const kind = value.kind === 'body' ? 'town' : value.kind;
  let points = kindPoints[kind];
  const isSet = before.some((word) => (isSaid ? venues : prepositions).has(word));
  if (isSet) points += value.kind === 'country' || value.kind === 'people' ? 2 : isSaid ? 5 : 4;
  if (before[0] === 'from' || before[1] === 'linked' || after === 'linked' || after === 'backed') points -= 3;
  if (isSaid) return points + (from < 2 ? 4 : 0);
  if (speaking.has(after)) points -= 3;
  const [act] = acts;
  const party = parties.get(value.country);
  if (act && !party && !isSet && to <= act.from && (value.kind === 'country' || value.kind === 'people'))
    return points - 2;
  if (!act || !party) return points;
  const { at, by } = endsOf(act, words);
  if (value.kind === 'town') return points - (by === party && !isSet ? 4 : 0) + (at === party ? 3 : 0);
  // Forces of the United States are attacked abroad.
  return points + (at === party && party !== 'usa' ? 3 : 0) - (by === party ? 4 : 0);
}

const venues = wordSet('in at near');
const prepositions = wordSet(
  'in at near over on across inside outside off around against toward towards into of through hits strikes targets reach',
);
const speaking = wordSet('says said claims reports warns tells denies vows confirms condemns');

/** An attack is located with its target; what is shot down falls on the side that shoots. */
function endsOf({ from, actor, target }: Act, words: Words): { at: Party | null; by: Party | null } {
  return downing.test(words[from] ?? '') ? { at: actor, by: target } : { at: target, by: actor };
}

const downing = /^(?:down|shot|shoot|intercept)/;

const parties = new Map<string, Party>([
  ['Israel', 'israel'],
  ['Iran', 'iran'],
  ['United States', 'usa'],
]);

/** Statements and decisions of the United States are located in Washington. */
function isOfGovernment({ country, kind }: Spot, eventType: EventType): boolean {
  if (kind === 'town' || kind === 'body') return false;
  return country === 'United States' && (eventType === 'diplomatic' || eventType === 'economic');
}

const washington: Spot = {
  location: 'Washington, United States',
  country: 'United States',
  kind: 'town',
  place: { lat: 38.9, lon: -77.04 },
};
