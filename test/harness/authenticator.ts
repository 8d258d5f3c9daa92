import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Given {
  challenge: string;
  /** The name of the site, where passkeys are made or used. */
  rpId: string;
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  rpId: string;
  counter: number;
}

/** A security key without a screen: it makes passkeys and signs with them, as a browser passes it on for a page of `origin`. */
export function createAuthenticator(origin: string) {
  const credentials: Credential[] = [];
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** `userHandle`: the id of the user as the options name it, base64url. */
  function make({ challenge, rpId, userHandle }: Given & { userHandle: string }, flags = verified) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const credential = { id: id.toString('base64url'), privateKey, userHandle, rpId, counter: 0 };
    credentials.push(credential);
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([dataOf(credential, flags | withCredential), Buffer.alloc(16), length, id, key]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...named(credential.id),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey that was made last. */
  function sign({ challenge, rpId }: Given, flags = verified) {
    const credential = credentials.at(-1);
    if (!credential) throw new Error('There is no passkey.');
    credential.counter += 1;
    const authenticatorData = dataOf({ ...credential, rpId }, flags);
    const client = clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(client).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, hash]))
      .sign(credential.privateKey);
    return {
      ...named(credential.id),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: credential.userHandle,
      },
    };
  }

  return { make, sign };
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key' as const });

/** Flags of authenticator data: the user is present, and verified. */
export const present = 0x01;
const verified = present | 0x04;
const withCredential = 0x40;

function dataOf({ rpId, counter }: Pick<Credential, 'rpId' | 'counter'>, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

type Cbor = number | string | Buffer | Map<number, Cbor> | Map<string, Cbor>;

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
}
