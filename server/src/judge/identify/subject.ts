import type { Passage } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';

/** The party, leader or thing that a headline begins with: 'Envoy says ...', 'Oil prices ...'. Null for no words. */
export function subjectOf({ words, mentions }: Passage): string | null {
  const at = words.findIndex((word) => /\p{L}/u.test(word) && !skipped.has(word));
  if (at < 0) return null;
  return mentions.find(({ from, to }) => from <= at && at < to)?.who ?? words[at] ?? null;
}

/** Before the subject: articles, titles of office, and marks of a desk. */
const skipped = wordSet('the a an breaking watch live latest video just in president minister pm prime donald');
