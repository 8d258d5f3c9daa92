import {
  againNames,
  countryNames,
  keysOf,
  kindNames,
  partyNames,
  realityNames,
  roleNames,
} from '@vigil/common/statement-words';
import { agains, countries, kinds, parties, realities, roles } from '@vigil/reader';
import { expect, it } from 'vitest';
import { makeReadStatement } from '../../testing/make.ts';
import { readingOf } from './reading.ts';

it.each([
  ['kinds', keysOf(kindNames), kinds],
  ['realities', keysOf(realityNames), realities],
  ['agains', keysOf(againNames), agains],
  ['parties', keysOf(partyNames), parties],
  ['countries', keysOf(countryNames), countries],
  ['roles', keysOf(roleNames), roles],
])('all %s that the reader knows have a name, and no others', (_, named, known) => {
  expect(named).toEqual([...known]);
});

const title = 'Iran hits Haifa';
const span = (start: number, end: number, place: 'title' | 'summary' = 'title') =>
  ({ role: 'who', in: place, start, end }) as const;

it('shows neither the vector nor the id of the model', () => {
  const reading = readingOf({ title, statement: makeReadStatement() });
  expect(reading).toMatchObject({ reader: 'model', kind: 'attack' });
  expect(Object.keys(reading ?? {})).not.toContain('vector');
  expect(JSON.stringify(reading)).not.toContain(makeReadStatement().model);
});

it('says by whom it was read, and nothing of a report that was not', () => {
  expect(readingOf({ title, statement: makeReadStatement({ model: 'alert' }) })?.reader).toBe('alert');
  expect(readingOf({ title })).toBeUndefined();
});

it('marks words of the title alone, in their order, none twice, and none that the title has lost', () => {
  const spans = [span(10, 15), span(2, 6), span(0, 4), span(0, 4, 'summary'), span(12, 30)];
  expect(readingOf({ title, statement: makeReadStatement({ spans }) })?.spans).toEqual([
    { role: 'who', start: 0, end: 4 },
    { role: 'who', start: 10, end: 15 },
  ]);
});
