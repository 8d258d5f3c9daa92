import type { Event } from '@vigil/common/events';
import { byNewest, urgencyLevels } from '@vigil/common/listing';
import { isAtPlace } from '@vigil/common/my-places';
import { gravityOf } from './gravity.ts';

/** The highest number of killed that an event gives; 0 if it gives none. */
export function deathsOf({ figures }: Pick<Event, 'figures'>): number {
  const counts = figures.filter(({ what }) => what === 'killed').flatMap(({ value }) => value.match(/\d[\d,]*/g) ?? []);
  return Math.max(0, ...counts.map((count) => Number(count.replaceAll(',', ''))));
}

/** Orders events: those at the given places first, then by urgency, by their dead, and the newest first. */
export function byGravity(places: readonly string[]): (a: Event, b: Event) => number {
  const isAway = ({ location }: Event) => Number(!isAtPlace(location, places));
  const rank = (event: Event) => urgencyLevels.indexOf(gravityOf(event));
  return (a, b) => isAway(a) - isAway(b) || rank(a) - rank(b) || deathsOf(b) - deathsOf(a) || byNewest(a, b);
}
