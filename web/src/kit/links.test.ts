import { expect, it } from 'vitest';
import { webAddress } from './links.ts';

it('keeps addresses of the web', () => {
  expect(webAddress('https://courier.example/a?b=c')).toBe('https://courier.example/a?b=c');
  expect(webAddress('http://courier.example')).toBe('http://courier.example/');
});

it.each(['', 'courier.example/a', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '/a'])(
  'drops %j, which a reader must not be sent to',
  (raw) => {
    expect(webAddress(raw)).toBeNull();
  },
);
