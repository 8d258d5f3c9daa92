import { isMark, type Words, wordSet } from './text.ts';

/** A participle that takes no object: 'downed over Tabriz', 'was hit', 'killed, army says'. */
export function isPassive(words: Words, from: number, to: number): boolean {
  if (auxiliaries.has(words[from - 1] ?? '') || suffering.test(words[from] ?? '')) return true;
  const next = words[to];
  return participle.test(words[to - 1] ?? '') && (isMark(next) || adverbial.has(next ?? ''));
}

/** Nobody does these to another. */
const suffering = /^(?:comes?|came|under|die|dies|died|dead|perish\w*|burns?|burning|ablaze)$/;
const auxiliaries = wordSet('is are was were been being');
const participle =
  /^(?:downed|down|intercepted|killed|slain|martyred|assassinated|eliminated|destroyed|sunk|targeted|seized|bombed|struck|hit|attacked|shelled|wounded|injured|hurt|dead|detained|arrested|executed|hanged|named|reimposed|torpedoed|sabotaged|boarded|captured|recovered|rescued|wrecked|closed|shut|ablaze|fire|damaged|knocked|flattened|open|suspended|expelled)$/;
const adverbial = wordSet(
  'alongside among beside when on in at near over during by after as overnight again across inside outside amid off with for toward towards while when following today',
);

/** What is heard and seen of arms, and how those who are struck are told of. */
export function isFelt(words: Words, from: number, to: number): boolean {
  if (felt.test(words[from] ?? '') || (words[to - 2] === 'no' && words[to - 1] === 'more')) return true;
  return /^(?:takes?|took)$/.test(words[from] ?? '') && words[from + 1] !== 'out';
}

const felt =
  /^(?:sirens?|smoke|plumes?|booms?|bangs?|alarms?|alerts?|cratered|holed|ablaze|attains|attained|martyrdom|run|runs|rush|rushes|rushed|lose|loses|lost)$/;
