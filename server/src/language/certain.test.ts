import { describe, expect, it } from 'vitest';
import type { Ends } from './certain.ts';
import { frameOf } from './frame.ts';
import { read } from './passage.ts';

function certainOf(title: string): Ends {
  return frameOf(read({ title, summary: '' })).certain;
}

describe('the ends that words leave no doubt of', () => {
  it.each([
    ['Israeli jets hit port in Bandar Abbas', 'israel', null],
    ['Iran fires ballistic missiles at Israel', 'iran', null],
    ['Iranian frigate sunk by US submarine', 'usa', 'iran'],
    ['Hezbollah attacks Israel', 'ally in Lebanon', 'israel'],
    ['Saudi Arabia condemns Israeli attack on Iran', 'Saudi Arabia', 'israel'],
    ['Trump warns Iran', 'usa', 'iran'],
  ])('of %j are %j and %j', (title, actor, target) => {
    expect(certainOf(title)).toEqual({ actor, target });
  });

  it.each([
    ['the possessor of what was hit', 'Annex next to Iranian embassy in Syria levelled'],
    ['who only tells of it', 'Iran reports blast near Isfahan'],
    ['a place that only says where', 'Hezbollah leader dies in Beirut strike'],
    ['who did another deed', 'Gas output stopped following drone strike by Iran'],
  ])('do not name %s as the actor', (_, title) => {
    expect(certainOf(title).actor).toBeNull();
  });

  it('do not take who will act for whom is warned', () => {
    expect(certainOf('Trump warns US will intervene').target).toBeNull();
    expect(certainOf('Trump threatens US intervention').target).toBeNull();
  });

  it('are told alike of either side', () => {
    expect(certainOf('Israel bombs Iran')).toEqual({ actor: 'israel', target: 'iran' });
    expect(certainOf('Iran bombs Israel')).toEqual({ actor: 'iran', target: 'israel' });
  });
});
