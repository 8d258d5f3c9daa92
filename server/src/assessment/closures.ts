import { isAssertedIn } from './clauses.ts';
import { closesStrait, leavesStraitOpen, strait } from './data/indicator-words.ts';
import { isConditional } from './predicate.ts';

/**
 * Does a headline close a strait or airspace, in any of its clauses? What is said, denied or asked about a closure closes nothing,
 * and takes nothing from one that another clause reports: 'closes the strait, refuses to reopen it'.
 */
export function isClosure(head: string, things: readonly string[]): boolean {
  if (things.includes('strait') || hormuz.test(head)) return isAssertedIn(head, strait, closes);
  return things.includes('airspace') && isAssertedIn(head, /\bairspace\b/i, (clause) => !isSpokenOf(clause));
}

/** Does a headline open a strait again? Not what is hoped for, planned or asked. */
export function reopensStrait(head: string, things: readonly string[]): boolean {
  return (
    (things.includes('strait') || hormuz.test(head)) && opened.test(head) && !isConditional(head) && !toOpen.test(head)
  );
}

const opened =
  /\b(?:reopen(?:s|ed)|declar(?:es|ed)\b(?: \S+){0,4} open|opens?\b(?: the)? (?:strait|hormuz)|(?:strait|hormuz) (?:is|was) (?:open|reopened)|lifts?(?: \S+){0,2} (?:closure|blockade)|ships? (?:pass|sail|transit)\w* again)\b/i;
const toOpen =
  /\b(?:to (?:re)?open|for reopening|plans?|propos\w+|offer\w*|talks|refus\w+|reject\w+|no plan|deadline|says? he)\b/i;

function closes(clause: string): boolean {
  return !isSpokenOf(clause) && strait.test(clause) && closesStrait.test(clause) && !leavesStraitOpen.test(clause);
}

/** 'Condemns the closure', 'denies closing': only what stands before it speaks of it, not 'closes in response to'. */
function isSpokenOf(head: string): boolean {
  const closure = closing.exec(head);
  return spokenOf.test(closure ? head.slice(0, closure.index + closure[0].length) : head);
}

const hormuz = /\bhormuz\b/i;
const closing = /\b(?:clos|shut|block|halt|ban|restrict|min(?:es|ing)\b)\w*/i;
const spokenOf =
  /\b(?:den(?:y|ies|ied)|condemn\w*|criti\w*|slam\w*|reject\w*|vigilant|react\w*|respon(?:d|se)\w*|warn\w*|urg\w*|call(?:s|ed)? (?:for|on)|discuss\w*|says? (?:\S+ ){0,3}(?:closure|closing))\b/i;
