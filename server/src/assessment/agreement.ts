import { isAssertedIn } from './clauses.ts';
import { isConditional } from './predicate.ts';

/**
 * Does a headline report a step of a ceasefire or a deal, in any of its clauses? How others take one, what they wish for and what
 * they say of it is none: 'Ceasefire agreed, A welcomes it' reports one, 'A welcomes ceasefire' does not.
 */
export function isAgreed(title: string): boolean {
  const stated = title.replace(circumstance, '');
  if (stated !== title && !agreement.test(stated)) return false;
  return isAssertedIn(
    stated,
    agreement,
    (clause) =>
      step.test(clause) &&
      !sought.test(clause) &&
      !refused.test(clause) &&
      !awaited.test(clause) &&
      !isReaction(clause) &&
      !isConditional(clause),
  );
}

/** 'With a ceasefire set, A turns to B': agreed before, and not by A and B. */
const circumstance = /^with [^,]+, (?=\S+ \S+ \S)/i;

/** How others take a ceasefire, and judgements of it. 'Crowds celebrate as A and B agree' tells one. */
function isReaction(clause: string): boolean {
  return (reacting.test(clause) && !/\bas\b.*\bagree/i.test(clause)) || judged.test(clause);
}

const agreement = /\b(?:ceasefire|cease-fire|truce|deal|agreement|accord|pact|memorandum|treaty)\b/i;
const reacting =
  /\b(?:react(?:s|ed)?|celebrat(?:es?|ed)|bets?|welcom(?:es?|ed)|reliefs?|uncertaint(?:y|ies)|hail(?:s|ed)|praise[sd]?)\b/i;
const judged =
  /\b(?:ceasefire|cease-fire|truce|deal)(?: (?:with|of|between) \S+(?: and \S+)?)?\W+(?:unreasonable|meaningless|useless|at risk|in doubt|in trouble|fragile)\b/i;

/** 'Desire for a ceasefire', 'says a truce is essential': wished for, not agreed. */
const sought =
  /\b(?:desires?|wish(?:es)?|hopes?|pleas?|appeals?|calls?|push(?:es)?) for (?:an? |the )?(?:[\w-]+ )?(?:ceasefire|cease-fire|truce)\b|\b(?:ceasefire|cease-fire|truce)\W+(?:is )?(?:essential|needed|hopes?|push|bid|plans?|proposals?|prospects?|calls?|efforts?)\b/i;
/** 'Decides against announcing a truce' */
const refused = /\b(?:against|without|not|never) (?:\S+ )?(?:announc|agree|sign|reach|declar|accept|extend)\w*/i;
/** Something was agreed or came into force: a deal may also be praised, explained or undermined. */
const step =
  /\b(?<!\bto )(?:agree[sd]?|agreement|announc\w*|sign(?:s|ed)?|reach(?:es|ed)?|declar\w*|tak(?:es|e|ing) (?:effect|hold)|took (?:effect|hold)|begins?|began|starts?|started|exten(?:ds?|ded|sion)|renew(?:s|ed)?|approv(?:es?|ed)|ratif\w*|accept(?:s|ed)?|finali[sz]\w*|enter(?:s|ed)|c(?:a|o)mes? into|conclud\w*|str(?:ikes?|uck) (?:an? )?(?:deal|agreement)|seal(?:s|ed)|clinch\w*|secur(?:es|ed)|in(?:to)? force|holds?|lapses?|laps\w+|expir\w+|violat\w+|breach\w*|broke|broken|collaps\w+|crumbl\w+|ends?|ended|is over|comes?)\b/i;
const awaited =
  /\b(?:eyes|awaits?|to (?:be (?:signed|announced|reached)|sign|attend|host|announce|reach|seal)|signing ceremony|(?:deal|agreement|truce|ceasefire|pact) (?:is )?(?:near|close)|nears?|nearing|no (?:quick |early )?end|(?<!\b(?:that|which) )(?:expires?|ends?|lapses?) (?:this|next|on|soon|tomorrow|tonight|within|in (?:\S+ ){1,3}?(?:hours?|days?|weeks?))|(?:set|due|about|going) to (?:expire|end|lapse)|will (?:end|sign|be signed)|outlin\w*|details? of|mechanism|as (?:the )?war ends)\b/i;
