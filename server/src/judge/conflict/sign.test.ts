import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeStatement } from '../../testing/stated-report.ts';
import { signOf } from './sign.ts';

const read = (of: Partial<Statement>) => signOf(makeStatement(of), new Date(0));

describe('what a report says of the state of the conflict', () => {
  it.each<[string, Partial<Statement>, boolean]>([
    ['Israel on Iran', { by: ['il'], on: ['ir'] }, true],
    ['Iran on Israel', { by: ['ir'], on: ['il'], country: 'il' }, true],
    ['the United States on Iran', { by: ['us'], on: ['ir'] }, true],
    ['both on Iran', { by: ['us', 'il'], on: ['ir', 'hezbollah'] }, true],
    ['Iran on the United States in Qatar', { by: ['ir'], on: ['us', 'qa'], country: 'qa' }, true],
    ['Israel in Iran', { by: ['il'], on: [] }, true],
    ['Israel on Hezbollah', { by: ['il'], on: ['hezbollah'], country: 'lb' }, false],
    ['Hezbollah on Israel', { by: ['hezbollah'], on: ['il'], country: 'il' }, false],
    ['an unknown author on Iran', { by: ['unknown'], on: ['ir'] }, false],
    ['what is only announced', { by: ['il'], on: ['ir'], reality: 'announced' }, false],
    ['what was long before', { by: ['il'], on: ['ir'], reality: 'past' }, false],
    ['a comment', { by: ['il'], on: ['ir'], reality: 'comment' }, false],
    ['what is denied', { by: ['il'], on: ['ir'], reality: 'denied' }, false],
    ['a ship seized', { kind: 'seizure', by: ['us'], on: ['ir'] }, false],
    ['a threat', { kind: 'threat', by: ['us'], on: ['ir'] }, false],
    ['what is not about the conflict', { by: ['il'], on: ['ir'], relevance: 0.4 }, false],
  ])('an attack of %s', (_, of, isBetweenStates) => {
    expect(read(of)?.isBetweenStates ?? false).toBe(isBetweenStates);
  });

  it.each<[Statement['kind'], boolean]>([
    ['attack', true],
    ['interception', true],
    ['alarm', true],
    ['all-clear', false],
    ['deployment', false],
  ])('%s is an armed act: %s', (kind, isArmed) => {
    expect(read({ kind })?.isArmed ?? false).toBe(isArmed);
  });

  it.each<[string, Partial<Statement>, boolean]>([
    ['of Israel and Iran', { by: ['il', 'ir'] }, true],
    ['of the United States and Iran', { kind: 'deal', by: ['us', 'ir', 'pk'] }, true],
    ['that is to come', { by: ['us', 'ir'], reality: 'announced' }, false],
    ['of Israel and Hezbollah', { by: ['il', 'hezbollah'] }, false],
    ['of the United States and Israel', { by: ['us', 'il'] }, false],
  ])('a truce %s', (_, of, isTruce) => {
    expect(read({ kind: 'truce', type: 'diplomatic', on: [], ...of })?.isTruce ?? false).toBe(isTruce);
  });

  it('is nothing where no arms and no truce are spoken of', () => {
    expect(read({ kind: 'sanction', type: 'economic' })).toBeNull();
  });
});
