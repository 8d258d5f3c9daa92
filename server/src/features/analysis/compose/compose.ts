import type { Basis } from '@vigil/common/analysis';
import { type EventFacts, factsOf } from '../../../assessment/event-facts.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { bottomLine } from './bottom-line.ts';
import { changeOf, sinceOf, tallyOf } from './counts.ts';
import { coverageOf } from './coverage.ts';
import { indicatorSentence } from './indicator.ts';
import { mergedOf } from './merged.ts';
import { isSameReport } from './same-thing.ts';
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
      return incidentOf(first, facts.slice(1));
    case 'bottom-line':
      return bottomLine(facts, basis, Date.parse(basis.until));
    case 'change':
      return changeOf(facts, basis, Date.parse(basis.until));
    case 'tally':
      return tallyOf(facts, basis, Date.parse(basis.until));
    case 'since':
      return sinceOf(facts, Date.parse(basis.since));
    case 'indicator':
      return indicatorSentence(facts, basis, Date.parse(basis.until));
    case 'voices':
      return voicesOf(facts, Date.parse(basis.until), basis.isPast);
    case 'coverage':
      return coverageOf(facts, basis.gap, Date.parse(basis.until), basis.isPast);
  }
}

/** One event, attested by its own reports and by those of others that report the same thing; null if one of them does not. */
function incidentOf(first: EventFacts, others: readonly EventFacts[]): string | null {
  if (others.length === 0) return sentenceOf(first);
  if (!others.every((other) => isSameReport(first, other))) return null;
  return sentenceOf(mergedOf(first, others));
}
