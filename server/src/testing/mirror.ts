import { placeSpots } from '../gazetteer/tables.ts';
import { pairs } from '../language/data/parties.ts';

/**
 * Swaps Israel and Iran, with their peoples, forces, services, leaders and towns. Towns are paired in gazetteer order,
 * nuclear sites with nuclear sites. The shorter list repeats, so mirroring twice may name another town.
 */
export function mirrorText(text: string): string {
  return text.replace(names, (name) => {
    const image = counterparts.get(fold(name)) ?? name;
    if (/^[^\p{Ll}]{4,}$/u.test(name)) return image.toUpperCase();
    return /^\p{Lu}/u.test(name) ? image.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase()) : image;
  });
}

/** Names without a counterpart on the other side: a text and its mirror image can differ in them. */
export const unpaired: readonly { name: RegExp; reason: string }[] = [
  { name: /\bbushehr\b/i, reason: 'a power reactor; the other side has none' },
];

/** Nuclear sites that headlines name. */
const sites: readonly (readonly [israel: string, iran: string])[] = [
  ['dimona', 'natanz'],
  ['soreq', 'khondab'],
  ['soreq', 'fordo'],
  ['soreq', 'fordow'],
];

const isSite = (name: string) => sites.some((pair) => pair.includes(name));

/** Towns and provinces. Capitals are among the names of the parties; 'Southern Iran' is mirrored by its country. */
const towns = (code: string, country: string) =>
  placeSpots
    .filter((spot) => spot.code === code && spot.kind !== 'none')
    .map(({ names }) =>
      names.filter((name) => latin.test(name) && !isSite(fold(name)) && !name.includes(country) && !isCapital(name)),
    )
    .filter(({ length }) => length > 0);
const latin = /^\p{Script=Latin}/u;
const isCapital = (name: string) =>
  pairs.some(({ role, israel, iran }) => role === 'capital' && [...israel, ...iran].includes(fold(name)));

const israeli = towns('il', 'Israel');
const iranian = towns('ir', 'Iran');

const counterparts = new Map<string, string>([
  ...townsTo(israeli, iranian),
  ...townsTo(iranian, israeli),
  ...[
    ...sites,
    ...pairs.flatMap(({ israel, iran }) => israel.map((name, at) => [name, iran[at] ?? name] as const)),
  ].flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ]),
]);

const names = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...counterparts.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[ -]').replaceAll("'", "['’]"))
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Each town is the list of its names. */
function townsTo(from: readonly string[][], to: readonly string[][]): [string, string][] {
  return from.flatMap((spellings, at): [string, string][] => {
    const image = fold(to[at % to.length]?.[0] ?? '');
    return spellings.map((spelling): [string, string] => [fold(spelling), image]);
  });
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').replaceAll('’', "'");
}
