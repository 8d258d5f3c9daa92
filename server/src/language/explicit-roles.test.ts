import { describe, expect, it } from 'vitest';
import type { Roles } from './explicit-roles.ts';
import { frameOf } from './frame.ts';
import { readPassages } from './passage.ts';

function explicitIn(title: string): Roles {
  return frameOf(readPassages({ title, summary: '' })).certain;
}

describe('explicit roles', () => {
  it.each([
    ['Israeli jets hit port in Bandar Abbas', 'israel', null],
    ['Iran fires ballistic missiles at Israel', 'iran', null],
    ['Iranian frigate sunk by US submarine', 'usa', 'iran'],
    ['Hezbollah attacks Israel', 'ally in Lebanon', 'israel'],
    ['Saudi Arabia condemns Israeli attack on Iran', 'Saudi Arabia', 'israel'],
    ['Trump warns Iran', 'usa', 'iran'],
    ["Trump's Iran threat angers party", 'usa', 'iran'],
    ["Khamenei's Israel warning draws reply", 'iran', 'israel'],
    ["Netanyahu's Iran warning draws reply", 'israel', 'iran'],
    ['US-Israel threats to Iran draw reply', 'israel', null],
  ])('of %j are %j and %j', (title, actor, target) => {
    expect(explicitIn(title)).toEqual({ actor, target });
  });

  it.each([
    ['the possessor of what was hit', 'Annex next to Iranian embassy in Syria levelled'],
    ['a party that only reports it', 'Iran reports blast near Isfahan'],
    ['a location', 'Hezbollah leader dies in Beirut strike'],
    ['the agent of another predicate', 'Gas output stopped following drone strike by Iran'],
  ])('do not name %s as the actor', (_, title) => {
    expect(explicitIn(title).actor).toBeNull();
  });

  it('do not name the party that will act as the party that is warned', () => {
    expect(explicitIn('Trump warns US will intervene').target).toBeNull();
    expect(explicitIn('Trump threatens US intervention').target).toBeNull();
  });

  it('are read in the same way for both sides', () => {
    expect(explicitIn('Israel bombs Iran')).toEqual({ actor: 'israel', target: 'iran' });
    expect(explicitIn('Iran bombs Israel')).toEqual({ actor: 'iran', target: 'israel' });
  });
});
