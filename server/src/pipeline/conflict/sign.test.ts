import { describe, expect, it } from 'vitest';
import { readItem } from '../../reading/reading.ts';
import { mirrorText } from '../../testing/mirror.ts';
import { judgeByRules } from '../classify/classify.ts';
import { signOf } from './sign.ts';

function read(title: string) {
  const reading = readItem({ title, summary: '' });
  return signOf(reading, judgeByRules(reading), new Date(0));
}

describe('what a report says of the state of the conflict', () => {
  it.each([
    ['Israel strikes military sites in Iran', true],
    ['Iran fires missiles at Israel overnight', true],
    ['US strikes military sites in Iran', true],
    ['Iran fires missiles at US base in Qatar', true],
    ['Israel strikes Hezbollah posts in southern Lebanon', false],
    ['Israeli strikes kill three in southern Lebanon', false],
    ['Hezbollah fires rockets at northern Israel', false],
    ['One year after Israel strikes on Iran, a town of Examplia rebuilds', false],
    ['What we know of Israel strikes on Iran', false],
    ['Why did Israel strike Iran?', false],
    ['US seizes Iranian cargo ship near the strait', false],
    ['US forces attack and seize Iranian cargo ship', false],
    ['US intercepts and seizes Iranian-flagged cargo ship', false],
    ['Iran seizes Israeli-linked ship near the strait', false],
    ['US strikes Iranian warship near the strait', true],
    ['Examplia condemns Israel strikes on Iran', false],
  ])('%s: an attack between states, %s', (title, isBetweenStates) => {
    expect(read(title)?.isBetweenStates ?? false).toBe(isBetweenStates);
  });

  it.each([
    'Israel strikes military sites in Iran',
    'Iran fires missiles at Israel overnight',
    'Examplia condemns Israel strikes on Iran',
    'Israel and Iran agree to a ceasefire',
  ])('%s: the same with its sides exchanged', (title) => {
    expect(read(mirrorText(title))).toEqual(read(title));
  });

  it.each([
    ['Israel and Iran agree to a ceasefire', true],
    ['US and Iran reach peace deal to end war', true],
    ['US and Iran to sign peace deal on Friday', false],
    ['Examplia welcomes ceasefire of US and Iran', false],
    ['Israel and Hezbollah agree to a ceasefire', false],
    ['US and Israel agree on ceasefire terms', false],
  ])('%s: a truce between states, %s', (title, isTruce) => {
    expect(read(title)?.isTruce ?? false).toBe(isTruce);
  });
});
