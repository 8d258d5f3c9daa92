import type { EventType } from '@vigil/common/events';
import type { Act } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Hit } from '../../language/lexicon.ts';
import type { Passage } from '../../language/passage.ts';
import { homes, type Spot } from '../../language/places.ts';
import { type Words, wordSet } from '../../language/text.ts';
import type { Reading } from '../../reading/reading.ts';

/** The place that the event concerns; null when the text names none. */
export function placeOf({ title, lead, acts }: Reading, eventType: EventType): Spot | null {
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
  if (best && isOfGovernment(best, eventType)) return washington;
  return best && acts[0] && best.kind === 'people' ? struckInstead(best, acts[0], lead) : best;
}

/** 'Iranian attack kills one' happened with the other side, if the summary names it. */
function struckInstead(best: Spot, { actor, target }: Act, { mentions }: Passage): Spot {
  if (!actor || target || parties.get(best.country) !== actor) return best;
  const other = mentions.find(({ party }) => party !== actor && party !== 'ally' && party !== 'usa');
  return (other && homes[other.party]) ?? best;
}

/** What is in the title counts this much more. The points here and below are by trial on the labelled set. */
const titlePoints = 4;
const kindPoints = { town: 2, region: 1, country: 0, people: -2, body: -2 };

/** A town tells more than a country, 'in Iran' more than 'Iranian', the one struck more than the striker. */
function weigh({ from, to, value }: Hit<Spot>, { words }: Passage, acts: readonly Act[], eventType: EventType): number {
  const before = [words[from - 1] ?? '', words[from - 2] ?? ''];
  const after = words[to] ?? '';
  const isSaid = eventType === 'diplomatic' || eventType === 'economic';
  // Where a body meets is where its seat is.
  const kind = value.kind === 'body' && words.some((word) => meeting.test(word)) ? 'town' : value.kind;
  let points = kindPoints[kind];
  const isSet = before.some((word) => (isSaid ? venues : prepositions).has(word));
  if (isSet) points += value.kind === 'country' || value.kind === 'people' ? 2 : isSaid ? 5 : 4;
  if (before[0] === 'from' || before[1] === 'linked' || after === 'linked' || after === 'backed') points -= 3;
  if (isSaid) return points + (from < 2 && kind !== 'body' ? 4 : 0);
  if (speaking.has(after)) points -= 3;
  const [act] = acts;
  const party = parties.get(value.country);
  if (act && !party && !isSet && to <= act.from && (value.kind === 'country' || value.kind === 'people'))
    return points - 2;
  if (!act || !party) return points;
  const { at, by } = endsOf(act, words);
  if (value.kind === 'town') return points - (by === party && !isSet ? 4 : 0) + (at === party ? 3 : 0);
  // Forces of the United States are struck elsewhere.
  return points + (at === party && party !== 'usa' ? 3 : 0) - (by === party ? 4 : 0);
}

const meeting = /^(?:sessions?|meets?|meetings?|convenes?|summit|votes?|voted|adopts?|adopted)$/;
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
  if (kind === 'town' || kind === 'body') return false;
  return country === 'United States' && (eventType === 'diplomatic' || eventType === 'economic');
}

const washington: Spot = {
  location: 'Washington, United States',
  country: 'United States',
  kind: 'town',
  place: { lat: 38.9, lon: -77.04 },
};
