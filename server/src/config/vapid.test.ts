import { describe, expect, it } from 'vitest';
import { isKeyOf, isVapidSubject } from './vapid.ts';

describe('the contact that push services are given', () => {
  it.each([
    'mailto:desk@news.example.org',
    'https://example.com',
    'https://example.com/contact',
    'mailto:a@xn--p1ai.xn--p1ai',
  ])('may be %s', (subject) => expect(isVapidSubject(subject)).toBe(true));

  it.each([
    'desk@example.org',
    'http://example.org',
    'mailto:desk',
    'mailto:desk@localhost',
    'mailto:desk@vigil.example',
    'mailto: desk@example.org',
    'https://localhost',
    'https://vigil.invalid',
    'https://vigil.local',
    'https://192.0.2.1',
    'https://[2001:db8::1]',
    '',
  ])('may not be %j', (subject) => expect(isVapidSubject(subject)).toBe(false));
});

it('a key has its number of bytes', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');
  expect(isKeyOf(32)(key)).toBe(true);
  expect(isKeyOf(65)(key)).toBe(false);
  expect(isKeyOf(32)(`${key}=`)).toBe(false);
});
