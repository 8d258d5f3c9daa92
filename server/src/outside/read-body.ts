import { type Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { byteLimit } from '../kit/byte-limit.ts';
import { Fault } from '../kit/fault.ts';

interface BodyOptions {
  contentEncoding: string | null;
  contentLength: string | null;
  /** Limit in bytes for what is sent and for what it unpacks to, at each step. */
  maxBytes: number;
  signal: AbortSignal;
}

/** Reads and unpacks a whole body; throws a `Fault` when it is too large or packed in an unknown way. */
export async function readBody(body: Readable, options: BodyOptions): Promise<Uint8Array> {
  const { contentEncoding, contentLength, maxBytes, signal } = options;
  if (Number(contentLength) > maxBytes) throw tooLarge(maxBytes);
  const limit = () => byteLimit(maxBytes, () => tooLarge(maxBytes));
  const unpackers = encodingsOf(contentEncoding).map(unpackerOf);
  const chunks: Buffer[] = [];
  const end = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const steps = unpackers.flatMap((unpacker) => [unpacker, limit()]);
  await pipeline([body, limit(), ...steps, end], { signal });
  return Buffer.concat(chunks);
}

const maxEncodings = 3;

/** In the order of unpacking: the last one named was applied last. */
function encodingsOf(header: string | null): string[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > maxEncodings) throw new Fault('refused', 'The answer is packed too many times over.');
  return names.reverse();
}

function unpackerOf(encoding: string): Transform {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new Fault('refused', 'The answer is packed in a way that Vigil does not know.');
}

function tooLarge(maxBytes: number): Fault {
  return new Fault('tooLarge', `The answer is larger than ${maxBytes / 1_000_000} MB.`);
}
