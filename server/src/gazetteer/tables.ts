import { readFileSync } from 'node:fs';
import type { Place } from '@vigil/common/events';
import { z } from 'zod';

/** `seat`: an organisation or office that stands for the town of its seat; `none`: a name that contains one of a place, such as a newspaper's. */
const kinds = ['capital', 'town', 'site', 'region', 'sea', 'seat', 'none'] as const;

/** A place of the tables, as displayed: 'Isfahan, Iran', 'Strait of Hormuz'. */
export interface Spot {
  location: string;
  /** A state by its ISO 3166 code (xs: Somaliland), or `hormuz`, `redsea`, `sea` (other waters), `region` (of several states). */
  code: string;
  kind: (typeof kinds)[number] | 'country' | 'people';
  place: Place;
}

/** A place and the names that texts give it. */
export interface NamedSpot extends Spot {
  names: readonly string[];
}

const Names = z.string().transform((cell) => cell.split('|').filter((name) => name !== ''));
const Degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d{1,2})?$/, 'degrees have at most two decimals')
    .transform(Number)
    .pipe(z.number().min(-max).max(max));
const Code = z.string().regex(/^(?:[a-z]{2}|hormuz|redsea|sea|region|global)$/);
const Written = z.string().regex(/^\S.*\S$/);

const CountryRow = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  name: Written,
  lat: Degrees(90),
  lon: Degrees(180),
  en: Names,
  he: Names,
  ar: Names,
  fa: Names,
  'people en': Names,
  'people he': Names,
  'people ar': Names,
  'people fa': Names,
});
const PlaceRow = z.strictObject({
  location: Written,
  code: Code,
  kind: z.enum(kinds),
  lat: Degrees(90),
  lon: Degrees(180),
  en: Names,
  he: Names,
  ar: Names,
  fa: Names,
});

/**
 * The rows of a table with tabs and a line of titles.
 * @throws Error with the file and the line of the first row that does not fit.
 */
export function parseTable<T extends z.ZodType>(file: string, text: string, row: T): z.output<T>[] {
  const [head = '', ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const titles = head.split('\t');
  return lines.map((line, at) => {
    const cells = line.split('\t');
    const parsed = row.safeParse(Object.fromEntries(titles.map((title, index) => [title, cells[index]])));
    const fault =
      cells.length === titles.length ? parsed.error?.issues[0] : { path: [], message: 'wrong number of cells' };
    if (fault || !parsed.success)
      throw new Error(`${file}, line ${at + 2}: ${[fault?.path.join('.'), fault?.message].filter(Boolean).join(': ')}`);
    return parsed.data;
  });
}

function read<T extends z.ZodType>(file: string, row: T): z.output<T>[] {
  return parseTable(file, readFileSync(new URL(`../../places/${file}`, import.meta.url), 'utf8'), row);
}

const countryRows = read('countries.tsv', CountryRow);

export const countrySpots: readonly NamedSpot[] = countryRows.flatMap((row) => {
  const spot = { location: row.name, code: row.code, place: { lat: row.lat, lon: row.lon } };
  return [
    { ...spot, kind: 'country' as const, names: [...row.en, ...row.he, ...row.ar, ...row.fa] },
    {
      ...spot,
      kind: 'people' as const,
      names: [...row['people en'], ...row['people he'], ...row['people ar'], ...row['people fa']],
    },
  ];
});

export const placeSpots: readonly NamedSpot[] = read('places.tsv', PlaceRow).map((row) => ({
  location: row.location,
  code: row.code,
  kind: row.kind,
  place: { lat: row.lat, lon: row.lon },
  names: [...row.en, ...row.he, ...row.ar, ...row.fa],
}));
