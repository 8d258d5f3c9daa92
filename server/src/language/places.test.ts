import { expect, it } from 'vitest';
import { countryOf, findPlaces, gazetteer } from './places.ts';
import { toWords } from './text.ts';

it('gives the country of each place of the gazetteer back, also of parts of a country', () => {
  const parts = gazetteer.filter((location) => /^(?:North|South|East|West|Central)\S* /.test(location));
  expect(parts).toContain('Southern Lebanon');
  const known = parts.map((location) => findPlaces(toWords(location))[0]?.value.country || location);
  expect(parts.map(countryOf)).toEqual(known);
});

it.each([
  ['Beirut, Lebanon', 'Lebanon'],
  ['Northwestern Iran', 'Iran'],
  ['West Bank', 'West Bank'],
  ['South Korea', 'South Korea'],
  ['Red Sea', 'Red Sea'],
])('the country of "%s" is %s', (location, country) => {
  expect(countryOf(location)).toBe(country);
});
