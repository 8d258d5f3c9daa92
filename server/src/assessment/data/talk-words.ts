/** Words of talks that are held, left or without a result. None names a side. */

export const meeting =
  /^(?:meets?|met|meeting|round|sixth|hold|holds|held|begins?|began|opens?|opened|resumes?|resumed|starts?|started|concludes?|ends?|ended|closes?)$/;
/** One party ends talks; 'talks end' and 'A and B end talks' close a round. */
export const leaving =
  /\b(?:ends|quits?|abandons?|abandoned|halts?|halted|suspends?|suspended|freezes|froze|walks? out of|pulls? out of|breaks? off|broke off|calls? off|called off)\s+(?:\p{L}+[\s-]){0,3}?(?:talks|negotiations)\b/iu;
/** A body that sits negotiates nothing: 'UN meeting erupts over a report'. */
export const session = /\b(?:UN|UNSC|council|board|cabinet|parliament\p{L}*) (?:\S+ )?(?:meeting|session)\b/iu;
/** 'Deal met with hope': received, not discussed. */
export const metWith = /\bmet with (?!\p{Lu})/u;
export const failed = /^(?:fail\w*|collaps\w+|without|stall\w*|break|breaks|broke|suspend\w*|cancel\w*|postpone\w*)$/;

/** Triggers under which a title may report talks that end without a result. */
export const talkTriggers = new Set<string>(['talks', 'call', 'deal', 'truce']);
/** 'No deal: talks collapse', 'end talks without agreement'. */
export const noDeal =
  /^no (?:deal|agreement)\b|\b(?:talks|negotiations|ends?|ended)\b(?: \S+){0,6} without (?:an? |any )?(?:deal|agreement|result|breakthrough)\b/i;
/** A meeting that is cancelled; one that is put off until later did not fail. */
export function areCalledOff(head: string): boolean {
  return (
    /\b(?:cancel\w*|call(?:s|ed) off|scrap(?:s|ped)|pulls? (?:the )?plug|pulled (?:the )?plug)\b/i.test(head) &&
    /\b(?:talks|negotiations|trip|visit|meeting|summit|round)\b/i.test(head)
  );
}
