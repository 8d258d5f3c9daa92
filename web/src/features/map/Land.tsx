import { type GeoProjection, geoGraticule10, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import { nameOf } from './areas.ts';
import { type Atlas, type Country, iran, israel } from './atlas.ts';
import css from './EventMap.module.css';

interface LandProps {
  atlas: Atlas;
  projection: GeoProjection;
  /** The names of countries that have a count. Their outlines are stronger. */
  counted: string;
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** Outlines of countries. They are projected once; zooming only transforms them. */
export const Land = memo(function Land({ atlas, projection, counted, chosen, onChoose }: LandProps) {
  const { graticule, contested, shapes } = useMemo(() => drawLand(atlas, projection), [atlas, projection]);
  const names = new Set(counted.split('|'));
  return (
    <>
      <path d={graticule} className={css.graticule} />
      {shapes.map(({ name, key, d, side }) => (
        <path
          key={key}
          d={d}
          className={css.country}
          data-side={side}
          {...(names.has(name) && { 'data-area': name, onClick: () => onChoose(name) })}
          data-chosen={name === chosen || undefined}
        />
      ))}
      <path d={contested} className={css.contested} />
    </>
  );
});

function drawLand({ countries, contested }: Atlas, projection: GeoProjection) {
  const path = geoPath(projection);
  const shapes = countries.flatMap((country) => {
    const d = path(country);
    return d ? [{ key: country.properties.name, name: nameOf(country), d, side: sideOf(country) }] : [];
  });
  return { shapes, contested: path(contested) ?? '', graticule: path(geoGraticule10()) ?? '' };
}

export function sideOf({ id }: Country): 'a' | 'b' | undefined {
  if (id === israel) return 'a';
  return id === iran ? 'b' : undefined;
}
