import type { Feature, Geometry, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import worldAddress from 'world-atlas/countries-110m.json?url';
import { isContested } from './contested.ts';
import regionAddress from './region.json?url';

/** Its `id` is its number in ISO 3166, where it has one. */
export type Country = Feature<Polygon | MultiPolygon, { name: string }>;

export const israel = '376';
export const iran = '364';

export interface Atlas {
  countries: readonly Country[];
  /** Borders that are disputed or not agreed, of which the lines show what is held. */
  contested: MultiLineString;
}

interface CountryShape {
  name: string;
}

/** The countries of the region, in more detail than those of the world. Both throw if they cannot be loaded. */
export const loadRegion = (): Promise<Atlas> => loadAtlas(regionAddress);
export const loadWorld = (): Promise<Atlas> => loadAtlas(worldAddress);

async function loadAtlas(address: string): Promise<Atlas> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map could not be fetched: ${answer.status}`);
  const topology: Topology<{ countries: GeometryCollection<CountryShape> }> = await answer.json();
  const { countries } = topology.objects;
  return {
    countries: feature(topology, countries).features.filter(isArea),
    contested: mesh(topology, countries, (a, b) => a !== b && isContested(nameOf(a), nameOf(b))),
  };
}

function isArea(one: Feature<Geometry, CountryShape>): one is Country {
  return one.geometry.type === 'Polygon' || one.geometry.type === 'MultiPolygon';
}

function nameOf({ properties }: { properties?: unknown }): string {
  return typeof properties === 'object' && properties !== null && 'name' in properties ? String(properties.name) : '';
}
