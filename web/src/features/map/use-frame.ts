import { useMemo } from 'react';
import { type Box, frameOf } from './frame.ts';
import type { MapSpot } from './places.ts';

/** The part of the world to show: the same object while it is the same, so that land renders only when it changes. */
export function useFrame(spots: readonly MapSpot[]): Box {
  const { west, south, east, north } = frameOf(spots.map(({ place }) => place));
  return useMemo(() => ({ west, south, east, north }), [west, south, east, north]);
}
