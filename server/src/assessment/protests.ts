import { isConditional } from './predicate.ts';

/** 'Ten killed in protests', 'forces shoot protesters dead': deaths that a headline reports, and does not threaten with or expect. */
export function reportsProtestDeaths(title: string): boolean {
  return protest.test(title) && deaths.test(title) && !isConditional(title) && !spokenOf.test(title);
}

const protest = /\b(?:protest\w*|demonstrat\w+|unrest|uprising|riot\w*|crackdown)\b/i;
const deaths =
  /\b(?:killed|dead|deaths|slain|die|died|shot dead)\b(?=.*\b(?:protest|demonstrat|unrest|uprising|riot|crackdown))|\b(?:protest\w*|demonstrat\w+|unrest|uprising|riot\w*|crackdown)\b.*\b(?:killed|dead|deaths|toll|shot dead)\b/i;
/** Threats, laws, and the dead of other days. */
const spokenOf =
  /\b(?:if|warn\w*|threat\w*|vow\w*|death penalty|death row|executed?|execution|anniversary|funerals?|mourn\w*|locked and loaded|over protest deaths)\b|\bkills? protest/i;
