import { kilometres } from '@vigil/common/distance';
import type { Frame } from '../../language/frame.ts';
import type { Spot } from '../../language/places.ts';
import type { Town } from '../../language/where.ts';

/** Both name towns, and none that may be one; or seas, that no other of theirs is near. */
export function areElsewhere(a: Frame, b: Frame): boolean {
  if (a.towns.length > 0 && b.towns.length > 0) return !areTogether(a, b);
  const [here, there] = [spotsOf(a), spotsOf(b)];
  return here.length > 0 && there.length > 0 && !here.some((one) => there.some((other) => areInReach(one, other)));
}

/** What is said to a state, or decided there, is done elsewhere. */
function spotsOf({ towns, seas }: Frame): Spot[] {
  return [
    ...seas.filter(({ location }) => reaches.has(location)),
    ...towns.filter((town) => !isOfAll(town)).map(({ spot }) => spot),
  ];
}

function areInReach(a: Spot, b: Spot): boolean {
  return kilometres(a.place, b.place) <= reachOf(a) + reachOf(b);
}

/** Kilometres from the middle of a sea to its shores, and of a shore to the ships off it. */
function reachOf({ location }: Spot): number {
  return reaches.get(location) ?? 100;
}

const reaches = new Map([
  ['Strait of Hormuz', 150],
  ['Persian Gulf', 500],
  ['Gulf', 500],
  ['Gulf of Oman', 300],
  ['Arabian Sea', 900],
  ['Red Sea', 900],
  ['Gulf of Aden', 500],
  ['Bab el-Mandeb', 150],
  ['Mediterranean Sea', 1000],
]);

/** A nuclear site goes by its own name and by that of the town it is near. */
export function areTogether(a: Frame, b: Frame): boolean {
  const isWide = a.towns.some(isOfAll) || b.towns.some(isOfAll);
  const isSite = sites.some((site) => a.things.includes(site) && b.things.includes(site));
  // A nuclear site is known by the names of several towns; of other things a report that says 'near' names the next one.
  const isKnownByTowns = a.things.includes('nuclear site') && b.things.includes('nuclear site');
  return a.towns.some((one) =>
    b.towns.some((other) => {
      const areNext = one.isNear && other.isNear && !isKnownByTowns;
      return areNear(one, other, isSite && !areNext ? kmNear : isWide ? kmAround : kmHere, areNext ? kmNext : kmNear);
    }),
  );
}

/** What lies outside the town that it is called by. */
const sites = ['nuclear site', 'airport', 'base'] as const;

/** A headline can name the capital for the state. */
export function isOfAll({ spot }: Town): boolean {
  return wide.has(spot.location);
}

const wide = new Set(['Tel Aviv, Israel', 'Tehran, Iran', 'Central Israel']);

/** Kilometres within which two names may mean one place: of two towns, of two that are both 'near', of a capital and its suburbs, of 'near', of parts of a large and a small country, of a quarter of a large one. */
const kmHere = 6;
const kmNext = 12;
const kmAround = 18;
const kmNear = 60;
const kmArea = 130;
const kmShort = 45;
const kmPart = 450;

function areNear(a: Town, b: Town, kmWithin: number, kmOfNear: number): boolean {
  if (a.spot.location === b.spot.location) return true;
  const isLarge = isPart(a) || isPart(b);
  const reach = isLarge
    ? kmPart
    : isArea(a) || isArea(b)
      ? a.spot.country === 'Iran'
        ? kmArea
        : kmShort
      : a.isNear || b.isNear
        ? kmOfNear
        : kmWithin;
  return kilometres(a.spot.place, b.spot.place) <= reach;
}

/** A quarter of a large country. */
function isPart({ spot }: Town): boolean {
  return /^(?:Northern|Southern|Central|Western|Eastern) I(?:ran|raq)/.test(spot.location);
}

/** A part of a country, not a town. */
function isArea({ spot }: Town): boolean {
  return isAreaNamed(spot.location);
}

/** Whether a location names a part of a country: 'Northern Israel', 'Galilee'. */
export function isAreaNamed(location: string): boolean {
  return area.test(location);
}

const area =
  /^(?:Northern|Southern|Central|Western|Eastern|Galilee|Negev|Khuzestan|Lorestan|Kurdistan|Sistan|Bekaa|Litani)/;
