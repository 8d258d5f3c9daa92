import { findPlaces } from '../language/places.ts';
import { passageOf } from '../language/title-passage.ts';
import { nameOf } from './names.ts';
import { harm, headPart } from './predicate.ts';
import { isOfSides } from './sides.ts';

/**
 * Is a threat one of this conflict: at another of its parties or a country of the region, or of harm by arms? That a leader
 * threatens an alliance or a trading partner over a war is none.
 */
export function isOnConflict(title: string, actor: string): boolean {
  const head = (headPart(title).split(reasons)[0] ?? '').replace(warNamed, ' ');
  const { mentions, words } = passageOf(head);
  const others = mentions.map(({ who }) => who).filter((who) => who !== actor);
  if (others.some((who) => isOfSides(who))) return true;
  const own = actor.startsWith('ally in ') ? actor.slice('ally in '.length) : nameOf(actor);
  const places = findPlaces(words).map(({ value }) => value);
  if (places.some(({ location, country }) => country !== own && region.test(location))) return true;
  return harm.test(head);
}

const reasons = /,?\s(?:over|for|because of|about)\s/i;
const warNamed = /\b(?:\p{L}+-)?\p{L}+ (?:war|conflict|crisis)\b/giu;
const region =
  /(?:Lebanon|Syria|Iraq|Jordan|Yemen|Gaza|West Bank|Bahrain|Kuwait|Oman|Qatar|Saudi Arabia|United Arab Emirates|Gulf|Hormuz|Red Sea|Israel|Iran)$/;
