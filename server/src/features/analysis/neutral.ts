/** Does a text speak without taking a side? Who calls whom what may be reported elsewhere; a report repeats none of it. */
export function isNeutral(text: string): boolean {
  return !judging.test(text);
}

const judging =
  /\b(?:brutal(?:ly)?|barbar(?:ic|ous)|savage(?:ly)?|heinous|atroci(?:ous|ty|ties)|evil|vicious(?:ly)?|cowardly|heroic(?:ally)?|glorious|brave(?:ly)?|cynical(?:ly)?|despicable|disgusting|horrific|horrifying|outrageous|shocking(?:ly)?|stunning|unprovoked|bloodthirsty|genocidal|murderous|martyr(?:s|ed|dom)?|mullahs?|zionist|terrorists?|thugs?|puppet|proxy|proxies|so-called|rogue|infamous|notorious|tyrant|dictator|regime|massacre[ds]?|slaughter(?:ed)?|liquidated|neutrali[sz]e[sd]?|eliminated)\b/i;
