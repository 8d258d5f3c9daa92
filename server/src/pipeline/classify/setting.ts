import { type Clause, clausesOf, isIn, isSubordinate } from '../../language/clauses.ts';
import type { Passage } from '../../language/passage.ts';

/** Whether the places are in the region, where only this war uses missiles and drones. Other conflicts are excluded. */
export function isInRegion({ places, topics }: Passage): boolean {
  const isThere = places.some(({ value }) => region.has(value.country || value.location));
  return isThere && !topics.some(({ value }) => value === 'elsewhere' || value === 'syria');
}

const region = new Set(
  'United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Saudi Arabia|Jordan|Iraq|Lebanon|Cyprus|British Indian Ocean Territory|Gulf of Oman|Persian Gulf|Red Sea|Gulf of Aden|Bab el-Mandeb|Gulf'.split(
    '|',
  ),
);

/** A Gulf state that only this confrontation attacks, and a word of attack: not 'Airstrikes in Yemen as UAE forces leave'. */
export function isGulfStateAttacked(title: Passage): boolean {
  const { words, places } = title;
  const isAttack = ({ from, to }: Clause) => words.slice(from, to).some((word) => armedWord.test(word));
  if (!isAttack({ from: 0, to: words.length }) || !isInRegion(title)) return false;
  const main = clausesOf(words).filter((clause) => !isSubordinate(words, clause));
  const named = main.some(isAttack) ? main.flatMap((clause) => isIn(clause, places)) : [];
  return (named.length > 0 ? named : places).some(isInGulfState);
}

function isInGulfState({ value }: Passage['places'][number]): boolean {
  return gulfStates.has(value.country);
}

const armedWord =
  /^(?:blasts?|explo\w+|attack\w*|struck|airstrikes?|bombed|bombing|intercept\w*|shot|downed|drones?|missiles?|ablaze|hit|defen[cs]es?|sirens?|bangs?|booms?)$/;
const gulfStates = new Set(['United Arab Emirates', 'Qatar', 'Kuwait', 'Bahrain']);

/** 'Missiles rain on central Israel'. */
export function isUnderMissiles({ words, mentions, topics }: Passage): boolean {
  if (mentions.length === 0) return false;
  return (
    words.some((word) => fromAir.test(word)) ||
    topics.some((hit) => hit.value === 'strike' && raid.test(words[hit.from] ?? ''))
  );
}

/** 'Fire in Haifa kills two' is an accident. */
export function isMishap(title: Passage): boolean {
  const [first, second = ''] = title.words;
  return first === 'fire' && /^(?:in|at)$/.test(second) && !isUnderMissiles(title);
}

/** The United States and militias, in any country. */
export function isOfMilitias({ words, mentions }: Passage): boolean {
  return mentions.some(({ party }) => party === 'usa') && words.some((word) => /^militias?$/.test(word));
}

const raid = /^(?:attack|strike|raid|bomb)/;

export const fromAir = /^(?:missiles?|airstrikes?|bombs)$/;
