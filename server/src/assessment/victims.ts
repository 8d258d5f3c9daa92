import { findMeanings } from '../language/meanings.ts';
import { passageOf } from '../language/title-passage.ts';
import { leaders } from './data/leaders.ts';
import { isKillingToCome, withoutSpeaker } from './predicate.ts';

/** Does a headline report the death of one who leads a state, its forces or its services? */
export function isLeaderKilled(title: string, words: readonly string[]): boolean {
  return (
    words.some((word, at) => killing.test(word) && words[at + 1] !== 'toll') &&
    !words.some((word, at) => alive.test(word) && !(word === 'after' && killing.test(words[at - 1] ?? ''))) &&
    !isRecalled.test(title) &&
    !isKillingToCome(title) &&
    victimsIn(title).some((person) => leaders.has(person))
  );
}

/** The persons in a headline, without its speaker. */
export function victimsIn(title: string): string[] {
  const { words, figures } = passageOf(withoutSpeaker(title).replace(/\bintel\b/gi, 'intelligence'));
  return findMeanings(words, figures).persons.map(({ value }) => value);
}

/** 'The killing of a leader ushered in a new time', 'carrying images of killed commanders': it is known. */
const isRecalled =
  /\b(?:images?|pictures?|photos?|portraits?|posters?|names?|memory) of (?:\S+ ){0,3}?(?:killed|slain|martyred|assassinated|dead)\b|\b(?:killing|death|assassination) of (?:\S+ ){1,6}?(?!confirm|announce|report)\p{Ll}+(?:ed|s) (?:in|off|to|a|an|the|new|how|what|why)\b/iu;

const killing = /^(?:kill(?:s|ed|ing)?|dead|dies|died|death|slain|assassinat\w+|eliminat\w+|martyr\w*)$/;
/** 'After' begins what came of a death, and in 'dead after strikes' what it came of. */
const alive =
  /^(?:alive|alternatives?|candidates?|buried|burial|anniversary|succe\w+|survive[sd]?|over|after|funeral|mourn\w*|vows?|avenge\w*|could|would|renews?|raises?|sparks?|prompts?|response|moment|questions?)$/;
