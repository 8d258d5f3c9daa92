import type { Passage } from '../../language/passage.ts';

/** Missiles and drones come down there in this war alone; with a third state among the actors it may be another. */
export function isInRegion({ places, topics }: Passage): boolean {
  const isThere = places.some(({ value }) => shores.has(value.country || value.location));
  return isThere && !topics.some(({ value }) => value === 'elsewhere' || value === 'syria');
}

const shores = new Set(
  'United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Saudi Arabia|Jordan|Iraq|Lebanon|Cyprus|British Indian Ocean Territory|Gulf of Oman|Persian Gulf|Red Sea|Gulf of Aden|Bab el-Mandeb|Gulf'.split(
    '|',
  ),
);

/** A state of the Gulf that nobody else strikes, and a word of arms. */
export function isQuietStruck(title: Passage): boolean {
  if (!title.words.some((word) => armedWord.test(word))) return false;
  return isInRegion(title) && title.places.some(({ value }) => quiet.has(value.country));
}

const armedWord =
  /^(?:blasts?|explo\w+|attack\w*|struck|airstrikes?|bombed|bombing|intercept\w*|shot|downed|drones?|missiles?|ablaze|hit|defen[cs]es?|sirens?|bangs?|booms?)$/;
const quiet = new Set(['United Arab Emirates', 'Qatar', 'Kuwait', 'Bahrain']);

/** 'Missiles rain on central Israel'. */
export function isUnderMissiles({ words, mentions, topics }: Passage): boolean {
  if (mentions.length === 0) return false;
  return (
    words.some((word) => fromAir.test(word)) ||
    topics.some((hit) => hit.value === 'strike' && raid.test(words[hit.from] ?? ''))
  );
}

/** 'Fire in Haifa kills two': nobody lit it. */
export function isMishap(title: Passage): boolean {
  const [first, second = ''] = title.words;
  return first === 'fire' && /^(?:in|at)$/.test(second) && !isUnderMissiles(title);
}

/** The United States and militias, in whichever land. */
export function isOfMilitias({ words, mentions }: Passage): boolean {
  return mentions.some(({ party }) => party === 'usa') && words.some((word) => /^militias?$/.test(word));
}

const raid = /^(?:attack|strike|raid|bomb)/;

const fromAir = /^(?:missiles?|airstrikes?|bombs)$/;
