import { wordSet } from '../../language/text.ts';
import type { NumberFound } from './numbers.ts';
import type { FigureToken } from './tokens.ts';

const unreal = wordSet(
  'could would may might can should if plan plans planned planning plot plots plotted plotting vow vows vowed threaten threatens threatened ready capable able prepares prepared preparing wants hopes hypothetical simulated drill exercise anniversary commemorates marks movie film sentenced',
);

/** Told as possible, planned or threatened: shortly before it in its clause stands such a word, or 'to kill'. */
export function isUnreal(tokens: readonly FigureToken[], { from }: NumberFound): boolean {
  let start = from;
  while (start > 0 && from - start < 9 && !tokens[start - 1]?.isMark) start--;
  const before = tokens.slice(start, from).map(({ word }) => word);
  if (before.some((word) => unreal.has(word))) return true;
  return /\bto (?:kill|injure|wound|launch|fire|intercept|arrest|capture|detain|displace)(?: \w+)?$/.test(
    before.join(' '),
  );
}

const otherTimes =
  /\bsince (?:(?:the )?(?:start|beginning|outbreak|war|conflict|fighting|october|oct|june|february|march|last|\d{4})|\w+ \d{1,2}\b|hostilities|then)|\b(?:in|during|of) (?:19|20)\d\d\b|\b(?:so far )?this year\b|\b(?:last|previous|past) (?:week|month|year|summer|autumn|winter|spring|war|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:years?|months?|weeks?|decades?) (?:ago|earlier|before)\b|\b(?:overall|cumulative|in total|in all|altogether|total (?:death )?toll|total number|to date)\b|\btotal (?:to|of dead|at)\b|\bthe total\b|\b(?:12|twelve)-day (?:war|conflict)\b|\b(?:during|in|over|throughout) (?:the|that|this) (?:\w+ ){0,2}(?:war|conflict)\b|\bover the (?:past|last)\b|\banniversary\b/;

const closing = /^[,;:()]$|^[-–—]+$|^(?:bringing|raising|taking|after|which)$/;

/** Of an introduction before a comma, in words. */
const maxOpening = 5;

/**
 * Of other events too, or of another one: the clause names a span of time, a year gone by, or a total. Of a number
 * 'that have been killed' the whole sentence is asked.
 */
export function isOfOtherTimes(tokens: readonly FigureToken[], { from, to }: NumberFound): boolean {
  const words = tokens.map(({ word }) => word);
  if (/\b(?:have|has|had) been\b/.test(words.slice(to, to + 6).join(' ')) && otherTimes.test(words.join(' ')))
    return true;
  let [start, end] = [from, to];
  while (start > 0 && !closing.test(words[start - 1] ?? '')) start--;
  if (start > 0 && /^(?:bringing|raising|taking)$/.test(words[start - 1] ?? '')) start--;
  while (end < words.length && !closing.test(words[end] ?? '')) end++;
  // 'In 2024, twelve were killed.'
  const opening = start > 0 && start <= maxOpening ? words.slice(0, start) : [];
  const clause = [...opening, ...words.slice(start, end)].join(' ').replace(/\ba total of\b/g, '');
  return otherTimes.test(clause);
}

const armed = /\b(?:attacks?|strikes?|airstrikes?|raids?|bomb\w*|shelling|offensive|war|conflict|toll)\b/;
const ofWar =
  /\b(?:in|of) (?:\S+ ){0,3}?(?:war|conflict)\b|\boperation \w|\b(?:war|conflict|fighting) (?:\S+ ){0,8}?(?:has|have) killed\b/;

/**
 * Of a whole war: no single attack kills a thousand, 'as the death toll reaches 303' is told beside an attack, and hundreds 'in the war' are
 * all of its dead so far.
 */
export function isOfWar(tokens: readonly FigureToken[], { from, low, high }: NumberFound, isDead: boolean): boolean {
  const words = tokens.map(({ word }) => word);
  const least = low ?? high ?? 0;
  return (
    /\bas (?:\S+ ){0,3}toll\b/.test(words.slice(0, from).join(' ')) ||
    (isDead && least >= 1_000 && armed.test(words.join(' '))) ||
    (least >= 100 && ofWar.test(words.join(' ')))
  );
}
