import { unknownDate } from './gate/dates.ts';
import { wrongDeed, wrongOwner } from './gate/deeds.ts';
import { type Evidence, type Ground, groundOf, partsOf, readText } from './gate/evidence.ts';
import { anchorOf, unfaithful } from './gate/likeness.ts';
import { wrongName, wrongTurn } from './gate/names.ts';
import { isCounting, wrongCount, wrongNumber } from './gate/numbers.ts';
import { wrongPolarity } from './gate/polarity.ts';

export type { Evidence };

export type Verdict = { supported: true } | { supported: false; reason: string };

/**
 * Is a sentence supported by the events that it cites? Checked are names, places, dates, numbers with what they count,
 * who did what to whom, and what is denied or left open. It fails closed: what is not found is not supported, and so is
 * a sentence that cites nothing.
 */
export function gate(text: string, events: readonly Evidence[]): Verdict {
  if (events.length === 0) return no('it cites no event');
  const parts = partsOf(text);
  if (parts.length === 0) return no('it says nothing');
  const ground = groundOf(events);
  const reason =
    wrongNumber(readText(text), ground) ?? parts.map((part) => faultOf(part, ground)).find((fault) => fault !== null);
  return reason ? no(reason) : { supported: true };
}

function faultOf(part: string, ground: Ground): string | null {
  const claim = readText(part);
  const date = unknownDate(claim.dates, ground.dates);
  if (date) return `no cited event is dated ${date}`;
  if (isCounting(claim)) return wrongCount(claim, ground.events);
  const wrong = wrongName(claim, ground) ?? wrongTurn(claim, ground);
  if (wrong) return wrong;
  const anchor = anchorOf(claim, ground);
  if (!anchor) return 'the cited events say nothing';
  return (
    unfaithful(claim, anchor, ground) ??
    wrongPolarity(claim, anchor, ground) ??
    wrongOwner(claim, ground) ??
    wrongDeed(claim, ground)
  );
}

function no(reason: string): Verdict {
  return { supported: false, reason };
}
