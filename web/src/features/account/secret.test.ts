import { expect, it } from 'vitest';
import { readSecret } from './secret.ts';

it.each([
  ['#reset=abc-_1', { kind: 'reset', secret: 'abc-_1' }],
  ['confirm=abc', { kind: 'confirm', secret: 'abc' }],
  ['', null],
  ['#reset=', null],
  ['#other=abc', null],
  ['#constructor=abc', null],
  ['#reset=abc&more', null],
])('the address of a link that ends in %j asks for %j', (hash, expected) => {
  expect(readSecret(hash)).toEqual(expected);
});
