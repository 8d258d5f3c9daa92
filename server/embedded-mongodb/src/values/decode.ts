import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson';
import { StoreError } from '../errors.ts';
import { asDouble, type Doc, type Maybe, type Value } from './value.ts';

/** Decodes a BSON document; with `only`, just those top-level fields. */
export function decode(bytes: Buffer, only?: ReadonlySet<string> | null): Doc {
  return readDocument({ bytes, at: 0 }, only ?? null);
}

/** One top-level field of an encoded document. */
export function field(bytes: Buffer, name: string): Maybe {
  return readDocument({ bytes, at: 0 }, new Set([name])).get(name);
}

export function encode(document: Doc): Buffer {
  const bytes = serialize(document);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The top-level elements of an encoded document, with their byte offsets. */
export function* elements(bytes: Buffer): Generator<{ type: number; name: string; start: number; end: number }> {
  const reader = { bytes, at: 4 };
  const end = bytes.readInt32LE(0) - 1;
  while (reader.at < end) {
    const start = reader.at;
    const type = bytes[reader.at++] ?? 0;
    const name = readName(reader);
    skip(reader, type);
    yield { type, name, start, end: reader.at };
  }
}

/** The documents of an array field, still encoded; null if the field is missing. */
export function rawDocuments(bytes: Buffer, name: string): Buffer[] | null {
  for (const element of elements(bytes)) {
    if (element.name !== name) continue;
    const array = bytes.subarray(element.start + 2 + Buffer.byteLength(name), element.end);
    return Array.from(elements(array), (item) => {
      if (item.type !== 3) throw new StoreError(14, `Field '${name}' must be an array of objects`);
      return array.subarray(item.start + 2 + item.name.length, item.end);
    });
  }
  return null;
}

/** A buffer and the current position in it. */
interface BsonReader {
  bytes: Buffer;
  at: number;
}

function readDocument(reader: BsonReader, only: ReadonlySet<string> | null): Doc {
  const { bytes } = reader;
  const end = reader.at + bytes.readInt32LE(reader.at) - 1;
  if (end >= bytes.length || bytes[end] !== 0)
    throw new StoreError(22, 'invalid BSON: a document has the wrong length');
  const document: Doc = new Map();
  reader.at += 4;
  let missing = only ? only.size : -1;
  while (reader.at < end && missing !== 0) {
    const type = bytes[reader.at++] ?? 0;
    const name = readName(reader);
    if (only && !only.has(name)) skip(reader, type);
    else {
      document.set(name, readValue(reader, type));
      missing--;
    }
  }
  reader.at = end + 1;
  return document;
}

function readArray(reader: BsonReader): Value[] {
  const { bytes } = reader;
  const end = reader.at + bytes.readInt32LE(reader.at) - 1;
  const items: Value[] = [];
  reader.at += 4;
  while (reader.at < end) {
    const type = bytes[reader.at++] ?? 0;
    reader.at = bytes.indexOf(0, reader.at) + 1;
    items.push(readValue(reader, type));
  }
  reader.at = end + 1;
  return items;
}

/** Fast path for ASCII names, which need no UTF-8 decoding. */
function readName(reader: BsonReader): string {
  const { bytes, at } = reader;
  let end = at;
  let isAscii = true;
  for (let byte = bytes[end]; byte; byte = bytes[++end]) if (byte > 127) isAscii = false;
  reader.at = end + 1;
  return isAscii ? bytes.toString('latin1', at, end) : bytes.toString('utf8', at, end);
}

function readText(reader: BsonReader): string {
  const length = reader.bytes.readInt32LE(reader.at);
  const start = reader.at + 4;
  reader.at = start + length;
  return reader.bytes.toString('utf8', start, reader.at - 1);
}

/** Copies bytes, so that the value does not keep the whole message in memory. */
function copyBytes(reader: BsonReader, length: number): Buffer {
  const start = reader.at;
  reader.at += length;
  return Buffer.from(reader.bytes.subarray(start, reader.at));
}

function readValue(reader: BsonReader, type: number): Value {
  const { bytes } = reader;
  switch (type) {
    case 0x01:
      reader.at += 8;
      return asDouble(bytes.readDoubleLE(reader.at - 8));
    case 0x02:
      return readText(reader);
    case 0x03:
      return readDocument(reader, null);
    case 0x04:
      return readArray(reader);
    case 0x05: {
      const length = bytes.readInt32LE(reader.at);
      const subtype = bytes[reader.at + 4] ?? 0;
      reader.at += 5;
      // Binary subtype 2 repeats its length; the encoder writes it again.
      if (subtype === 2) reader.at += 4;
      return new Binary(copyBytes(reader, subtype === 2 ? length - 4 : length), subtype);
    }
    case 0x06:
    case 0x0a:
      return null;
    case 0x07:
      return new ObjectId(copyBytes(reader, 12));
    case 0x08:
      return bytes[reader.at++] === 1;
    case 0x09:
      reader.at += 8;
      return new Date(Number(bytes.readBigInt64LE(reader.at - 8)));
    case 0x0b:
      return new BSONRegExp(readName(reader), readName(reader));
    case 0x0d:
      return new Code(readText(reader));
    case 0x0e:
      return new BSONSymbol(readText(reader));
    case 0x10:
      reader.at += 4;
      return bytes.readInt32LE(reader.at - 4);
    case 0x11:
      reader.at += 8;
      return new Timestamp(bytes.readBigUInt64LE(reader.at - 8));
    case 0x12:
      reader.at += 8;
      return bytes.readBigInt64LE(reader.at - 8);
    case 0x13:
      return new Decimal128(copyBytes(reader, 16));
    case 0x7f:
      return new MaxKey();
    case 0xff:
      return new MinKey();
    default:
      throw new StoreError(22, `BSON type 0x${type.toString(16)} is not supported by the embedded store`);
  }
}

/** Length in bytes of the fixed-size types. */
const fixedSizes: Readonly<Record<number, number>> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};

/** Skips a value without decoding it. */
function skip(reader: BsonReader, type: number): void {
  const size = fixedSizes[type];
  if (size !== undefined) reader.at += size;
  else if (type === 0x0b) {
    readName(reader);
    readName(reader);
  } else {
    const length = reader.bytes.readInt32LE(reader.at);
    // Bytes not included in the length: 4 for strings, also the subtype for binaries and the id for DBPointers.
    const beyond = type === 3 || type === 4 || type === 15 ? 0 : type === 5 ? 5 : type === 12 ? 16 : 4;
    reader.at += length + beyond;
  }
}
