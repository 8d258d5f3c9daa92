import type { Basis } from '@vigil/common/analysis';
import { type EventFacts, factsOf } from '../../../assessment/event-facts.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { bottomLine } from './bottom-line.ts';
import { changeOf, sinceOf, tallyOf } from './counts.ts';
import { indicatorSentence } from './indicator.ts';
import { sentenceOf } from './sentence.ts';
import { voicesOf } from './voices.ts';

/**
 * The sentence that these events give by a basis; null where they give none. Everything that it says is read from the
 * events here: what stands in the basis only chooses.
 */
export function compose(basis: Basis, events: readonly EventRecord[]): string | null {
  const facts = events.map(factsOf);
  const [first] = facts;
  if (!first) return null;
  switch (basis.kind) {
    case 'incident':
      return facts.length === 1 ? sentenceOf(first) : null;
    case 'bottom-line':
      return bottomLine(facts, basis, Date.parse(basis.until));
    case 'change':
      return changeOf(facts, Date.parse(basis.until), basis.hasBase);
    case 'tally':
      return tallyOf(facts, basis, Date.parse(basis.until));
    case 'since':
      return sinceOf(facts, Date.parse(basis.since));
    case 'indicator':
      return indicatorSentence(facts, basis, Date.parse(basis.until));
    case 'voices':
      return voicesOf(facts, Date.parse(basis.until));
  }
}

export type Composer = (facts: readonly EventFacts[], until: number) => string | null;
