import type { Passage } from '../language/passage.ts';

/** Who fired, in 'jet struck by suspected Iranian fire': the party after 'by', not the one whose jet it was. Null elsewhere. */
export function agentOf(title: string, { words, mentions }: Pick<Passage, 'words' | 'mentions'>): string | null {
  if (!passive.test(title)) return null;
  const by = words.findIndex((word, at) => word === 'by' && participle.test(words[at - 1] ?? ''));
  if (by < 0) return null;
  return mentions.find(({ from }) => from > by && from <= by + 3)?.who ?? null;
}

const passive = /\b(?:struck|hit|damaged|destroyed|downed|attacked|targeted|killed) by\b/i;
const participle = /^(?:struck|hit|damaged|destroyed|downed|attacked|targeted|killed)$/;
