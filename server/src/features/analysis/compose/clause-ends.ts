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
