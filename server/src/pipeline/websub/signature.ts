import { createHmac, timingSafeEqual } from 'node:crypto';

/** By WebSub, section 7.1. Hubs that began as PubSubHubbub sign with SHA-1. */
const methods = new Set(['sha1', 'sha256', 'sha384', 'sha512']);

/** Checks the header `X-Hub-Signature` of what a hub sends: `METHOD=HEX`, an HMAC of the body with the secret. */
export function isSigned(header: string | undefined, secret: string, body: Uint8Array): boolean {
  const [, method = '', given = ''] = /^(\w+)=([\da-f]+)$/i.exec(header ?? '') ?? [];
  if (!methods.has(method.toLowerCase())) return false;
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
  const received = Buffer.from(given, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
