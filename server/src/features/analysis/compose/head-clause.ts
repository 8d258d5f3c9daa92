import type { EventFacts } from '../../../assessment/event-facts.ts';
import { isMentionOfAttack } from '../../../assessment/predicate.ts';
import { withoutDateline } from '../../../language/dateline.ts';
import { isNumberWord } from '../../../language/number-words.ts';
import { titleFrameOf } from '../../../language/title-passage.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { verifyClaim } from '../claim-verifier.ts';
import { isNeutral } from '../neutral.ts';
import { withArticles } from './articles.ts';
import { endedAt, endsOfClause } from './clause-ends.ts';
import { isVerb } from './headline-verbs.ts';
import { isAlsoNoun, isPast, pastOf, pluralPastOf } from './past-tense.ts';
import { reportedOf, reporting } from './reported.ts';

/**
 * The head clause of an event's title in the past tense: 'Qatar stops LNG output as drones hit' gives 'Qatar stopped LNG
 * output'. Null where it does not begin with its subject and a verb that is known, or is not what the event says.
 */
export function headClauseOf({ event, clause }: EventFacts): string | null {
  return event.lang ? null : clauseIn(clause, event);
}

/** The same by the title of another report that reports the same trigger. */
export function otherHeadClauseOf({ event, frame, kind }: EventFacts): string | null {
  const [trigger] = frame.triggers;
  // Of what an administrator put right the reports still say what was wrong.
  if (event.lang || event.corrected || !trigger) return null;
  for (const title of new Set(event.reports.map((report) => report.title))) {
    const isSame = title !== event.title && titleFrameOf(title).triggers[0] === trigger;
    // 'A party takes a hit in polls' is no strike.
    const isOfKind = isSame && !(kind === 'attack' && isMentionOfAttack(title));
    const clause = isOfKind ? clauseIn(title, event) : null;
    if (clause) return clause;
  }
  return null;
}

function clauseIn(title: string, event: EventRecord): string | null {
  if (judgedLaw.test(title)) return null;
  const clause = toClause(withoutDateline(title).replace(mediaTag, ''));
  const isFit = clause !== null && isNeutral(clause) && !colouring.test(clause);
  return isFit && verifyClaim(clause, [event]).supported ? clause : null;
}

/** 'Violates law, a body says': without who says it a judgement would stand as a fact. */
const judgedLaw = /\b(?:violat\w+|breach\w*)\b.*\blaws?\b.*,\s[^,]*\b(?:says?|said|finds?|rules?)$/i;
/** '(+VIDEO)' */
const mediaTag = /\s*\(\+?\s*(?:videos?|photos?|images?|watch)\)/i;

/** What colours a headline, or comments, and reports nothing. */
const colouring =
  /\b(?:outrage|startling|vile|tinderbox|powder keg|scrambling|treacherous|firebrand|backlash|fury|desperate|controversial|huge|massive|intense|looming|dramatic|fiery|furious|bizarre|shock|wild|epic|chilling|terrifying|terrified|stark|defiant|sick|dire|brazen|crushing|crushingly|devastating|spectacular|bombshell|staggering|chaos|genocidal|whiplash|foul-mouthed|heroic|savage|isolated|exposed|humiliat\w*|embarrass\w*|fate of|whin(?:es|ed)|raise[sd]? (?:new |fresh |more )?(?:questions?|fears?|concerns?|alarm|doubts?|hopes?)|spark(?:s|ed)? (?:fears?|concerns?|outrage|hopes?))\b/i;

/** Words before the verb, and characters of the whole. */
const maxSubject = 9;
const maxPlainSubject = 6;
/** 'Iranian attack on the port of Examplia': longer, since it says what was hit. */
const act = /^(?:attack|strike|raid|missile|drone)s?$/;
/** Nothing ends with one of these. */
const open = /^(?:for|to|in|on|of|at|by|with|from|over|against|into|near|and|or|the|an?)$/;
/** What a page shows, or when: who did it is not named. */
const noSubject =
  /^(?:(?:Moment|Video|Footage|Images?|Amid|Despite|After|Following|With|As|Any|Every|All)\b|(?:Army|Military|Forces|Police|Officials?|Ministry|King|Queen)$)/;
/** 'Intl.', 'gov.': a headline cuts words short. */
const shortened = /^\p{Ll}{2,5}\.$/u;
/** Words that a headline writes in capitals and that are no names. */
const shouted = /^(?:THOUSANDS|HUNDREDS|DOZENS|MILLIONS|ALL|NO|NOT|NEW|WAR|ATTACK|BREACHED)$/;
const maxLength = 150;
const minWords = 4;

/** '‘revenge’ missile attack': one word that a headline puts in quotation marks colours the noun after it. */
const scareQuoted =
  /(?<=\s)(?<!\b(?:of|as|for|with|by|in|on|to|from|over|is|was|are|be|calls|called|will|would|can|could|must|may|might|should|not|never|it|they|he|she) )[‘'“"]\p{L}+[’'”"]\s(?=\p{Ll})(?!(?:after|before|amid|as|in|on|over|to|for|at|by|with|from|of|and|or|but|if|while|when|until|following|despite|against|is|are|was|were)\b)/gu;
/** Days that are counted from that of the publication. */
const relativeDay = /^(?:yesterday|tomorrow)$/i;
/** The day of the event would stand beside it: 'on Friday on 4 March 2031'. */
const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** 'Calls a state ‘cancerous’': what it is called is the news. */
const naming =
  /\b(?:calls?|called|brand(?:s|ed)?|label(?:s|led)?|dub(?:s|bed)?|deem(?:s|ed)?|terms?|termed|describes?|described) (?:\S+ ){1,4}?[‘'“"]\p{L}/u;

function toClause(title: string): string | null {
  const [head = ''] = (naming.test(title) ? title : title.replace(scareQuoted, '')).split(endsOfClause(title));
  const words = head
    .trim()
    .replace(/[.,]+$/, '')
    .split(/\s+/)
    .map((word) => (shouted.test(word) ? word.toLowerCase() : word));
  if (
    words.length < minWords ||
    head.length > maxLength ||
    /[?!…"“”‘]|(?:^|\s)'|'(?:\s|$)/.test(head) ||
    isTitleCase(words)
  )
    return null;
  const suffered = sufferedIn(words);
  if (suffered) return suffered;
  const at = words.findIndex((_, index) => index > 0 && isVerb(words, index));
  const named = words.slice(0, at);
  // 'Ministers say an attack closes a door': the verb of the sentence is the plural before.
  if (
    named.at(-1)?.endsWith(',') ||
    named.at(-1) === 'and' ||
    named.some((word) => /^(?:say|claim|warn|report)$/.test(word))
  )
    return null;
  const subject = joined(named).map(possessive);
  if (isCompound(subject)) return null;
  if (
    at < 1 ||
    at > maxSubject ||
    !/^[\p{Lu}\d]/u.test(subject[0] ?? '') ||
    noSubject.test(subject.join(' ')) ||
    subject.some((word) => /[,:]$|^\p{Ll}+(?:ed|ing)$/u.test(word) || unfit.test(word))
  )
    return null;
  if (at > maxPlainSubject && !subject.some((word) => act.test(word))) return null;
  const verb = words[at] ?? '';
  const ended = withoutToday(endedAt(words.slice(at + 1)));
  // 'Says to halt strikes': who halts them is left out.
  if (/^(?:says?|said)$/.test(verb) && ended[0] === 'to') return null;
  // 'Strikes close to a reporter', and a breach of law, which is a judgement.
  if ((verb === 'close' && ended[0] === 'to') || (/^violate/.test(verb) && ended.some((word) => law.test(word))))
    return null;
  // 'Strikes said to kill six': the strikes are a noun.
  if (isAlsoNoun(verb) && /^(?:said|reported|believed|thought)$/.test(ended[0] ?? '')) return null;
  const rest = reporting.test(verb) ? reportedOf(withAuxiliary(ended)) : ended;
  if (!rest) return null;
  if (rest.some((word) => relativeDay.test(word)) || weekday.test(rest.at(-1) ?? '')) return null;
  if (open.test(rest.at(-1) ?? '') || isCutShort(rest) || words.some((word) => shortened.test(word))) return null;
  if (rest.length + subject.length < minWords - 1 || rest.length === 0 || rest.some((word) => asks.test(word)))
    return null;
  if (forecasts(verb, rest) || (/^(?:says?|claims?)$/.test(verb) && !rest.some(isFiniteVerb))) return null;
  if (/^(?:says?|claims?)$/.test(verb) && (lacksSubject(rest) || isAwaited(rest))) return null;
  const full = withArticles(subject, rest);
  return [...full.subject, pastOf(verb) ?? pluralPastOf(verb) ?? '', ...full.rest].join(' ');
}

/** 'A wave of heavy', before a comma: what is heavy is left out. */
function isCutShort(rest: readonly string[]): boolean {
  return quality.test(rest.at(-1) ?? '') && /^(?:of|an?|the)$/.test(rest.at(-2) ?? '');
}

const law = /^(?:laws?|charter|conventions?)$/i;
const quality = /^(?:new|fresh|heavy|massive|large|major|deadly|fierce|intense|powerful|precise|long-range|ballistic)$/;

/** 'Says a deal to be signed' leaves its verb out. */
function isAwaited(rest: readonly string[]): boolean {
  return (
    rest.some((word, at) => word === 'to' && rest[at + 1] === 'be') &&
    !rest.some((word) => finite.test(word) && word !== 'be')
  );
}

/** The day is given after the clause. */
function withoutToday(rest: readonly string[]): readonly string[] {
  return /^(?:today|tonight)$/i.test(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest;
}

/** 'Six soldiers killed in Iranian strike on base' as 'Six soldiers were killed in an Iranian strike on base'. */
function sufferedIn(words: readonly string[]): string | null {
  const at = words.findIndex((word) => /^(?:killed|wounded|injured)$/.test(word));
  const subject = words.slice(0, at);
  const [first = ''] = subject[0] === 'At' && subject[1] === 'least' ? subject.slice(2) : subject;
  const [preposition = '', ...others] = endedAt(words.slice(at + 1));
  if (at < 2 || at > 6 || !isAmount(first) || !/^(?:in|by)$/.test(preposition) || others.length === 0) return null;
  if (
    subject.some((word) => /[,:]$|^(?:in|on|at|for|to|from|as|who|and)$/.test(word) || finite.test(word)) ||
    others.some((word) => finite.test(word))
  )
    return null;
  const isOne = /^(?:1|one|an?)$/i.test(first);
  const isReported = /^(?:reported|reportedly)$/.test(subject.at(-1) ?? '');
  const { subject: who, rest } = withArticles(isReported ? subject.slice(0, -1) : subject, others);
  return [...who, isOne ? 'was' : 'were', ...(isReported ? ['reported'] : []), words[at], preposition, ...rest].join(
    ' ',
  );
}

/** 'said 1 soldier killed in a raid' as 'said 1 soldier was killed in a raid'. */
function withAuxiliary(rest: readonly string[]): readonly string[] {
  const at = rest.findIndex((word) => /^(?:killed|wounded|injured|arrested|detained)$/.test(word));
  const subject = rest.slice(0, at);
  const isPassive = at >= 2 && at <= 5 && isAmount(subject[0] ?? '') && afterPassive.test(rest[at + 1] ?? 'in');
  if (!isPassive) return rest;
  return [...subject, /^(?:1|one|a|an)$/i.test(subject[0] ?? '') ? 'was' : 'were', ...rest.slice(at)];
}

function isAmount(word: string): boolean {
  return /^an?$/i.test(word) || isNumberWord(word.toLowerCase());
}

const afterPassive = /^(?:in|by|on|at|near|during|over|from)$/;

/** 'Iran strikes', 'Israel-Iran war': by Iran or on Iran is not said. */
function isCompound([first = '', second = '']: readonly string[]): boolean {
  return bareState.test(first) && compound.test(second);
}

/** 'Iran media' as 'Iran's media'. */
function possessive(word: string, at: number, all: readonly string[]): string {
  const next = all[at + 1] ?? '';
  const people = at === 0 && person.test(next) ? peoples.get(word) : undefined;
  if (people) return people;
  const isOwner =
    at === 0 &&
    bareState.test(word) &&
    /^\p{Ll}/u.test(next) &&
    !next.endsWith('ly') &&
    !/^(?:and|or|of|in)$/.test(next);
  return isOwner && !compound.test(next) ? `${word}'s` : word;
}

/** 'Iran official' as 'Iranian official': a state has one president and many officials. */
const person = /^(?:officials?|diplomats?|lawmakers?|commanders?|negotiators?|envoys?|soldiers?)$/;
const peoples = new Map([
  ['Iran', 'Iranian'],
  ['Israel', 'Israeli'],
  ['Lebanon', 'Lebanese'],
  ['Iraq', 'Iraqi'],
  ['Syria', 'Syrian'],
  ['Yemen', 'Yemeni'],
  ['Kuwait', 'Kuwaiti'],
  ['Qatar', 'Qatari'],
  ['Bahrain', 'Bahraini'],
  ['Oman', 'Omani'],
]);

const bareState =
  /^(?:Iran|Israel|Lebanon|Gaza|Iraq|Syria|Yemen|Kuwait|Qatar|Bahrain|Oman|(?!(?:Pro|Anti|Non|Post|Pre)-)[A-Z]\p{Ll}+-[A-Z]\p{Ll}+)$/u;
const compound =
  /^(?:strikes?|airstrikes?|attacks?|raids?|retaliation|war|wars|conflict|deal|truce|ceasefire|tensions?|crisis|talks|escalation|fighting)$/;

/** 'Set for swings', 'set to rise': nothing was done. */
function forecasts(verb: string, [next = '']: readonly string[]): boolean {
  return /^sets?$/.test(verb) && /^(?:for|to)$/.test(next);
}

/** 'Leader says will not yield', 'Leader says approved the deal': who would or did is left out. */
function lacksSubject([next = '']: readonly string[]): boolean {
  return (
    /^(?:hit|struck|will|won['’]t|would|could|may|can|cannot|must|has|have|is|are|was|were|not)$/.test(next) ||
    /^\p{Ll}{3,}ed$/u.test(next)
  );
}

/** What is said must be a sentence: 'Army says at least 70 attacks' leaves its verb out. */
function isFiniteVerb(word: string): boolean {
  return (
    finite.test(word) || isPast(word) || /^\p{Ll}{3,}ed$/u.test(word) || (pastOf(word) !== null && !isAlsoNoun(word))
  );
}

const finite =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|could|should|must|may|might|does|did|do|won['’]t|isn['’]t|aren['’]t|includes?|sees|faces|remains?|needs?|wants?|knows?|shows?|means?)$/i;

/** 'US, Israel' as 'US and Israel'. */
function joined(subject: readonly string[]): string[] {
  const comma = subject.findIndex((word) => word.endsWith(','));
  if (comma < 0 || subject.includes('and')) return [...subject];
  return [...subject.slice(0, comma), (subject[comma] ?? '').replace(/,$/, ''), 'and', ...subject.slice(comma + 1)];
}

/** A clause that begins with one of these has another subject, or is none. */
const unfit =
  /^(?:who|what|why|how|when|where|which|that|if|after|before|is|are|was|were|will|won['’]t|may|could|can|cannot|can['’]t|would|should|must|doesn['’]t|didn['’]t|but|to|not|here|this|these|my|our|i)$/i;
const asks = /^(?:why|how|what|who)$/i;

/** 'Israel Halts Gas Exports': which of its words are names cannot be told. */
function isTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * long.length;
}
