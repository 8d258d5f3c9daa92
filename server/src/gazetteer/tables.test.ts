import { countries } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countrySpots, parseTable, placeSpots } from './tables.ts';

describe('the tables of places', () => {
  it('have each country of the reader', () => {
    const known = new Set([...countrySpots, ...placeSpots].map(({ code }) => code));
    expect(countries.filter((code) => code !== 'other' && !known.has(code))).toEqual([]);
  });

  it('display a town with its country or region', () => {
    const holders = new Set([...countrySpots, ...placeSpots].map(({ location }) => location));
    const wrong = placeSpots
      .filter(({ kind }) => kind !== 'none')
      .filter(
        ({ location }) =>
          !location
            .split(', ')
            .slice(1)
            .every((holder) => holders.has(holder)),
      );
    expect(wrong.map(({ location }) => location)).toEqual([]);
  });

  it('have a country for each place of a state', () => {
    const states = new Set(countrySpots.map(({ code }) => code));
    const wrong = placeSpots.filter(({ code }) => code.length === 2 && !states.has(code));
    expect(wrong.map(({ location }) => location)).toEqual([]);
  });

  it('have at least 400 places of the region with names in all four languages', () => {
    const region = new Set(['il', 'ps', 'ir', 'lb', 'sy', 'iq', 'ye', 'ae', 'bh', 'kw', 'om', 'qa', 'sa', 'jo', 'eg']);
    const scripts = [/[a-z]/i, /[\u05d0-\u05ea]/, /[\u0620-\u06ff]/];
    const whole = placeSpots.filter(
      ({ code, names }) => region.has(code) && scripts.every((script) => names.some((name) => script.test(name))),
    );
    expect(whole.length).toBeGreaterThan(400);
  });
});

describe('a table', () => {
  const Row = z.strictObject({ name: z.string().min(1), size: z.string().regex(/^\d+$/) });

  it('is read by its titles', () => {
    expect(parseTable('a.tsv', 'name\tsize\nOne\t1\n', Row)).toEqual([{ name: 'One', size: '1' }]);
  });

  it.each([
    ['name\tsize\nOne\t1\nTwo\tx\n', /^a\.tsv, line 3: size: /],
    ['name\tsize\nOne\t1\t2\n', /^a\.tsv, line 2: wrong number of cells$/],
    ['name\tsize\n\nOne\t1\n', /^a\.tsv, line 2: wrong number of cells$/],
    ['name\tsizes\nOne\t1\n', /^a\.tsv, line 2: /],
  ])('is refused with its line: %j', (text, message) => {
    expect(() => parseTable('a.tsv', text, Row)).toThrow(message);
  });
});
