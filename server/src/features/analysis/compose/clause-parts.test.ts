import { expect, it } from 'vitest';
import { partiesOf } from './clause-parts.ts';

const named = (...parties: string[]) => parties.map((who) => ({ who }));

it('takes the sides that a title names for the parties of a deal, and no mediator', () => {
  expect(partiesOf(['usa', 'pakistan'], named('usa', 'iran', 'pakistan'))).toEqual(['usa', 'iran']);
});

it('takes those that act where they are two sides, else all states', () => {
  expect(partiesOf(['israel', 'ally in Lebanon'], named('israel', 'iran'))).toEqual(['israel', 'ally in Lebanon']);
  expect(partiesOf(['oman', 'qatar'], named('oman', 'qatar'))).toEqual(['oman', 'qatar']);
});
