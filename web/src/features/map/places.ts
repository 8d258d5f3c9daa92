import type { Event, Place, UrgencyLevel } from '@vigil/common/events';
import { byNewest, urgencyLevels } from '@vigil/common/listing';
import { gravityOf } from '../../kit/gravity.ts';

type PlacedEvent = Pick<Event, 'id' | 'location' | 'place' | 'urgencyLevel' | 'kind' | 'timestamp' | 'deletedAt'>;

/** What happened at one place. */
export interface MapSpot {
  /** As the events have it, or its position where they name none. */
  name: string;
  place: Place;
  /** The highest of its events. */
  urgency: UrgencyLevel;
  /** Newest first. */
  eventIds: readonly string[];
  /** The time of the newest, ISO 8601. */
  newestAt: string;
}

interface Spots {
  /** The place with most events first; equal ones by urgency, then by name. */
  spots: readonly MapSpot[];
  /** Events that name no place with a position. */
  withoutPlace: number;
}

/**
 * Gathers events by where they were. One name is one place, at any position: it stands where most of its
 * events do. Hidden events do not count.
 */
export function gatherSpots(events: Iterable<PlacedEvent>): Spots {
  const byName = new Map<string, (PlacedEvent & { place: Place })[]>();
  let withoutPlace = 0;
  for (const event of events) {
    if (event.deletedAt !== null) continue;
    const { place } = event;
    if (place === null) {
      withoutPlace += 1;
      continue;
    }
    const name = event.location.trim() || positionOf(place);
    const there = byName.get(name);
    if (there) there.push({ ...event, place });
    else byName.set(name, [{ ...event, place }]);
  }
  const spots = [...byName].map(([name, all]) => ({
    name,
    newestAt: all.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), ''),
    place: commonest(all.map(({ place }) => place)),
    urgency: urgencyLevels.find((level) => all.some((event) => gravityOf(event) === level)) ?? 'low',
    eventIds: all.sort(byNewest).map(({ id }) => id),
  }));
  return { spots: spots.sort(byWeight), withoutPlace };
}

function byWeight(a: MapSpot, b: MapSpot): number {
  const byCount = b.eventIds.length - a.eventIds.length;
  const byUrgency = urgencyLevels.indexOf(a.urgency) - urgencyLevels.indexOf(b.urgency);
  return byCount || byUrgency || (a.name < b.name ? -1 : 1);
}

/** Of equally frequent ones the same in any order of events, so that a mark does not wander. */
function commonest(places: readonly Place[]): Place {
  const counts = new Map<string, { place: Place; count: number }>();
  for (const place of places) {
    const key = positionOf(place);
    counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [first] = [...counts].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1));
  return first ? first[1].place : { lat: 0, lon: 0 };
}

/** '31.77° N, 35.21° E' */
function positionOf({ lat, lon }: Place): string {
  return `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon)}° ${lon < 0 ? 'W' : 'E'}`;
}
