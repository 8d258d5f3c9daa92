import { TrustedSource, trustedCategories } from '@vigil/common/trusted-sources';
import { expect, test } from 'vitest';
import { trustedSources } from './trusted-sources.ts';

test('every trusted source keeps the contract and leads to a secure page', () => {
  for (const source of trustedSources) {
    TrustedSource.omit({ id: true, createdAt: true }).strict().parse(source);
    expect(new URL(source.url).protocol, source.name).toBe('https:');
    expect(source.description, source.name).toMatch(/^[A-Z].*\.$/);
  }
});

test('none appears twice', () => {
  expect(new Set(trustedSources.map(({ name }) => name)).size).toBe(trustedSources.length);
  expect(new Set(trustedSources.map(({ url }) => url)).size).toBe(trustedSources.length);
});

test('every category has at least four, about thirty in all', () => {
  for (const category of trustedCategories) {
    expect(trustedSources.filter((source) => source.category === category).length, category).toBeGreaterThanOrEqual(4);
  }
  expect(trustedSources.length).toBeGreaterThanOrEqual(30);
});

test('an Israeli body and its Iranian counterpart are rated alike', () => {
  const rated = (name: string) => trustedSources.find((source) => source.name === name)?.reliability;
  const pairs = [
    ['Israel Ministry of Foreign Affairs', 'Iran Ministry of Foreign Affairs'],
    ['Israel Defense Forces', 'Sepah News'],
    ['Shin Bet', 'Iran Ministry of Intelligence'],
    ['Magen David Adom', 'Iranian Red Crescent'],
  ] as const;
  for (const [israeli, iranian] of pairs) {
    expect(rated(israeli), israeli).toBeGreaterThan(0);
    expect(rated(israeli), israeli).toBe(rated(iranian));
  }
});
