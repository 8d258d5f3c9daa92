import type { Frame, Town } from '../../language/frame.ts';

/** Both name towns, and none that may be one. */
export function areElsewhere(a: Frame, b: Frame): boolean {
  return a.towns.length > 0 && b.towns.length > 0 && !areTogether(a, b);
}

/** A nuclear site goes by its own name and by that of the town it is near. */
export function areTogether(a: Frame, b: Frame): boolean {
  const isWide = a.towns.some(isOfAll) || b.towns.some(isOfAll);
  const isSite = sites.some((site) => a.things.includes(site) && b.things.includes(site));
  return a.towns.some((one) =>
    b.towns.some((other) => areNear(one, other, isSite ? kmNear : isWide ? kmAround : kmHere)),
  );
}

/** What lies outside the town that it is called by. */
const sites = ['nuclear site', 'airport', 'base'] as const;

/** What is done to a state is done to its capital, and told so. */
export function isOfAll({ spot }: Town): boolean {
  return wide.has(spot.location);
}

const wide = new Set(['Tel Aviv, Israel', 'Tehran, Iran', 'Central Israel']);

/** Kilometres within which two names may mean one place: of two towns, of a capital and its suburbs, of 'near', of parts of a large and a small country, of a quarter of a large one. */
const kmHere = 6;
const kmAround = 18;
const kmNear = 60;
const kmArea = 130;
const kmShort = 45;
const kmPart = 450;

function areNear(a: Town, b: Town, kmWithin: number): boolean {
  if (a.spot.location === b.spot.location) return true;
  const isLarge = isPart(a) || isPart(b);
  const reach = isLarge
    ? kmPart
    : isArea(a) || isArea(b)
      ? a.spot.country === 'Iran'
        ? kmArea
        : kmShort
      : a.isNear || b.isNear
        ? kmNear
        : kmWithin;
  return kilometres(a, b) <= reach;
}

/** A quarter of a large country. */
function isPart({ spot }: Town): boolean {
  return /^(?:Northern|Southern|Central|Western|Eastern) I(?:ran|raq)/.test(spot.location);
}

/** A part of a country, not a town. */
function isArea({ spot }: Town): boolean {
  return area.test(spot.location);
}

const area =
  /^(?:Northern|Southern|Central|Western|Eastern|Galilee|Negev|Khuzestan|Lorestan|Kurdistan|Sistan|Bekaa|Litani)/;

/** On a plane, which is near enough at the size of a province. */
function kilometres(a: Town, b: Town): number {
  const [one, other] = [a.spot.place, b.spot.place];
  const north = (one.lat - other.lat) * 111;
  const east = (one.lon - other.lon) * 111 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
