import { hkdfSync, randomInt, randomUUID } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Env } from '../../config/env.ts';
import type { ChallengeStore } from './store.ts';

/** A proof of work: each form costs the client some seconds of computing. */
export interface Captcha {
  /** A new challenge, in the format of its widget. */
  challenge: () => Promise<Record<string, unknown>>;
  /** Returns true once for each solved challenge; a token used before is rejected. */
  verify: (token: string) => Promise<boolean>;
}

interface CaptchaOptions {
  driver: Env['CAPTCHA'];
  challenges: ChallengeStore;
  /** The key of the cookies; the key of the challenges is derived from it. */
  key: string;
  now: () => Date;
}

export function createCaptcha(options: CaptchaOptions): Captcha {
  return options.driver === 'off' ? unchecked : createAltcha(options);
}

const unchecked: Captcha = { challenge: async () => ({}), verify: async () => true };

const lifetimeMs = 10 * 60_000;
const maxTokenLength = 4096;
const action = 'register';
const algorithm = 'PBKDF2/SHA-256';
const cost = 5_000;
const hex = z.string().regex(/^[0-9a-f]+$/);

/** The token of the widget, base64 of JSON: the signed challenge as issued, and its solution. */
const Token = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(cost),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
      data: z.strictObject({ challengeId: z.uuid(), action: z.literal(action) }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});

function createAltcha({ challenges, key, now }: CaptchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: derive(key, 'captcha signature'),
    hmacKeySignatureSecret: derive(key, 'captcha key signature'),
  };

  async function challenge(): Promise<Record<string, unknown>> {
    const made = await createChallenge({
      algorithm,
      cost,
      counter: randomInt(1_000, 3_000),
      deriveKey,
      expiresAt: new Date(now().getTime() + lifetimeMs),
      data: { challengeId: randomUUID(), action },
      ...secrets,
    });
    return { ...made };
  }

  async function verify(token: string): Promise<boolean> {
    const read = Token.safeParse(decode(token));
    if (!read.success) return false;
    const { challenge: given, solution } = read.data;
    const { verified } = await verifySolution({ challenge: given, solution, deriveKey, ...secrets });
    if (!verified) return false;
    const { expiresAt, data } = given.parameters;
    // Stored for longer than the challenge is valid.
    return challenges.consume(data.challengeId, new Date(expiresAt * 1000 + lifetimeMs));
  }

  return { challenge, verify };
}

function derive(key: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', key, '', `vigil ${purpose}`, 32)).toString('hex');
}

function decode(token: string): unknown {
  if (token.length > maxTokenLength) return null;
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
