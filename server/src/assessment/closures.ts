import { closesStrait, leavesStraitOpen, strait } from './data/indicator-words.ts';

/** Does a head clause close a strait or airspace? What is said, denied or asked about a closure closes nothing. */
export function isClosure(head: string, things: readonly string[]): boolean {
  if (things.includes('strait') || hormuz.test(head))
    return strait.test(head) && closesStrait.test(head) && !leavesStraitOpen.test(head) && !spokenOf.test(head);
  return things.includes('airspace') && !spokenOf.test(head);
}

const hormuz = /\bhormuz\b/i;
/** A closure as what a sentence is about: 'ready for closure', 'condemns the closure', 'denies closing'. */
const spokenOf =
  /\b(?:den(?:y|ies|ied)|condemn\w*|criti\w*|slam\w*|reject\w*|vigilant|react\w*|respon(?:d|se)\w*|warn\w*|urg\w*|call(?:s|ed)? (?:for|on)|discuss\w*|says? (?:\S+ ){0,3}(?:closure|closing))\b/i;
