import { countrySpots, placeSpots } from '@vigil/server/gazetteer/tables';

/** What a mutation makes wrong in a sentence. */
export type Fault = 'name' | 'number' | 'date' | 'place' | 'side' | 'negation';

interface Mutant {
  fault: Fault;
  text: string;
}

/** A sentence in wrong versions, of each fault as many as it has room for. `ground` is all that its events say. */
export function mutantsOf(text: string, ground: string, names: readonly string[], random: () => number): Mutant[] {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const strange = (pool: readonly string[]) =>
    pick(pool.filter((name) => !ground.toLowerCase().includes(name.toLowerCase())));
  const mutants: Mutant[] = [];
  const add = (fault: Fault, mutant: string | undefined) => {
    if (mutant && mutant !== text) mutants.push({ fault, text: mutant });
  };

  const own = names.filter((name) => has(text, name));
  const name = pick(own);
  if (name) add('name', replace(text, name, strange(names)));
  const [first, second] = own;
  if (first && second) add('name', exchange(text, first, second));

  const town = pick(towns.filter((one) => has(text, one)));
  if (town) add('place', replace(text, town, strange(towns)));
  const country = pick(lands.filter((one) => has(text, one) && !/Israel|Iran/.test(one)));
  if (country) add('place', replace(text, country, strange(lands)));

  for (const [number = ''] of text.matchAll(/(?<![\w.,])\d[\d,]*(?:\.\d+)?(?![\w-])/g))
    add('number', text.replace(number, wrongNumber(number, random)));
  const word = pick(numberWords.filter((one) => has(text, one)));
  if (word) add('number', replace(text, word, pick(numberWords.filter((one) => one !== word))));

  for (const list of [months, weekdays]) {
    const one = pick(list.filter((name) => has(text, name)));
    if (one) add('date', replace(text, one, pick(list.filter((other) => !has(ground, other)))));
  }
  for (const [from, to] of times) if (has(text, from)) add('date', replace(text, from, to));

  add('side', text.replace(/\b(?:Israel|Iran)(i|is|ian|ians)?\b/g, swapSide));
  const sides = [...text.matchAll(/\b(?:Israeli?|Iran(?:ian)?)\b/g)];
  const side = pick(sides);
  if (side) add('side', text.slice(0, side.index) + swapSide(side[0]) + text.slice(side.index + side[0].length));

  for (const [from, to] of negations) if (from.test(text)) add('negation', text.replace(from, to));
  return mutants;
}

/** A list of the names of people, groups and forces in texts: words with a capital that do not begin a sentence. */
export function namesIn(texts: readonly string[]): string[] {
  const known = new Set([...towns, ...lands, ...months, ...weekdays].flatMap((name) => name.split(/[ -]/)));
  const found = texts.flatMap((text) => [...text.matchAll(/(?<=[a-z,] )\p{Lu}\p{Ll}{3,}\b/gu)].map(([name]) => name));
  return [...new Set(found)].filter(
    (name) => !known.has(name) && !/Israel|Iran|American|Lebanese|Iraqi|British/.test(name),
  );
}

const towns = placeSpots.flatMap(({ location }) => {
  const [name = '', country] = location.split(', ');
  return country && !/ern |[ -]al|^The /.test(name) ? [name] : [];
});
const lands = [...new Set(countrySpots.map(({ location }) => location))];
const months = 'January February March April June July August September October November December'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const numberWords = 'two three four five six seven eight nine ten eleven twelve thirty forty'.split(' ');
const times: [string, string][] = [
  ['overnight', 'yesterday'],
  ['next day', 'next week'],
  ['a week later', 'a month later'],
  ['hours after', 'days after'],
  ['before dawn', 'before midnight'],
  ['two years', 'two months'],
];
const negations: [RegExp, string][] = [
  [/\b(was|were|is|had|has|have|would|could|did)\b(?! not| no)/, '$1 not'],
  [/ (said|says) (?!no\b)/, ' denied '],
  [
    /\b(strikes|kills|fires|hits|launches|executes|rejects|bombs|seizes|opens|agree|announces|imposes|orders)\b/,
    'does not $1',
  ],
  [
    /\b(struck|killed|fired|launched|reported|confirmed|called|condemned|announced|claimed|promised|urged)\b/,
    'never $1',
  ],
  [/\b(did|was|were|had|would|could) not\b/, '$1'],
  [/\bno (?=[a-z])/, 'many '],
  [/\bneither (\w+) nor\b/, 'both $1 and'],
  [/\bwould\b/, 'will'],
  [/\bdenied\b/, 'confirmed'],
  [/\brejects\b/, 'accepts'],
  [/\bcondemned\b/, 'welcomed'],
];

function has(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}

function replace(text: string, name: string, by: string | undefined): string | undefined {
  return by && text.replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`), by);
}

function exchange(text: string, a: string, b: string): string {
  return text.replace(new RegExp(`(?<![\\w-])(?:${a}|${b})(?![\\w-])`, 'g'), (name) => (name === a ? b : a));
}

/** One more, ten times as many, or half. */
function wrongNumber(number: string, random: () => number): string {
  const value = Number(number.replaceAll(',', ''));
  const wrong = [value + 1, value * 10, Math.ceil(value / 2) + 2][Math.floor(random() * 3)] ?? value + 1;
  return wrong === value ? String(value + 3) : String(Number(wrong.toFixed(2)));
}

function swapSide(word: string): string {
  if (word.startsWith('Israel'))
    return word.replace(/^Israel(is|i)?/, (_, end) => (end ? (end === 'is' ? 'Iranians' : 'Iranian') : 'Iran'));
  return word.replace(/^Iran(ians|ian)?/, (_, end) => (end ? (end === 'ians' ? 'Israelis' : 'Israeli') : 'Israel'));
}
