import { readFile, writeFile } from 'node:fs/promises';
import { quantize } from 'topojson-client';
import { filter, filterWeight, presimplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { CountryShape } from './src/features/map/atlas.ts';

// Draws src/features/map/region.json, the outlines of the region, from Natural Earth at 1:10 million:
// `npx tsx web/make-region.ts`, once world-atlas has changed.

type World = Topology<{ countries: GeometryCollection<CountryShape> }>;

/** West, south, east, north, in degrees. The first one that holds a point decides how much detail it gets. */
const detail: readonly { box: readonly [number, number, number, number]; minArea: number }[] = [
  // Israel and its neighbours, which the inset draws larger.
  { box: [33.5, 29, 37.5, 35], minArea: 0.00006 },
  { box: [24, 10, 68, 44], minArea: 0.004 },
  { box: [-180, -90, 180, 90], minArea: 0.6 },
];
const shown = { west: 22, south: 8, east: 70, north: 46 };
/** Parts of a country smaller than this are left out, in square degrees. */
const minIsland = 0.0015;
const grid = 20_000;

const source = new URL('../node_modules/world-atlas/countries-10m.json', import.meta.url);
const world: World = JSON.parse(await readFile(source, 'utf8'));
const { bbox: _, ...detailed } = presimplify(world);
const arcs = detailed.arcs.map((arc) =>
  arc.flatMap(([lon = 0, lat = 0, weight = 0]) => (weight >= minAreaAt(lon, lat) ? [[lon, lat]] : [])),
);
const { countries } = detailed.objects;
const inRegion = { ...countries, geometries: countries.geometries.filter(isInRegion) };
const simple: World = { ...detailed, arcs, objects: { countries: inRegion } };
const region = quantize(filter(simple, filterWeight(simple, minIsland)), grid);
await writeFile(new URL('src/features/map/region.json', import.meta.url), JSON.stringify(region));

function minAreaAt(lon: number, lat: number): number {
  const found = detail.find(({ box: [west, south, east, north] }) => {
    return lon >= west && lon <= east && lat >= south && lat <= north;
  });
  return found?.minArea ?? 1;
}

function isInRegion(country: { arcs?: unknown }): boolean {
  const own = [country.arcs].flat(4).filter((index) => typeof index === 'number');
  return own.some((index) =>
    (detailed.arcs[index < 0 ? ~index : index] ?? []).some(([lon = 0, lat = 0]) => {
      return lon >= shown.west && lon <= shown.east && lat >= shown.south && lat <= shown.north;
    }),
  );
}
