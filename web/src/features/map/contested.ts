/**
 * Pairs of areas whose common line is, in whole or in part, an armistice line, a line of control, or claimed by both.
 * Named as Natural Earth names them. docs/map.md says what each of them is.
 */
const pairs: readonly (readonly [string, string])[] = [
  ['Israel', 'Palestine'],
  ['Israel', 'Syria'],
  ['Israel', 'Lebanon'],
  ['Cyprus', 'N. Cyprus'],
  ['Cyprus', 'Cyprus U.N. Buffer Zone'],
  ['Cyprus U.N. Buffer Zone', 'N. Cyprus'],
  ['Armenia', 'Azerbaijan'],
  ['Egypt', 'Sudan'],
  ['S. Sudan', 'Sudan'],
  ['Somalia', 'Somaliland'],
  ['Russia', 'Ukraine'],
  ['Kosovo', 'Serbia'],
  ['Morocco', 'W. Sahara'],
  ['India', 'Pakistan'],
  ['China', 'India'],
  ['North Korea', 'South Korea'],
];

const known = new Set(pairs.map((pair) => pair.join('|')));

export function isContested(a: string, b: string): boolean {
  return known.has([a, b].sort().join('|'));
}
