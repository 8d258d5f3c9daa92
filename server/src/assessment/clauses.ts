/**
 * The clauses of a headline that can stand alone: without those that a conjunction makes part of another, 'as', 'after', 'if'.
 * 'A agrees to a truce, B welcomes it' gives both.
 */
export function mainClausesOf(title: string): string[] {
  return title
    .split(marks)
    .map((part) => part.split(conjunctions)[0]?.trim() ?? '')
    .filter((part) => part.includes(' ') && !dependent.test(part));
}

/**
 * Is something asserted in a clause of a headline? What a clause says, hopes or doubts is its own; a condition holds for the
 * whole headline. `about`: words of which a clause must have one to count without the others.
 */
export function isAssertedIn(title: string, about: RegExp, isAsserted: (clause: string) => boolean): boolean {
  if (isAsserted(title)) return true;
  return !conditions.test(title) && mainClausesOf(title).some((clause) => about.test(clause) && isAsserted(clause));
}

/**
 * The clauses after the first, each with its subject: 'A warns of response, closes the strait' gives 'A closes the strait'. A
 * clause without a subject takes that of the first.
 */
export function laterClausesOf(title: string): string[] {
  const [first = '', ...later] = mainClausesOf(title);
  const subject = subjectOf.exec(first)?.[1] ?? '';
  return later.flatMap((clause) => {
    if (/^\p{Lu}/u.test(clause)) return ownVerb.test(clause) ? [clause] : [];
    return subject !== '' && verb.test(clause) && !saying.test(clause)
      ? [`${subject}${clause.replace(/^(?:and|but|then) /, '')}`]
      : [];
  });
}

const marks = /(?<!\d),\s+|[;:]\s+|,(?=\s)|\s[–—|-]\s/;
const conjunctions = /,?\s(?:as|after|amid|amidst|while|following|despite|since|before|because)\s/i;
const dependent = /^(?:as|after|amid|amidst|while|following|despite|since|before|because|if|when|where|who|which)\b/i;
const conditions = /\b(?:if|unless|once|until|when|provided|as soon as)\b/i;
const verb = /^(?:(?:and|but|then) )?\p{Ll}{3,}(?:s|ed)\b/u;
/** 'The navy closes': a subject and what it did, not a list of names. */
const ownVerb =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:and|\p{Lu}[\p{L}.'’-]*|army|military|navy|forces|guards|government|leader|president|minister)){0,4}\s+\p{Ll}{3,}(?:s|ed)\b/u;
/** What the subject only tells. */
const saying =
  /^(?:(?:and|but|then) )?(?:says|said|claim|tells|told|insist|adds|added|argue|accuse|calls|called|notes|noted|repeat)/;
const subjectOf =
  /^((?:\p{Lu}[\p{L}.'’-]*\s+)(?:(?:\p{Lu}[\p{L}.'’-]*|army|military|navy|forces|guards|government|leader|president|minister)\s+){0,4})(?=\p{Ll}+(?:\s|$))/u;
