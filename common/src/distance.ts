import type { Place } from './events.ts';

/** Kilometres between two places, on a plane: near enough at the size of a province. */
export function kilometres(one: Place, other: Place): number {
  const north = (one.lat - other.lat) * 111;
  const east = (one.lon - other.lon) * 111 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
