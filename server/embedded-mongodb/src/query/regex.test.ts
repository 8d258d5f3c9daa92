import { expect, test } from 'vitest';
import { toRegExp } from './regex.ts';

test.each([
  ['a.c', '', 'a\rc', true],
  ['a.c', '', 'a\nc', false],
  ['a.c', 's', 'a\nc', true],
  ['end$', '', 'end\n', true],
  ['end$', '', 'end\nmore', false],
  ['end$', 'm', 'end\nmore', true],
  ['[$.]', '', '$', true],
  ['[$.]', '', 'x', false],
  ['a\\-b\\ c\\_', '', 'a-b c_', true],
  ['^\\s$', '', '\u00a0', false],
  ['[\\s]', '', '\t', true],
  ['\\Aab\\z', '', 'ab', true],
  ['{not a quantifier}', '', '{not a quantifier}', true],
  ['a{2,3}$', '', 'aa', true],
  ['HAIFA', 'i', 'haifa', true],
  ['^.$', '', '😀', true],
])('/%s/%s on %j is %s', (pattern, options, text, expected) => {
  expect(toRegExp(pattern, options).test(text)).toBe(expected);
});

test.each(['(?>a)', 'a++', '[[:alpha:]]', '(?i)a', '\\p{Klingon}', '('])(
  '%s, which JavaScript cannot read, is refused',
  (pattern) => {
    expect(() => toRegExp(pattern, '')).toThrow('Regular expression is invalid');
  },
);

test('an option that is not known is refused', () => {
  expect(() => toRegExp('a', 'x')).toThrow('invalid flag in regex options: x');
});
