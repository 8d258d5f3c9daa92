import { describe, expect, it } from 'vitest';
import { readPassages } from '../../language/passage.ts';
import { differInFewWords, isOtherOfMould, wordingOf } from './wording.ts';

/** Headlines of our own making. */
const others = [
  ['Envoy extends deadline for Iran', 'Envoy sets deadline for Iran'],
  ['Upper house rejects Iran bill', 'Lower house rejects Iran bill'],
  ['Iranian plane hit at Tabas', 'Iranian plane seized at Tabas'],
] as const;

const alike = [
  ['Iran fires missiles at Israel', 'Iran launches missiles at Israel'],
  ['Iran fires missiles at Israel', 'Iran fires missiles at Israel, army says'],
  ['Tehran denies launching drones', 'Iran denies launching drones'],
  ['Raid on Tabas kills 12, Iran says', 'Raid on Tabas kills 15, Iran says'],
  ['Depot at Tabas burns after Israeli raid', 'Israeli jets set fuel store ablaze in eastern Iran'],
] as const;

/** Half of their words are the same in the same order, and eleven differ. */
const inManyWords = [
  [
    'Envoy warns Iran over seized tanker in the strait of Hormuz and asks Gulf states for help',
    'Envoy warns Iran over seized tanker in the strait of Hormuz, calls summit of allies next week',
  ],
] as const;

const wordings = (a: string, b: string) => {
  const [one, other] = [a, b].map((title) => wordingOf(readPassages({ title, summary: '' }).title));
  if (!one || !other) throw new Error('a wording of each');
  return [one, other] as const;
};

const isOther = (a: string, b: string) => {
  return isOtherOfMould(...wordings(a, b));
};

describe('two headlines of one mould', () => {
  it.each(others)('are of two events where a word of another meaning stands: %j and %j', (a, b) => {
    expect(isOther(a, b)).toBe(true);
    expect(isOther(b, a)).toBe(true);
  });

  it.each(alike)('may be of one where words mean the same, are added or count: %j and %j', (a, b) => {
    expect(isOther(a, b)).toBe(false);
    expect(isOther(b, a)).toBe(false);
  });

  it.each(inManyWords)('are not of one mould where they differ in many words: %j and %j', (a, b) => {
    expect(isOther(a, b)).toBe(false);
    expect(differInFewWords(...wordings(a, b))).toBe(false);
    expect(differInFewWords(...wordings(b, a))).toBe(false);
  });

  it.each(others)('differ in few words: %j and %j', (a, b) => {
    expect(differInFewWords(...wordings(a, b))).toBe(true);
  });
});
