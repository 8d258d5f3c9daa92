import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
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

it('the command that administrators are shown makes keys that the configuration takes', async () => {
  const cli = createRequire(import.meta.url).resolve('web-push/src/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'generate-vapid-keys']);
  const [, publicKey = '', privateKey = ''] = /Public Key:\s*(\S+)\s+Private Key:\s*(\S+)/.exec(stdout) ?? [];
  expect([isKeyOf(65)(publicKey), isKeyOf(32)(privateKey)]).toEqual([true, true]);
});
