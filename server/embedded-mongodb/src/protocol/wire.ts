import { StoreError } from '../errors.ts';
import { encode, field } from '../values/decode.ts';
import { type Doc, doc } from '../values/value.ts';
import type { CursorBatch } from './cursors.ts';

/** A command as received: its encoded body and its document sequences. */
export interface WireMessage {
  requestId: number;
  body: Buffer;
  sequences: ReadonlyMap<string, Buffer[]>;
  /** False if the sender expects no reply (`moreToCome`). */
  wantsReply: boolean;
  /** True for OP_QUERY, which drivers use for their first hello. */
  isLegacy: boolean;
}

/** A document, or a cursor batch with further fields of the reply. */
export type WireReply = Doc | { batch: CursorBatch; extraFields?: Doc };

/** MongoDB's limit, reported to drivers in the reply to hello. */
export const maxMessageBytes = 48_000_000;

/** Operation codes, and the flags of OP_MSG. */
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const headerBytes = 16;
const checksumPresent = 1;
const moreToCome = 2;
/** Flag bits that a receiver must know or reject. */
const requiredFlags = 0xffff;

/** Splits complete messages off the received bytes. `needed` is the length at which `rest` can be a message. */
export function splitFrames(received: Buffer): { frames: Buffer[]; rest: Buffer; needed: number } {
  const frames: Buffer[] = [];
  let rest = received;
  while (rest.length >= headerBytes) {
    const length = rest.readInt32LE(0);
    if (length < headerBytes || length > maxMessageBytes) throw new StoreError(22, `a message of ${length} bytes`);
    if (rest.length < length) return { frames, rest, needed: length };
    frames.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return { frames, rest, needed: headerBytes };
}

/** Throws if the message is malformed; the connection must be closed then. */
export function readMessage(frame: Buffer): WireMessage {
  const requestId = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  if (opCode === opMsg) return readMsg(frame, requestId);
  if (opCode === opQuery) return readQuery(frame, requestId);
  throw new StoreError(59, `operation code ${opCode} is not supported`);
}

/** Encodes the reply with the opcode that matches the request. */
export function writeReply(message: WireMessage, reply: WireReply, responseId: number): Buffer {
  const body = reply instanceof Map ? encode(reply) : encodeBatch(reply.batch, reply.extraFields);
  const prefix = Buffer.alloc(headerBytes + (message.isLegacy ? 20 : 5));
  prefix.writeInt32LE(prefix.length + body.length, 0);
  prefix.writeInt32LE(responseId, 4);
  prefix.writeInt32LE(message.requestId, 8);
  prefix.writeInt32LE(message.isLegacy ? opReply : opMsg, 12);
  // Legacy reply: flags, cursor and offset are zero, and there is one document.
  if (message.isLegacy) prefix.writeInt32LE(1, headerBytes + 16);
  return Buffer.concat([prefix, body]);
}

function readMsg(frame: Buffer, requestId: number): WireMessage {
  const flags = frame.readUInt32LE(headerBytes);
  if (flags & requiredFlags & ~(checksumPresent | moreToCome))
    throw new StoreError(22, `message flags ${flags} are not supported`);
  const end = frame.length - (flags & checksumPresent ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | null = null;
  let at = headerBytes + 4;
  while (at < end) {
    const kind = frame[at++];
    const size = frame.readInt32LE(at);
    if (size < 5 || at + size > end) throw new StoreError(22, 'a section of a message has the wrong length');
    const section = frame.subarray(at, at + size);
    at += size;
    if (kind === 0) body = section;
    else if (kind === 1) readSequence(section, sequences);
    else throw new StoreError(22, `message sections of kind ${kind} are not supported`);
  }
  if (!body) throw new StoreError(22, 'a message has no body');
  return { requestId, body, sequences, wantsReply: (flags & moreToCome) === 0, isLegacy: false };
}

/** Reads a document sequence: a named list of documents outside the body. */
function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  sequences.set(section.toString('utf8', 4, nameEnd), splitDocuments(section, nameEnd + 1));
}

function splitDocuments(bytes: Buffer, start: number): Buffer[] {
  const documents: Buffer[] = [];
  let at = start;
  while (at < bytes.length) {
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > bytes.length) throw new StoreError(22, 'a document has the wrong length');
    documents.push(bytes.subarray(at, at + size));
    at += size;
  }
  return documents;
}

/** Layout: flags, collection name, two numbers, the command. */
function readQuery(frame: Buffer, requestId: number): WireMessage {
  const start = frame.indexOf(0, headerBytes + 4) + 9;
  const [body] = splitDocuments(frame.subarray(start, start + frame.readInt32LE(start)), 0);
  if (
    !body ||
    (field(body, 'hello') === undefined &&
      field(body, 'isMaster') === undefined &&
      field(body, 'ismaster') === undefined)
  ) {
    throw new StoreError(352, 'OP_QUERY is only supported for hello');
  }
  return { requestId, body, sequences: new Map(), wantsReply: true, isLegacy: true };
}

/** `{ cursor: { firstBatch: [...], id, ns }, ok: 1 }` around documents that are already encoded. */
function encodeBatch({ documents, isFirst, cursorId, namespace }: CursorBatch, extraFields: Doc = new Map()): Buffer {
  const tail = encode(doc({ id: cursorId, ns: namespace })).subarray(4);
  const cursor = document([element(4, isFirst ? 'firstBatch' : 'nextBatch', array(documents)), tail.subarray(0, -1)]);
  return document([element(3, 'cursor', cursor), encode(new Map([...extraFields, ['ok', 1]])).subarray(4, -1)]);
}

function document(parts: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32LE(5 + parts.reduce((total, part) => total + part.length, 0));
  return Buffer.concat([size, ...parts, Buffer.of(0)]);
}

const array = (documents: readonly Buffer[]): Buffer =>
  document(documents.flatMap((bytes, i) => [elementHeader(3, String(i)), bytes]));

const element = (type: number, name: string, bytes: Buffer): Buffer =>
  Buffer.concat([elementHeader(type, name), bytes]);

const elementHeader = (type: number, name: string): Buffer =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
