import type { EventFacts } from '../../assessment/event-facts.ts';
import { isOfConflict } from '../../assessment/powers.ts';
import { isFeature } from '../../assessment/predicate.ts';

/** Sport, courts and markets at the side of a conflict, and pages that repeat earlier fighting: a report counts them and does not describe them. */
export function isAside({ kind, event, frame, origins, theatre }: EventFacts, said: string): boolean {
  if (kind !== null) return false;
  // What one origin says that a party said is an opinion until another reports it, but for what is said of the nuclear file.
  if (origins < 2 && (claimed.test(said) || (stated.test(said) && theatre !== 'nuclear'))) return true;
  if (warnedOnly.test(said) || shown.test(said)) return true;
  if (origins < 2 && read.test(said)) return true;
  if (experts.test(said)) return true;
  const isAfar = event.location.endsWith('United States') && !region.test(said);
  if ((event.eventType === 'other' || (isAfar && event.eventType === 'military')) && !isOfConflict(said)) return true;
  if (theatre === 'diplomacy' && !isOfConflict(said) && !region.test(said)) return true;
  if (
    leisure.test(said) ||
    (isFeature(event.title) && (event.eventType === 'military' || repeated.has(frame.triggers[0] ?? '')))
  )
    return true;
  return event.eventType === 'economic' && (!trade.test(said) || retail.test(said));
}

/** Of what, and with what, is not said. */
const warnedOnly =
  /^(?:\S+ ){1,3}warned (?:(?:the |an? )?\p{Lu}\S+(?: \S+)?|(?:the )?(?:region|world|neighbou?rs|enem(?:y|ies))\b.{0,12})$/u;
/** What a writer reads into the news: 'the rise of a speaker signalled a new phase'. */
const read =
  /^(?:\S+ ){1,8}(?:signall?ed|underscored|reflected|marked|tested|raised|sparked|fuell?ed|deepened|highlighted|revealed|exposed|showed|offered a way|took steps|put) /;
/** A film of something, or its first showing, is no act. */
const shown = /\b(?:clips?|footage|videos?)\b|^(?:\S+ ){1,4}unveiled /i;
const experts = /^(?:\S+ ){0,2}(?:experts?|analysts?|economists?|professors?|historians?) /i;
const claimed =
  /^(?:\S+ ){1,7}(?:claimed|boasted|insisted|argued|condemned|denounced|slammed|criticised|criticized|decried|hailed|praised) /;
const stated = /^(?:\S+ ){1,7}said /;
/** Where the conflict is, other than the sides and their allies. */
const region =
  /\b(?:Hormuz|Red Sea|Gulf|Lebanon|Lebanese|Gaza|West Bank|Syria\w*|Iraq\w*|Yemen\w*|Jordan\w*|Qatar\w*|Kuwait\w*|Bahrain\w*|Oman\w*|Saudi|Emirat\w*|UAE|Egypt\w*|Middle East|ceasefire|truce)\b/i;
/** What fuel costs in shops, and markets without a number. */
const retail =
  /\b(?:petrol|diesel|gasoline|fuel) prices?\b|\bprices? (?:sank|rose|fell|jumped|slid|climbed|surged) (?:further|again)\b/i;

const repeated = new Set<string>(['strike', 'incursion', 'truce', 'deal']);
const leisure =
  /\b(?:world cup|fifa|uefa|olympics?|football|soccer|basketball|eurovision|auction\w*|film|festival|bail|lawsuit|jury|concert|song|singer|actor|actress|museum)\b/i;
/** What war, closures and sanctions change for the sides and the region. */
const trade =
  /\b(?:oil|crude|gas|lng|fuel|petrol|tankers?|ships?|shipping|vessels?|ports?|hormuz|strait|sanctions?|exports?|imports?|trade|refiner\w*|pipelines?|airlines?|flights?|airspace|rial|shekel|insur\w*|reserves|assets|blockade|energy|power|electricity)\b/i;
