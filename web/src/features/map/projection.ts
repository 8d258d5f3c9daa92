import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth } from 'd3-geo';
import type { Box } from './frame.ts';

/** The point midway between the middles of Israel and Iran: both are as far from it, and drawn to one scale. */
const middle = { lon: 44, lat: 32 };

interface Size {
  width: number;
  height: number;
}

/** What of a sheet the box does not use, in pixels. */
interface Kept {
  left: number;
  bottom: number;
}

/** Areas are true on both: no country is drawn larger than it is against another. */
export function regionProjection(
  box: Box,
  { width, height }: Size,
  { left, bottom }: Kept = { left: 0, bottom: 0 },
): GeoProjection {
  const { west, south, east, north } = box;
  const [lons, lats] = [
    [west, (west + east) / 2, east],
    [south, (south + north) / 2, north],
  ];
  const coordinates = lons.flatMap((lon) => lats.map((lat): [number, number] => [lon, lat]));
  const [[x0, y0], [x1, y1]] = margin({ width, height }, 4);
  return geoAzimuthalEqualArea()
    .rotate([-middle.lon, -middle.lat])
    .fitExtent(
      [
        [x0 + left, y0],
        [x1, y1 - bottom],
      ],
      { type: 'MultiPoint', coordinates },
    )
    .clipExtent(margin({ width, height }, -2));
}

export function worldProjection({ width, height }: Size): GeoProjection {
  return geoEqualEarth()
    .rotate([-middle.lon, 0])
    .fitExtent(margin({ width, height }, 4), { type: 'MultiPoint', coordinates: inhabited })
    .clipExtent(margin({ width, height }, -2));
}

/** The ends of the equator, and of where people live. */
const inhabited: [number, number][] = [
  [middle.lon - 179.9, 0],
  [middle.lon + 179.9, 0],
  [middle.lon, 78],
  [middle.lon, -55],
];

function margin({ width, height }: Size, by: number): [[number, number], [number, number]] {
  return [
    [by, by],
    [width - by, height - by],
  ];
}
