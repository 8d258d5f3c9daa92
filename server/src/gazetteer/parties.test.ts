import { parties } from '@vigil/reader';
import { expect, it } from 'vitest';
import { partyInText, partyName, sideOf } from './parties.ts';

it('gives each party a name', () => {
  expect(parties.filter((party) => partyName(party) === party)).toEqual([]);
  expect(
    ['us', 'hezbollah', 'gulf'].map((party) => parties.find((one) => one === party)).map((p) => p && partyName(p)),
  ).toEqual(['United States', 'Hezbollah', 'Gulf states']);
  expect(partyInText('us')).toBe('the United States');
});

it('counts the United States to the Israeli camp and armed allies to the Iranian one', () => {
  const camp = (side: string) => parties.filter((party) => sideOf(party) === side);
  expect(camp('israeli')).toEqual(['il', 'us']);
  expect(camp('iranian')).toEqual(['ir', 'hezbollah', 'houthis', 'hamas', 'militias']);
});
