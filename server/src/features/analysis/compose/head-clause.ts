import type { EventFacts } from '../../../assessment/event-facts.ts';
import { frameOf } from '../../../language/frame.ts';
import { findMentions } from '../../../language/parties.ts';
import { read } from '../../../language/passage.ts';
import { findPlaces } from '../../../language/places.ts';
import { toWords } from '../../../language/text.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { verifyClaim } from '../claim-verifier.ts';
import { isNeutral } from '../neutral.ts';
import { isAlsoNoun, pastOf, pluralPastOf } from './past-tense.ts';

/**
 * The head clause of an event's title in the past tense: 'Qatar stops LNG output as drones hit' gives 'Qatar stopped LNG
 * output'. Null where it does not begin with its subject and a verb that is known, or is not what the event says.
 */
export function headClauseOf({ event }: EventFacts): string | null {
  return event.lang ? null : clauseIn(event.title, event);
}

/** The same by the title of another report that reports the same deed. */
export function otherHeadClauseOf({ event, frame }: EventFacts): string | null {
  const [deed] = frame.deeds;
  // Of what an administrator put right the reports still say what was wrong.
  if (event.lang || event.corrected || !deed) return null;
  for (const title of new Set(event.reports.map((report) => report.title))) {
    const clause = title !== event.title && deedOf(title) === deed ? clauseIn(title, event) : null;
    if (clause) return clause;
  }
  return null;
}

function clauseIn(title: string, event: EventRecord): string | null {
  const clause = toClause(title);
  const isFit = clause !== null && isNeutral(clause) && !colouring.test(clause);
  return isFit && verifyClaim(clause, [event]).supported ? clause : null;
}

/** What colours a headline and tells nothing. */
const colouring =
  /\b(?:desperate|controversial|huge|massive|intense|looming|dramatic|fiery|furious|bizarre|shock|wild|epic|chilling|terrifying|terrified|stark|defiant|sick|dire|brazen|crushing|crushingly|devastating|spectacular|bombshell)\b/i;

/** Words before the verb, and characters of the whole. */
const maxSubject = 6;
const maxLength = 150;
const minWords = 4;

function toClause(title: string): string | null {
  const [head = ''] = title.split(/;|\s[–—|-]\s|: |\s(?:as|amid|amidst|while|and then)\s/i);
  const words = head
    .trim()
    .replace(/[.,]+$/, '')
    .split(/\s+/);
  if (
    words.length < minWords ||
    head.length > maxLength ||
    /[?!…"“”‘]|(?:^|\s)'|'(?:\s|$)/.test(head) ||
    isTitleCase(words)
  )
    return null;
  const at = words.findIndex((_, index) => index > 0 && isVerb(words, index));
  const subject = joined(words.slice(0, at));
  if (
    at < 1 ||
    at > maxSubject ||
    !/^[\p{Lu}\d]/u.test(subject[0] ?? '') ||
    subject.some((word) => /[,:]$|^\p{Ll}+ed$/u.test(word) || unfit.test(word))
  )
    return null;
  // 'Strike kills' names an act, not who did it: an article makes it a sentence.
  const [first = ''] = subject;
  const opening = needsArticle.test(first)
    ? [/^[aeio]/i.test(first) ? 'An' : 'A', first.toLowerCase(), ...subject.slice(1)]
    : subject;
  const rest = endedAt(words.slice(at + 1));
  if (rest.length + subject.length < minWords - 1 || rest.length === 0 || rest.some((word) => asks.test(word)))
    return null;
  const verb = words[at] ?? '';
  return [...opening, pastOf(verb) ?? pluralPastOf(verb) ?? '', ...rest].join(' ');
}

function deedOf(title: string): string | undefined {
  return frameOf(read({ title, summary: '' })).deeds[0];
}

/** A verb that is known, and where it may also be a plural, as in 'strikes' and 'reports', one that follows a party by its name. */
function isVerb(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (pluralPastOf(word) !== null) return areSeveral(words.slice(0, at));
  if (pastOf(word) === null) return false;
  if (!isAlsoNoun(word)) return true;
  const before = toWords(words.slice(0, at).join(' '));
  const isParty = findMentions(before).some(({ to, role }) => to === before.length && !peoples.has(role));
  const isCountry = findPlaces(before).some(({ to, value }) => to === before.length && value.kind !== 'people');
  return (isParty || isCountry || acting.test(words[at - 1] ?? '')) && !after.test(words[at + 1] ?? '');
}

/** 'US and Iran', 'US, Israel', 'Iranian missiles': what stands before a verb in the plural. */
function areSeveral(subject: readonly string[]): boolean {
  const last = subject.at(-1) ?? '';
  if (several.test(last)) return true;
  const text = toWords(subject.join(' '));
  const parties = findMentions(text).filter(({ role }) => !peoples.has(role));
  const others = findPlaces(text).filter(({ value }) => value.kind === 'country');
  const isJoint = subject.includes('and') || subject.some((word) => word.endsWith(','));
  return isJoint && parties.length + others.length >= 2;
}

const several =
  /^(?:strikes|airstrikes|missiles|drones|rockets|raids|attacks|fragments|jets|warplanes|forces|troops|commandos|hackers|Guards|Houthis|leaders|ministers|officials|powers|talks|inspectors|prices|agencies|members|envoys)$/;

/** 'US, Israel' as 'US and Israel'. */
function joined(subject: readonly string[]): string[] {
  const comma = subject.findIndex((word) => word.endsWith(','));
  if (comma < 0 || subject.includes('and')) return [...subject];
  return [...subject.slice(0, comma), (subject[comma] ?? '').replace(/,$/, ''), 'and', ...subject.slice(comma + 1)];
}

const peoples = new Set(['people', 'kin']);
const acting =
  /^(?:army|military|forces|navy|government|parliament|board|council|minister|president|court|submarine|destroyer|ministry|judiciary|jets|warplanes|police|chief|agency)$/;
const after =
  /^(?:on|in|at|over|near|across|kill|hit|trigger|leave|have|are|were|will|could|continue|target|cause|damage|spark|show|put|raise)$/;

/** Up to a comma, unless what follows belongs to the same ('killing 50', 'Lebanon'); another verb begins another clause. */
function endedAt(rest: readonly string[]): readonly string[] {
  const isOther = (word: string | undefined) => word !== undefined && pastOf(word) !== null && !isAlsoNoun(word);
  const joint = rest.findIndex((word, index) => word === 'and' && pastOf(rest[index + 1] ?? '') !== null);
  if (joint > 0) return endedAt(rest.slice(0, joint));
  const end = rest.findIndex(
    (word, index) =>
      word.endsWith(',') && (!belonging.test(rest[index + 1] ?? '') || rest.slice(index + 1).some(isOther)),
  );
  const kept = end < 0 ? rest : rest.slice(0, end + 1);
  return kept.map((word, index) => (index === kept.length - 1 ? word.replace(/,$/, '') : word));
}

const belonging = /^(?:\p{Ll}+ing|\p{Lu}[\p{L}’'-]*)$/u;

/** A clause that begins with one of these has another subject, or is none. */
const unfit =
  /^(?:who|what|why|how|when|where|which|that|if|after|before|is|are|was|were|will|may|could|to|not|here|this|these|my|our|i)$/i;
const asks = /^(?:why|how|what|who)$/i;
const needsArticle = /^(?:Strike|Airstrike|Drone|Missile|Attack|Raid|Explosion|Projectile)$/;

/** 'Israel Halts Gas Exports': which of its words are names cannot be told. */
function isTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * long.length;
}
