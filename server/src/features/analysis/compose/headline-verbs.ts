import { findMentions } from '../../../language/parties.ts';
import { findPlaces } from '../../../language/places.ts';
import { toWords } from '../../../language/text.ts';
import { isAlsoNoun, pastOf, pluralPastOf } from './past-tense.ts';

/** A verb that is known, and where it may also be a plural, as in 'strikes' and 'reports', one that follows a party by its name. */
export function isVerb(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (nominal.test(words[at - 1] ?? '')) return false;
  if (pluralPastOf(word) !== null) return areSeveral(words.slice(0, at));
  if (pastOf(word) === null) return false;
  if (!isAlsoNoun(word)) return true;
  const before = toWords(words.slice(0, at).join(' '));
  const isParty = findMentions(before).some(({ to, role }) => to === before.length && !peoples.has(role));
  const isCountry = findPlaces(before).some(({ to, value }) => to === before.length && value.kind !== 'people');
  const next = words[at + 1] ?? '';
  if (word === 'fires' && next === 'at') return true;
  // 'The strikes jolted', 'Iran strikes trigger': the verb comes after the noun.
  if (after.test(next) || /ing$/.test(next) || pluralPastOf(next) !== null || /^\p{Ll}{3,}ed$/u.test(next))
    return false;
  return isParty || isCountry || acting.test(words[at - 1] ?? '');
}

/** 'US and Iran', 'US, Israel', 'Iranian missiles': what stands before a verb in the plural. */
function areSeveral(subject: readonly string[]): boolean {
  const last = subject.at(-1) ?? '';
  if (several.test(last)) return true;
  const text = toWords(subject.join(' '));
  const parties = findMentions(text).filter(({ role }) => !peoples.has(role));
  const others = findPlaces(text).filter(({ value }) => value.kind === 'country');
  const isJoint = subject.includes('and') || subject.some((word) => word.endsWith(','));
  const bodies = subject.filter((word) => /^\p{Lu}{2,4},?$/u.test(word) && !/^(?:US|UK|UAE)/.test(word));
  return isJoint && parties.length + others.length + bodies.length >= 2;
}

/** What stands after one of these is a noun: 'its collapse', 'no end'. */
const nominal = /^(?:its|his|her|their|the|a|an|no|of|for|quick|early)$/i;
const several =
  /^(?:[Ss]irens|strikes|airstrikes|missiles|drones|rockets|raids|attacks|fragments|jets|warplanes|forces|troops|commandos|hackers|Guards|Houthis|leaders|ministers|officials|powers|talks|inspectors|prices|agencies|members|envoys|countries|states|nations|lawmakers)$/;

const peoples = new Set(['people', 'kin']);
const acting =
  /^(?:army|military|forces|navy|government|parliament|board|council|minister|president|court|submarine|destroyer|ministry|judiciary|jets|warplanes|police|chief|agency|G7|G20|GCC|NATO|OPEC|IMF)$/;
const after =
  /^(?:on|in|at|over|near|across|kill|hit|trigger|leave|have|are|were|will|could|continue|likely|target|cause|damage|spark|show|put|raise)$/;
