import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const numbersIn = (text: string) =>
  tokensOf(text).flatMap(({ kind, key, unit }) => (kind === 'number' ? [`${key}${unit ?? ''}`] : []));

describe('numbers of a text', () => {
  it.each([
    ['3,117 dead', ['3117']],
    ['408.6 kg', ['408.6']],
    ['twenty-four ships', ['24']],
    ['two dozen drones', ['24']],
    ['1.2 million barrels', ['1200000']],
    ['$12 billion', ['12000000000$']],
    ['12 billion dollars', ['12000000000$']],
    ['7 per cent, 7 percent, 7%', ['7%', '7%', '7%']],
    ['from 5-7 to 9', ['5', '7', '9']],
    ['at 22:40 on the 14th', ['22:40clock', '14th']],
    ['dozens of missiles', ['~dozens']],
    ['no one was hurt, one of them said', []],
    ['an F-35C and 4, then', ['4']],
  ])('of %j are %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
