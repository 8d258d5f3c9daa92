import { geoGraticule10, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { UrgencyShape } from '../../kit/UrgencyShape.tsx';
import { type Country, iran, israel } from './atlas.ts';
import css from './EventMap.module.css';
import type { Box } from './frame.ts';
import { placeLabels, type Wanted } from './labels.ts';
import type { Spot } from './places.ts';
import { regionProjection, worldProjection } from './projection.ts';

interface DrawingProps {
  countries: readonly Country[];
  spots: readonly Spot[];
  /** The part to show; null for the whole world. */
  box: Box | null;
  size: { width: number; height: number };
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** Land, marks and names. The list beside it has the same content for keyboard and screen reader. */
export function Drawing({ countries, spots, box, size: { width, height }, chosen, onChoose }: DrawingProps) {
  const projection = useMemo(
    () => (box ? regionProjection(box, { width, height }) : worldProjection({ width, height })),
    [box, width, height],
  );
  const land = useMemo(() => drawLand(countries, projection, box !== null), [countries, projection, box]);
  const scale = (width < 480 ? 0.8 : 1) * (box ? 1 : 0.75);
  const marks = spots.flatMap((spot) => {
    const at = projection([spot.place.lon, spot.place.lat]);
    return at ? [{ spot, x: at[0], y: at[1], size: scale * sizeOf(spot.eventIds.length) }] : [];
  });
  const wanted = [
    ...land.names.filter(({ isSide }) => isSide),
    ...marks.map(({ spot, x, y, size }) => ({ text: shortName(spot.name), x, y, radius: size / 2, fontSize: 12 })),
    ...land.names.filter(({ isSide }) => !isSide),
  ];
  const labels = placeLabels(wanted, { width, height });
  const isPlace = (index: number) => (wanted[index]?.radius ?? 0) > 0;
  return (
    <svg width={width} height={height} className={css.drawing} aria-hidden="true">
      <path d={land.graticule} className={css.graticule} />
      {land.paths.map(({ key, d, side }) => (
        <path key={key} d={d} className={css.country} data-side={side} />
      ))}
      {marks.map(({ spot, x, y, size }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map has the same for the keyboard.
        <g
          key={spot.name}
          className={css.mark}
          data-chosen={spot.name === chosen || undefined}
          onClick={() => onChoose(spot.name)}
        >
          <title>{`${spot.name}: ${spot.eventIds.length}`}</title>
          <circle cx={x} cy={y} r={Math.max(12, size / 2 + 4)} className={css.target} />
          <UrgencyShape level={spot.urgency} x={x} y={y} size={size} />
        </g>
      ))}
      {[...labels].map(([index, { text, x, y }]) => (
        <text key={index} x={x} y={y} dominantBaseline="central" className={isPlace(index) ? css.place : css.name}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The area of a mark grows with its events, up to a size that leaves its neighbours visible. */
function sizeOf(count: number): number {
  return Math.min(28, 6 + 2.6 * Math.sqrt(count));
}

/** 'Isfahan, Iran' stands in Iran; the list has the name in full. */
function shortName(name: string): string {
  return name.split(',')[0] ?? name;
}

interface Name extends Wanted {
  isSide: boolean;
}

function drawLand(countries: readonly Country[], projection: ReturnType<typeof worldProjection>, isNear: boolean) {
  const path = geoPath(projection);
  const paths = countries.flatMap((country) => {
    const d = path(country);
    return d ? [{ key: country.properties.name, d, side: sideOf(country) }] : [];
  });
  const names = countries.flatMap((country): Name[] => {
    const [x, y] = path.centroid(country);
    const isSide = sideOf(country) !== undefined;
    if (!isNear || !Number.isFinite(x) || (!isSide && path.area(country) < 1600)) return [];
    const [[left, top], [right, bottom]] = path.bounds(country);
    // Both sides are always named: if a country is too small for its name, the name stands beside it.
    const reach = isSide && { reach: [(right - left) / 2, (bottom - top) / 2] as const };
    return [{ text: country.properties.name, x, y, radius: 0, fontSize: 11.5, isSide, ...reach }];
  });
  return { paths, names, graticule: path(geoGraticule10()) ?? '' };
}

function sideOf({ id }: Country): 'a' | 'b' | undefined {
  if (id === israel) return 'a';
  return id === iran ? 'b' : undefined;
}
