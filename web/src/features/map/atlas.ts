import type { Feature, Geometry, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import address from 'world-atlas/countries-110m.json?url';

/** Its `id` is its number in ISO 3166, where it has one. */
export type Country = Feature<Polygon | MultiPolygon, { name: string }>;

export const israel = '376';
export const iran = '364';

interface Shape {
  name: string;
}

/** The countries of the world, from this origin. Throws if they cannot be loaded. */
export async function loadCountries(): Promise<readonly Country[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map could not be fetched: ${answer.status}`);
  const atlas: Topology<{ countries: GeometryCollection<Shape> }> = await answer.json();
  return feature(atlas, atlas.objects.countries).features.filter(isArea);
}

function isArea(one: Feature<Geometry, Shape>): one is Country {
  return one.geometry.type === 'Polygon' || one.geometry.type === 'MultiPolygon';
}
