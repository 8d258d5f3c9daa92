import { isAlsoNoun, pastOf, pluralPastOf } from './past-tense.ts';

/**
 * Where the head clause of a headline ends: what follows says when, why or what else, and the day would seem to belong to it. What a
 * refusal depends on is a part of it: 'refuses talks before sanctions are lifted'.
 */
export function endsOfClause(title: string): RegExp {
  return refusing.test(title) ? refusalEnds : clauseEnds;
}

/** What a clause tells as true only on a condition, which the day after it does not belong to. */
export const conditional = /\s(?:before|if|unless|until|while)\s/i;

const units = '(?:hours?|days?|weeks?|minutes|moments)';
const amounts = String.raw`(?:a|an|\d+(?:[-–]\d+)?|one|two|three|four|five|six|several|some|few)`;
const ends = (times: string, circumstances: string) =>
  new RegExp(
    String.raw`;|\s[–—|-]\s|: |,?\s(?:(?:(?:${amounts} )?${units} )?(?:${times})|${circumstances}|and then)\s`,
    'i',
  );
const clauseEnds = ends('after|before', 'as|amid|amidst|while|following|despite');
const refusalEnds = ends('after', `${units} before|as|amid|amidst|following|despite`);

const refusing = new RegExp(
  String.raw`\b(?:refus\w*|reject\w*|rul(?:es|ed|ing) out|no|not|never|won['’]t|cannot)\b[^;:]*?(?<!\b${units}),?\s(?:before|while)\s`,
  'i',
);

/** Up to a comma, unless what follows belongs to the same ('killing 50', 'Lebanon'); another verb begins another clause. */
export function endedAt(rest: readonly string[]): readonly string[] {
  const isPresent = (word: string) => pastOf(word) !== null || pluralPastOf(word) !== null;
  const isOther = (word: string | undefined) => word !== undefined && isPresent(word) && !isAlsoNoun(word);
  const joint = rest.findIndex((word, index) => word === 'and' && isPresent(rest[index + 1] ?? ''));
  if (joint > 0) return endedAt(rest.slice(0, joint));
  const end = rest.findIndex(
    (word, index) =>
      word.endsWith(',') &&
      (!belonging.test(rest[index + 1] ?? '') ||
        isPresent(rest[index + 2] ?? '') ||
        rest.slice(index + 1).some(isOther)),
  );
  const others = end < 0 ? [] : rest.slice(end + 1);
  // 'Strikes Tehran, oil fields' as 'struck Tehran and oil fields'.
  if (
    others.length > 0 &&
    others.length <= 3 &&
    others.every((word) => /^\p{Ll}+$/u.test(word) && !isPresent(word)) &&
    /[^s]s$/.test(others.at(-1) ?? '')
  )
    return [...rest.slice(0, end), (rest[end] ?? '').replace(/,$/, ''), 'and', ...others];
  const kept = end < 0 ? rest : rest.slice(0, end + 1);
  return kept.map((word, index) => (index === kept.length - 1 ? word.replace(/,$/, '') : word));
}

const belonging = /^(?:\p{Ll}+ing|\p{Lu}[\p{L}’'-]*,?)$/u;
