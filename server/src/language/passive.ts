import { isMark, type Words, wordSet } from './text.ts';

/** Whether the verb is a participle without an object: 'downed over Tabriz', 'was hit', 'killed, army says'. */
export function isPassive(words: Words, from: number, to: number): boolean {
  if (auxiliaries.has(words[from - 1] ?? '') || affectedSubject.test(words[from] ?? '')) return true;
  const next = words[to];
  return participle.test(words[to - 1] ?? '') && (isMark(next) || adverbial.has(next ?? ''));
}

/** Verbs whose subject is affected. */
const affectedSubject = /^(?:comes?|came|under|die|dies|died|dead|perish\w*|burns?|burning|ablaze)$/;
const auxiliaries = wordSet('is are was were been being');
const participle =
  /^(?:downed|down|intercepted|killed|slain|martyred|assassinated|eliminated|destroyed|sunk|targeted|seized|bombed|struck|hit|attacked|shelled|wounded|injured|hurt|dead|detained|arrested|executed|hanged|named|reimposed|torpedoed|sabotaged|boarded|captured|recovered|rescued|wrecked|closed|shut|ablaze|fire|damaged|knocked|flattened|open|suspended|expelled)$/;
const adverbial = wordSet(
  'alongside among beside when on in at near over during by after as overnight again across inside outside amid off with for toward towards while when following today',
);

/** Whether the words describe what an attack looks or sounds like, or what its victims do. */
export function isExperienced(words: Words, from: number, to: number): boolean {
  if (experienced.test(words[from] ?? '') || (words[to - 2] === 'no' && words[to - 1] === 'more')) return true;
  return /^(?:takes?|took)$/.test(words[from] ?? '') && words[from + 1] !== 'out';
}

const experienced =
  /^(?:sirens?|smoke|plumes?|booms?|bangs?|alarms?|alerts?|cratered|holed|ablaze|attains|attained|martyrdom|run|runs|rush|rushes|rushed|lose|loses|lost)$/;
