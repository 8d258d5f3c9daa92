import { kilometres } from '@vigil/common/distance';
import type { StatedReport } from './stated-report.ts';

type SpotOfReport = Pick<StatedReport, 'location' | 'place'>;

/** 'Haifa, Israel'; not 'Israel' or 'Strait of Hormuz'. */
export function isTown({ location, place }: SpotOfReport): boolean {
  return place !== null && location.includes(', ');
}

/** Names of one town, of its quarters and of what lies beside it are so near, in kilometres. */
const kmOfTown = 8;
/** Farther apart than this, two reports do not name one town by the names of its neighbours. */
const kmOfOther = 25;

/** Both name a town, and the same. */
export function areTogether(a: SpotOfReport, b: SpotOfReport): boolean {
  return isTown(a) && isTown(b) && distance(a, b) <= kmOfTown;
}

/** Both name a town, and not the same. */
export function areElsewhere(a: SpotOfReport, b: SpotOfReport): boolean {
  return isTown(a) && isTown(b) && distance(a, b) > kmOfOther;
}

/** As far as this from the middle of a region, a town lies in it, in kilometres. */
const kmOfRegion = 80;

/** One names a town, the other its country or the region around it. */
export function isAround(a: SpotOfReport, b: SpotOfReport): boolean {
  const [town, area] = isTown(a) ? [a, b] : [b, a];
  if (!isTown(town) || isTown(area) || area.place === null) return false;
  return town.location.endsWith(`, ${area.location}`) || distance(town, area) <= kmOfRegion;
}

function distance(a: SpotOfReport, b: SpotOfReport): number {
  return a.place && b.place ? kilometres(a.place, b.place) : Number.POSITIVE_INFINITY;
}
