import type { EventFacts } from '../../assessment/event-facts.ts';
import { isFeature } from '../../assessment/predicate.ts';

/** Sport, courts and markets at the side of a conflict, and pages that repeat earlier fighting: a report counts them and does not describe them. */
export function isAside({ kind, event, frame }: EventFacts, said: string): boolean {
  if (kind !== null) return false;
  if (
    leisure.test(said) ||
    (isFeature(event.title) && (event.eventType === 'military' || repeated.has(frame.deeds[0] ?? '')))
  )
    return true;
  return event.eventType === 'economic' && !trade.test(said);
}

const repeated = new Set<string>(['strike', 'incursion', 'truce', 'deal']);
const leisure =
  /\b(?:world cup|fifa|uefa|olympics?|football|soccer|basketball|eurovision|auction\w*|film|festival|bail|lawsuit|jury|concert|song|singer|actor|actress|museum)\b/i;
/** What war, closures and sanctions change for the sides and the region. */
const trade =
  /\b(?:oil|crude|gas|lng|fuel|petrol|tankers?|ships?|shipping|vessels?|ports?|hormuz|strait|sanctions?|exports?|imports?|trade|refiner\w*|pipelines?|airlines?|flights?|airspace|rial|shekel|insur\w*|reserves|assets|blockade|energy|power|electricity)\b/i;
