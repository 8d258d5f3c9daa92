import { unknownDate } from './claim-verifier/dates.ts';
import { bestSentenceFor, notEntailed } from './claim-verifier/entailment.ts';
import type { CitedEvent } from './claim-verifier/evidence.ts';
import { type EvidenceIndex, indexEvidence, parseText, statementsIn } from './claim-verifier/evidence-index.ts';
import { unknownName } from './claim-verifier/names.ts';
import { isCounting, wrongCount, wrongNumber } from './claim-verifier/numbers.ts';

export type { CitedEvent };

export type ClaimVerdict = { supported: true } | { supported: false; reason: string };

/**
 * Is a sentence supported by the events that it cites? Checked are names, places, dates, numbers with what they count,
 * who did what to whom, and what is denied or left open. It fails closed: what is not found is not supported, and so is
 * a sentence that cites nothing.
 */
export function verifyClaim(text: string, events: readonly CitedEvent[]): ClaimVerdict {
  if (events.length === 0) return no('it cites no event');
  const parts = statementsIn(text);
  if (parts.length === 0) return no('it says nothing');
  const index = indexEvidence(events);
  const reason =
    wrongNumber(parseText(text), index) ?? parts.map((part) => faultOf(part, index)).find((fault) => fault !== null);
  return reason ? no(reason) : { supported: true };
}

function faultOf(part: string, index: EvidenceIndex): string | null {
  const claim = parseText(part);
  const date = unknownDate(claim.dates, index.dates);
  if (date) return `no cited event is dated ${date}`;
  if (isCounting(claim)) return wrongCount(claim, index.events);
  const wrong = unknownName(claim, index);
  if (wrong) return wrong;
  const best = bestSentenceFor(claim, index);
  if (!best) return 'the cited events say nothing';
  return notEntailed(claim, best, index);
}

function no(reason: string): ClaimVerdict {
  return { supported: false, reason };
}
