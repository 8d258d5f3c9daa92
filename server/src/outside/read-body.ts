import { addAbortSignal, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Fault } from '../kit/fault.ts';

interface BodyOptions {
  contentEncoding: string | null;
  contentLength: string | null;
  /** Limit in bytes for what is sent and for what it unpacks to, at each step. */
  maxBytes: number;
  signal: AbortSignal;
  /** Gives the first `maxBytes` of a longer body, which is a fault otherwise. */
  isCut?: boolean;
}

/**
 * Reads and unpacks a whole body; throws a `Fault` when it is too large or packed too many times over. Servers name a wrong coding,
 * none, or something that is no coding: the bytes decide, and unknown names are ignored.
 */
export async function readBody(body: Readable, options: BodyOptions): Promise<Uint8Array> {
  const { contentEncoding, contentLength, maxBytes, signal, isCut = false } = options;
  if (!isCut && Number(contentLength) > maxBytes) throw tooLarge(maxBytes);
  const named = codingsOf(contentEncoding);
  const limited = (stream: Readable) => collect(stream, maxBytes, isCut);
  let bytes = await limited(addAbortSignal(signal, body));
  for (let step = 0; step < maxSteps; step++) {
    const unpacked = await unpack(bytes, named, limited);
    if (!unpacked) break;
    bytes = unpacked;
  }
  return bytes;
}

const maxSteps = 3;

type Unpacker = () => Transform;

const unpackers: Record<string, Unpacker[]> = {
  gzip: [createGunzip],
  'x-gzip': [createGunzip],
  // Servers disagree about what it means.
  deflate: [createInflate, createInflateRaw],
  br: [createBrotliDecompress],
};

/** Those that a header names, in the order of unpacking: the last one named was applied last. */
function codingsOf(header: string | null): Unpacker[] {
  const names = (header ?? '').toLowerCase().split(',');
  const known = names.flatMap((name) => (Object.hasOwn(unpackers, name.trim()) ? [name.trim()] : []));
  if (known.length > maxSteps) throw new Fault('refused', 'The answer is packed too many times over.');
  return known.reverse().flatMap((name) => unpackers[name] ?? []);
}

/** Undoes one packing; null where there is none. Throws where the bytes are packed, and damaged. */
async function unpack(
  bytes: Uint8Array,
  named: Unpacker[],
  read: (stream: Readable) => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  if (isGzip(bytes)) return read(createGunzip().end(bytes));
  let damage: unknown = null;
  // Deflate and Brotli have no sign of their own: what they give must be a document.
  for (const unpacker of [...named, ...(isPlain(bytes) ? [] : [createInflate, createBrotliDecompress])]) {
    try {
      const unpacked = await read(unpacker().end(bytes));
      if (unpacked.length > 0 && (isGzip(unpacked) || isPlain(unpacked))) return unpacked;
    } catch (error) {
      if (error instanceof Fault) throw error;
      damage = error;
    }
  }
  if (named.length > 0 && !isPlain(bytes)) throw damage;
  return null;
}

function isGzip([a, b, c]: Uint8Array): boolean {
  return a === 0x1f && b === 0x8b && c === 0x08;
}

const lookedBytes = 300;

/** Whether bytes begin as a text: as UTF-16, or without control characters that texts do not have. */
function isPlain(bytes: Uint8Array): boolean {
  const begin = bytes.subarray(0, lookedBytes);
  const isUtf16 = /^(?:\xFE\xFF|\xFF\xFE|[<{[]\0|\0[<{[])/.test(new TextDecoder('latin1').decode(begin));
  return isUtf16 || begin.every((byte) => byte >= 32 || textControls.has(byte));
}

/** NUL, white space and escape. */
const textControls = new Set([0, 9, 10, 11, 12, 13, 27]);

/** All bytes of a stream, or the first `maxBytes` with `isCut`: what is packed may then end in the middle. */
async function collect(stream: Readable, maxBytes: number, isCut: boolean): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } catch (error) {
    if (!isCut || size === 0) throw error;
  }
  if (size > maxBytes && !isCut) throw tooLarge(maxBytes);
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function tooLarge(maxBytes: number): Fault {
  return new Fault('tooLarge', `The answer is larger than ${maxBytes / 1_000_000} MB.`);
}
