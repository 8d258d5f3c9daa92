/**
 * Where a headline reports what an attack did and leaves out who attacked: 'School hit in strike', 'market bombed, 40 dead',
 * '20 killed as missiles hit a tower'. The index in the title; -1 if it does not.
 */
export function sufferedAt(title: string): number {
  const found = [passive, bombed, meanwhile].map((pattern) => title.search(pattern)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

const arms =
  '(?:(?:suspected|apparent|overnight|air|drone|missile|rocket|artillery|cruise|ballistic)[ -])*(?:air ?strikes?|airstrikes?|strikes?|raids?|missiles?|drones?|rockets?|projectiles?|shells?|shelling|bombing|bombardment|barrages?|(?<=(?:air|drone|missile|rocket|artillery)[ -])attacks?)';

/** Not followed by a verb, as in a later story on a victim: 'Boy hurt in strike returns to school'. */
const passive = new RegExp(
  `\\b(?:hit|struck|destroyed|damaged|flattened|levell?ed|killed|dead|slain|wounded|injured|hurt)(?: \\S+){0,3}? (?:in|by|from) (?:an? |the |\\p{Lu}\\p{L}+ )?${arms}\\b(?=$|[,;:–—(-]| (?:on|in|at|near|over|after|amid|as|overnight|across|by|say|says|\\d))`,
  'iu',
);

const bombed = /\b(?:bombed|shelled)(?=$|[,;:]| (?:by|in|overnight|again|amid|as)\b)/i;

const meanwhile =
  /\b(?:as|when) (?:\S+ ){0,2}?(?:missiles?|drones?|rockets?|air ?strikes?|strikes?|raids?|jets|warplanes|projectiles?|shells?) (?:hit|hits|strike|strikes|struck|pound|pounds|pounded|slam|slams|slammed|crash|crashes|crashed|destroy|destroys|destroyed|rain|rained)\b/i;

/**
 * 'Bodies found after strike on a town': rescuers find the dead within hours or days of an attack, which no clause reports. Not
 * those of long ago, and none that are handed over or named.
 */
export function reportsRecovery(title: string): boolean {
  return recovered.test(title) && !ofBefore.test(title);
}

const recovered = new RegExp(
  `\\bbod(?:y|ies)(?: of \\S+(?: \\p{Ll}+)?)? (?:found|recovered|pulled)\\b(?: \\S+){0,6}? (?:after|in|following) (?:an? |the |\\p{Lu}\\p{L}+ )?${arms}\\b`,
  'iu',
);
const ofBefore =
  /\b(?:years?|months?|weeks?|hostages?|captives?|identif\w+|returned|repatriat\w+|handed|buried|dna)\b/i;
