import { describe, expect, it } from 'vitest';
import { read } from '../../language/passage.ts';
import { isOtherOfMould, wordingOf } from './wording.ts';

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

const isOther = (a: string, b: string) => {
  const [one, other] = [a, b].map((title) => wordingOf(read({ title, summary: '' }).title));
  return one !== undefined && other !== undefined && isOtherOfMould(one, other);
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
});
