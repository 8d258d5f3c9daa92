import { otherCauses, works } from '../../language/data/other-subjects.ts';
import { findAll, lexiconOfTables } from '../../language/lexicon.ts';
import { partiesOf } from '../../language/parties.ts';
import { speaksOf } from '../../language/passage.ts';
import type { Reading } from '../../reading/reading.ts';

/** The words of a title about a work, or about another cause without weapons, attacker or second party; null for none. */
export function otherSubjectOf({ title, acts }: Reading): string | null {
  const hits = findAll(lexicon, title.words);
  const isOther = !speaksOf(title, 'weapon') && partiesOf(title).size < 2 && !acts.some(({ actor }) => actor);
  const hit = hits.find(({ value }) => value === 'work' || isOther);
  return hit ? title.words.slice(hit.from, hit.to).join(' ') : null;
}

const lexicon = lexiconOfTables<'cause' | 'work'>([
  ['cause', otherCauses],
  ['work', works],
]);
