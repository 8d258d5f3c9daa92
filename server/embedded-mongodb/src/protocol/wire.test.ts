import { deserialize, serialize } from 'bson';
import { expect, test } from 'vitest';
import { decode, encode } from '../values/decode.ts';
import { doc } from '../values/value.ts';
import { readMessage, splitFrames, writeReply } from './wire.ts';

function frame(opCode: number, ...parts: Uint8Array[]): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + parts.reduce((total, part) => total + part.length, 0), 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, ...parts]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

const body = serialize({ insert: 'rows', $db: 'vigil' });

function sequence(name: string, ...documents: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((one) => serialize(one))]);
  return Buffer.concat([Buffer.of(1), int32(content.length + 4), content]);
}

const message = (flags: number, ...sections: Uint8Array[]) => frame(2013, int32(flags), ...sections);

test('messages are split from the stream wherever its chunks end', () => {
  const stream = Buffer.concat([message(0, Buffer.of(0), body), message(0, Buffer.of(0), body)]);
  for (let end = 0; end <= stream.length; end++) {
    const { frames, rest, needed } = splitFrames(stream.subarray(0, end));
    expect(Buffer.concat([...frames, rest]).equals(stream.subarray(0, end))).toBe(true);
    expect(needed).toBeGreaterThan(rest.length);
    expect(frames).toHaveLength(Math.floor((end * 2) / stream.length));
  }
});

test('a message longer than 48 MB is rejected before it is received', () => {
  const header = Buffer.alloc(16);
  header.writeInt32LE(48_000_001, 0);
  expect(() => splitFrames(header)).toThrow('48000001');
});

test('a body and its document sequences are read, in whatever order and with a checksum', () => {
  const documents = sequence('documents', { a: 1 }, { a: 2 });
  const read = readMessage(message(1, documents, Buffer.of(0), body, int32(0)));
  expect(decode(read.body).get('insert')).toBe('rows');
  expect(read.sequences.get('documents')?.map((bytes) => decode(bytes).get('a'))).toEqual([1, 2]);
  expect(read).toMatchObject({ requestId: 7, wantsReply: true, isLegacy: false });
});

test('a message with moreToCome expects no reply', () => {
  expect(readMessage(message(2, Buffer.of(0), body)).wantsReply).toBe(false);
});

test('unknown flags and sections are rejected', () => {
  expect(() => readMessage(message(4, Buffer.of(0), body))).toThrow('flags');
  expect(() => readMessage(message(0, Buffer.of(2), body))).toThrow('kind 2');
  expect(() => readMessage(message(0, Buffer.of(0), int32(1000)))).toThrow('wrong length');
  expect(() => readMessage(frame(2001))).toThrow('2001');
});

test('OP_QUERY is accepted for hello only', () => {
  const query = (command: object) =>
    frame(2004, int32(0), Buffer.from('admin.$cmd\0'), int32(0), int32(-1), serialize(command));
  const greeting = readMessage(query({ ismaster: 1 }));
  expect(decode(greeting.body).get('ismaster')).toBe(1);
  const reply = writeReply(greeting, doc({ ok: 1 }), 1);
  expect(reply.readInt32LE(12)).toBe(1);
  expect(deserialize(reply.subarray(36))).toEqual({ ok: 1 });
  expect(() => readMessage(query({ find: 'rows' }))).toThrow('hello');
});

test('the documents of a cursor are sent in their stored bytes', () => {
  const documents = Array.from({ length: 11 }, (_, i) => encode(doc({ _id: i })));
  const batch = { namespace: 'vigil.rows', cursorId: 5n, documents, isFirst: true };
  const reply = writeReply(readMessage(message(0, Buffer.of(0), body)), { batch, extraFields: doc({ n: 1 }) }, 3);
  expect(reply.readInt32LE(0)).toBe(reply.length);
  expect(reply.readInt32LE(8)).toBe(7);
  expect(deserialize(reply.subarray(21))).toEqual({
    cursor: { firstBatch: Array.from({ length: 11 }, (_, _id) => ({ _id })), id: 5, ns: 'vigil.rows' },
    n: 1,
    ok: 1,
  });
});
