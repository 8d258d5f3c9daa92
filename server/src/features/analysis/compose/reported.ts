import { pastOf, pluralPastOf } from './past-tense.ts';

/** Verbs that report what another one says or found. */
export const reporting = /^(?:says?|said|claims?|confirms?|reports?)$/;

const participle =
  /^(?:caused|sustained|damaged|destroyed|wounded|injured|killed|rescued|arrested|detained|intercepted|evacuated|hit|struck)$/;
const passive = /^(?:to|in|by|at|near|during|after|on|off|from|across)$/;
const finite = /^(?:is|are|was|were|been|being|be|has|have|had|it|he|she|they|who|that|which|will|would)$/i;

/**
 * What is reported, as a sentence of its own: 'damage caused to base' as 'damage was caused to base', 'it has struck' as 'it
 * had struck'. Null where a headline leaves out more than that.
 */
export function reportedOf(rest: readonly string[]): readonly string[] | null {
  const [first = '', second = ''] = rest;
  if (/^(?:it|he|she|they)$/i.test(first) && /^(?:has|have)$/.test(second)) return [first, 'had', ...rest.slice(2)];
  // 'Said it seizes' as 'said it seized'.
  const past = /^(?:it|he|she|they)$/i.test(first) ? (pastOf(second) ?? pluralPastOf(second)) : null;
  if (past) return [first, past, ...rest.slice(2)];
  const at = rest.findIndex((word, index) => index > 0 && participle.test(word));
  const subject = rest.slice(0, at);
  const noun = subject.at(-1) ?? '';
  if (at < 1 || subject.some((word) => finite.test(word)) || !passive.test(rest[at + 1] ?? 'in')) return rest;
  if (/\d$/.test(noun) || subject.includes('missing')) return null;
  if (!/^\p{Ll}+$/u.test(noun)) return rest;
  const isPlural = /[^s]s$|^(?:people|children|men|women|crew)$/.test(noun);
  if (isPlural) return [...subject, 'were', ...rest.slice(at)];
  return /^(?:damage|man|woman|child|person)$/.test(noun) ? [...subject, 'was', ...rest.slice(at)] : rest;
}
