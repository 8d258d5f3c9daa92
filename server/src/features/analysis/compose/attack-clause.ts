import type { EventFacts } from '../../../assessment/event-facts.ts';
import { asPlace, inPlace, isVague, joinNames, nameOf } from '../../../assessment/names.ts';
import { isOfSides } from '../../../assessment/sides.ts';
import { countryOf } from '../../../language/places.ts';
import { isPlaceOf, spaced, subjectOf } from './clause-parts.ts';
import { owned, things } from './struck.ts';

/** Who attacked what, as the words leave no doubt; null where they do. */
export function attackOf({ actors, target, event, frame, origins, title }: EventFacts): string | null {
  const { location } = event;
  const who = subjectOf(actors);
  const country = countryOf(location);
  const where =
    isVague(location) || country === 'United States'
      ? target
        ? nameOf(target)
        : null
      : /^(?:Persian )?Gulf$/.test(location)
        ? 'Gulf states'
        : asPlace(location);
  if (!where || actors.some((actor) => nameOf(actor) === country)) return null;
  const struck = target && isOfSides(target) && !actors.includes(target) ? target : null;
  // An ally of a side attacks forces in its own country, not the country.
  if (!struck && actors.includes(`ally in ${country}`))
    return title.words.some((word) => forces.test(word)) ? `${who} attacked troops ${inPlace(location)}` : null;
  // 'An attack hit Iran' of one origin adds nothing to the count.
  if (!who && !location.includes(', ') && origins < 2) return null;
  // In the sentences of a digest the place may belong to another one.
  if (isDigest.test(event.title)) return null;
  // The cause of an explosion may be unknown.
  if (!who && explosion.test(event.title) && !attacking.test(event.title))
    return `Explosions were reported${spaced(inPlace(location))}`;
  const thing = frame.things.map((one) => things.get(one)).find((one) => one !== undefined);
  // Nothing attacks a sea: what was hit stands there.
  if (sea.test(location) && !location.includes(', '))
    return thing ? `${who || 'An attack'} ${who ? 'attacked' : 'hit'} ${thing} ${inPlace(location)}` : null;
  const isGround = frame.triggers[0] === 'incursion';
  if (isGround) return who && `${who} sent ground forces into ${where}`;
  // What belongs to one state may stand in another: 'a base of the United States in Bahrain'.
  if (who && struck && thing && owned.has(thing) && !isPlaceOf(struck, country))
    return `${who} attacked ${thing} of ${nameOf(struck)}${spaced(inPlace(location))}`;
  if (who && (struck === 'israel' || struck === 'iran') && !isPlaceOf(struck, country))
    return isVague(location) || title.words.every((word) => !forces.test(word))
      ? `${who} attacked ${nameOf(struck)}`
      : `${who} attacked forces of ${nameOf(struck)} ${inPlace(location)}`;
  if (thing && !isVague(location) && country !== 'United States') {
    const by = who ? ` by ${joinNames(actors.map(nameOf))}` : '';
    return `An attack${by} hit ${thing} ${inPlace(location)}`;
  }
  // Forces of a state die in a war with another one: 'soldier of A killed in war with B' does not say that B was hit.
  if (!who && struck && !isVague(location) && !isPlaceOf(struck, country)) return null;
  return who ? `${who} attacked ${where}` : `An attack hit ${where}`;
}

const sea = /\b(?:Strait|Sea|Ocean|Gulf of|Mediterranean|Caspian)\b|^Off /;
const explosion = /\b(?:explosions?|blasts?)\b/i;
const attacking = /\b(?:attack\w*|strikes?|airstrikes?|raids?|missiles?|drones?|rockets?|bomb\w*|shell\w*)\b/i;

/** More than one sentence. */
const isDigest = /\p{L}{3,}[.!]["”’]?\s+\p{Lu}\p{L}+ /u;

const forces = /^(?:troops?|soldiers?|forces|army|tanks?|crew|positions?)$/;
