import { expect, it } from 'vitest';
import { reliabilityVariant } from './reliability.ts';

it.each([
  [100, 'default'],
  [90, 'default'],
  [89, 'secondary'],
  [80, 'secondary'],
  [79, 'outline'],
  [70, 'outline'],
  [69, 'destructive'],
  [1, 'destructive'],
])('%i percent stands in a badge of the variant %s', (reliability, variant) => {
  expect(reliabilityVariant(reliability)).toBe(variant);
});
