import { Source } from '@vigil/common/sources';
import { expect, test } from 'vitest';
import { reliabilityOf } from './reliability.ts';
import { sources } from './sources.ts';

const of = (side: string) => sources.filter((source) => source.side === side);
const reliability = (name: string) => sources.find((source) => source.name === name)?.reliability;

test('every source keeps the contract and has a web address', () => {
  for (const source of sources) {
    Source.pick({ name: true, url: true, side: true, reliability: true }).parse(source);
    expect(new URL(source.url).protocol, source.name).toBe('https:');
  }
});

test('no name and no address appears twice', () => {
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
});

test('at least 44 outlets from every part of the world that watches the conflict', () => {
  expect(sources.length).toBeGreaterThanOrEqual(44);
  expect(new Set(sources.map(({ region }) => region))).toEqual(
    new Set([
      'Israel',
      'Iran',
      'Iranian exile',
      'Arab world',
      'Türkiye',
      'Europe',
      'North America',
      'Asia',
      'Russia',
      'International',
    ]),
  );
});

test('both sides are heard through equally many sources', () => {
  expect(of('israeli').length).toBe(of('iranian').length);
  expect(of('israeli').length).toBeGreaterThanOrEqual(8);
});

test('reliability follows one scale: what is run by a side counts alike on both, and in third countries', () => {
  const scale = Object.values<number>(reliabilityOf);
  for (const { name, reliability } of sources) expect(scale, name).toContain(reliability);
  const bound = ['Israel National News', 'JNS', 'Press TV', 'IRNA', 'Iran International', 'TASS', 'US Central Command'];
  for (const name of bound) expect(reliability(name), name).toBe(reliabilityOf.bound);
  expect(Math.max(...of('israeli').map((source) => source.reliability))).toBeLessThan(reliabilityOf.chartered);
  expect(Math.max(...of('iranian').map((source) => source.reliability))).toBeLessThan(reliabilityOf.chartered);
});
