import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSigned } from './signature.ts';

const body = Buffer.from('<rss/>');
const sign = (method: string, secret: string) => `${method}=${createHmac(method, secret).update(body).digest('hex')}`;

it.each(['sha1', 'sha256', 'sha384', 'sha512'])('what a hub sends is believed with its secret: %s', (method) => {
  expect(isSigned(sign(method, 'secret'), 'secret', body)).toBe(true);
  expect(isSigned(sign(method, 'another'), 'secret', body)).toBe(false);
  expect(isSigned(sign(method, 'secret'), 'secret', Buffer.from('<rss />'))).toBe(false);
});

it.each([undefined, '', 'sha256=', 'sha256=00', 'md5=00', 'sha256', `${sign('sha256', 'secret')}00`])(
  'nothing is believed with the signature %s',
  (header) => {
    expect(isSigned(header, 'secret', body)).toBe(false);
  },
);
