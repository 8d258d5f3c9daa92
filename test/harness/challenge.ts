import { createHmac, hkdfSync, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

export interface Challenge {
  parameters: Record<string, unknown> & {
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
  };
  signature: string;
}

interface Solution {
  counter: number;
  derivedKey: string;
}

/** Does the work that the widget would do in the browser; some seconds. */
export async function solve({ parameters }: Challenge): Promise<Solution> {
  for (let counter = 0; ; counter++) {
    const derivedKey = await keyAt(parameters, counter);
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
}

/** The token that a form sends. */
export function toToken(challenge: unknown, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/**
 * A challenge with its solution, signed with the server's key: `changes` is what differs
 * from `from`, a challenge of the server.
 */
export async function forge(key: string, from: Challenge, changes: Record<string, unknown>): Promise<string> {
  const { keySignature: _, ...parameters } = { ...from.parameters, ...changes };
  const derivedKey = await keyAt(parameters, 1);
  const keySignature = sign(key, 'captcha key signature', Buffer.from(derivedKey, 'hex'));
  const signed = sorted({ ...parameters, keyPrefix: derivedKey.slice(0, 32), keySignature });
  const signature = sign(key, 'captcha signature', JSON.stringify(signed));
  return toToken({ parameters: signed, signature }, { counter: 1, derivedKey });
}

async function keyAt({ nonce, salt, cost, keyLength }: Challenge['parameters'], counter: number): Promise<string> {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  password.writeUInt32BE(counter, password.length - 4);
  return (await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')).toString('hex');
}

function sign(key: string, purpose: string, text: string | Buffer): string {
  const secret = Buffer.from(hkdfSync('sha256', key, '', `vigil ${purpose}`, 32)).toString('hex');
  return createHmac('sha256', secret).update(text).digest('hex');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}
