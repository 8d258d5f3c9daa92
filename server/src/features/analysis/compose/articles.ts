import { findPlaces } from '../../../language/places.ts';
import { toWords } from '../../../language/text.ts';

/** A headline leaves articles out: 'launched attack' is 'launched an attack', 'Iran and IAEA' is 'Iran and the IAEA'. */
export function withArticles(
  subject: readonly string[],
  rest: readonly string[],
): { subject: string[]; rest: string[] } {
  return {
    subject: capitalised(withNames(withSubjectArticle(acronyms(subject)))),
    rest: withNames(withObjectArticle(acronyms(rest))),
  };
}

/** 'in Strait of Hormuz' as 'in the Strait of Hormuz'. */
function withNames(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const isOpen = at === 0 || !determiner.test(words[at - 1] ?? '');
    const name = articled.exec(words.slice(at, at + 3).join(' '))?.[0] ?? '';
    const next = words[at + Math.max(1, name.split(' ').length)] ?? 'in';
    // 'Strait of Hormuz help': the article would be that of the help.
    const isWhole = name !== '' && (at === 0 || !/^\p{Ll}/u.test(next) || following.test(next));
    const isPact = betweenTwo.test(word) && pact.test(next);
    return isOpen && (isWhole || isPact) ? ['the', word] : [word];
  });
}

/** 'welcomed US-Iran agreement' as 'welcomed the US-Iran agreement'. */
const betweenTwo = /^\p{Lu}\p{L}*-\p{Lu}\p{L}+$/u;
const pact = /^(?:agreement|deal|pact|accord|memorandum|MoU|truce|ceasefire)$/;

/** What comes after a name that is no part of another one. */
const following =
  /^(?:and|or|in|on|at|to|for|with|over|by|of|from|against|near|during|until|since|without|that|is|are|was|were|will|must|would|could|can|has|had|remains?|remained|closed|shut|open)$/;

/** Names that are said with an article. */
const articled =
  /^(?:Strait of Hormuz|(?:Hormuz Strait|Red Sea|White House|Middle East|Persian Gulf|West Bank|Golan Heights|Suez Canal|Arabian Sea|US Treasury|US Navy|US Congress|State Department|US embassy|US Embassy|Revolutionary Guards|United Nations)\b(?!['’-])|(?:Pentagon|Kremlin|Vatican)\b(?!['’-]))/;

/** Nouns of which there are many; one of them alone needs an article. */
const countNoun =
  /^(?:air ?strike|adviser|agreement|aircraft|airstrike|ambassador|app|attack|ban|base|blockade|call|campaign|ceasefire|city|commander|court|deadline|deal|delegation|depot|destroyer|diplomat|drone|envoy|framework|general|helicopter|hospital|incursion|invasion|jet|judge|lawmaker|leader|meeting|minister|missile|negotiator|offensive|offer|officer|official|operation|pact|plan|port|projectile|proposal|protest|raid|refinery|report|resolution|resort|response|school|ship|site|soldier|spokesman|spokesperson|statement|strike|submarine|summit|synagogue|system|tanker|threat|town|truce|vessel|village|vote|warning|warship|wave)$/;
/** Nouns of which there is one: 'the Israeli army'. */
const onlyNoun =
  /^(?:army|military|navy|government|parliament|judiciary|cabinet|board|president|premier|foreign ministry)$/;
const determiner =
  /^(?:a|an|the|its|their|his|her|this|that|these|those|no|any|all|some|each|every|more|most|another|both|one|two|three|\d.*|\p{L}+['’]s?)$/iu;
/** What may stand between an article and its noun. */
const modifier =
  /^(?:[a-z]+-[\p{L}-]+|new|joint|large|major|limited|air|ground|naval|drone|missile|cyber|ballistic|cruise|fighter|military|nuclear|two|direct|deputy|foreign|defen[cs]e|prime|senior|top|oil|gas|fuel|LNG|UN|US|EU|UAE|UK|prayer|preemptive|key|peace|diplomatic|first|second|third|fourth|latest|largest|last|final|surprise|\p{Lu}\p{Ll}+(?:i|n|ish|ese|an)|and)$/u;
/** Of a place that is named there is one. */
const only = /^(?:port|city|town|village|blockade|site|base|refinery|parliament|president|leader|premier)$/;
const ordinal = /^(?:first|second|third|fourth|fifth|latest|largest|last|final)$/;
const acronym = /^(?:US|UN|EU|UK|UAE|IAEA|IDF|OPEC|G7)$/;
const partitive = /^(?:and|or|in|on|at|near|to|for|with|over|by|of|from|against|,)$/;
/** Of these, the acronym is said without an article. */
const bare = /^(?:OPEC)$/;

/** 'Guards adviser' as 'A Guards adviser', 'Israeli army' as 'The Israeli army'. */
function withSubjectArticle(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && partitive.test(word));
  const head = words.slice(0, end < 0 ? words.length : end);
  const noun = head.at(-1) ?? '';
  const [first = ''] = head;
  if (/^Death toll\b/.test(words.join(' '))) return ['The', 'death', ...words.slice(1)];
  if (determiner.test(first) || (end > 0 && words[end] === 'and')) return words;
  const opening =
    head.length > 1 && !isPlaceName(first) && !/^\p{Lu}{2,}$|^\p{Lu}\p{Ll}+(?:i|n|ish|ese|an)$|^Guards$/u.test(first)
      ? first.toLowerCase()
      : first;
  if (onlyNoun.test(noun) && head.length > 1) return ['The', first, ...words.slice(1)];
  if (!countNoun.test(noun.toLowerCase()) || (head.length > 1 && !isModified(head))) return words;
  return [articleFor(head), head.length === 1 ? first.toLowerCase() : opening, ...words.slice(1)];
}

/** 'Iran report uranium': what the country does, not a report of it. */
function isCountry(word: string): boolean {
  return findPlaces(toWords(word)).some(({ value }) => value.kind === 'country');
}

function isPlaceName(word: string): boolean {
  return findPlaces(toWords(word)).length > 0;
}

function isModified(head: readonly string[]): boolean {
  return head.slice(0, -1).every((word, at) => modifier.test(word) || (at === 0 && /^\p{Lu}/u.test(word)));
}

/** 'attack on Iran' as 'an attack on Iran', 'first direct attack' as 'the first direct attack'. */
function withObjectArticle(words: readonly string[]): string[] {
  // 'agreed to ceasefire'
  const [first = '', ...others] = words;
  if (/^(?:to|on)$/.test(first) && /^(?:ceasefire|truce|deal)$/.test(others[0] ?? '')) return [first, 'a', ...others];
  // 'Shot down drone'
  if (/^(?:down|up|off|out)$/.test(first) && others.length > 0) return [first, ...withObjectArticle(others)];
  const at = words.findIndex((word) => countNoun.test(word.replace(/,$/, '')));
  const head = words.slice(0, at + 1);
  const next = words[at + 1] ?? '';
  // 'Ended ceasefire talks': the article would be that of the talks.
  const isName =
    /^\p{Lu}/u.test(next) ||
    /^(?:talks|negotiations|violations|terms|efforts|hopes|tolls?|attacks|strikes|raids)$/.test(next);
  const fits =
    at >= 0 &&
    !isName &&
    head.slice(0, -1).every((word) => modifier.test(word) && !/^\d/.test(word) && !isCountry(word));
  if (!fits || head.includes('two')) return [...words];
  // A town has one port: 'port of Examplia' is 'the port of Examplia'.
  const isOnly = only.test(head.at(-1) ?? '') && words[at + 1] === 'of' && /^\p{Lu}/u.test(words[at + 2] ?? '');
  return [isOnly ? 'the' : articleFor(head).toLowerCase(), ...words];
}

function articleFor([first = '']: readonly string[]): 'A' | 'An' | 'The' {
  if (ordinal.test(first)) return 'The';
  if (/^(?:UN|US|UK|EU|UAE)/.test(first)) return 'A';
  return /^(?:[aeio]|u(?!n[i]|s))|^(?:IDF|IAEA|LNG)/i.test(first) ? 'An' : 'A';
}

/** 'US' where it is the state itself, not what belongs to it. */
function acronyms(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isNoun =
      acronym.test(word.replace(/,$/, '')) && (next === undefined || partitive.test(next) || word.endsWith(','));
    const isNumbered = acronym.test(word) && /^\d+(?:st|nd|rd|th)$/.test(next ?? '');
    const isOpen = at === 0 || !determiner.test(words[at - 1] ?? '');
    return (isNoun || isNumbered) && isOpen && !bare.test(word) ? ['the', word] : [word];
  });
}

function capitalised([first = '', ...others]: readonly string[]): string[] {
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others];
}
