import type { EventFacts } from '../../../assessment/event-facts.ts';
import { nameOf } from '../../../assessment/names.ts';
import { countryOf } from '../../../language/places.ts';

/** The country that an attack hit; empty where the event is placed in the country of its author, since what it hit is elsewhere. */
export function struckCountryOf({ event: { location }, actors }: EventFacts): string {
  return actors.some((actor) => nameOf(actor).replace(/^the /, '') === location) ? '' : countryOf(location);
}
