import { expect, it } from 'vitest';
import { bestPlaces } from './best-places.ts';

const places = [
  'Haifa Bay, Israel',
  'Haifa, Israel',
  'Israel',
  'Northern Israel',
  "Be'er Sheva, Israel",
  'Tehran, Iran',
  'Iran',
  'Qom, Iran',
  'Tel Aviv, Israel',
];

it.each([
  ['Haifa', 'Haifa, Israel'],
  [' haifa ', 'Haifa, Israel'],
  ['haifa b', 'Haifa Bay, Israel'],
  ['Haif', 'Haifa, Israel'],
  ['israel', 'Israel'],
  ['iran', 'Iran'],
  ['beer sheva', "Be'er Sheva, Israel"],
  ['aviv', 'Tel Aviv, Israel'],
  ['Tehran, Iran', 'Tehran, Iran'],
])('the best place for %j is %j', (typed, place) => {
  expect(bestPlaces(places, typed)[0]).toBe(place);
  expect(bestPlaces(places.toReversed(), typed)[0]).toBe(place);
});

it('no place fits a name that is not known, and all fit nothing', () => {
  expect(bestPlaces(places, 'Atlantis')).toEqual([]);
  expect(bestPlaces(places, ' ')).toEqual(places);
});
