import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const text = Buffer.from('<rss version="2.0"/>');
const read = (body: Buffer, contentEncoding: string | null = null, maxBytes = 1_000_000, length?: number) =>
  readBody(Readable.from([body]), {
    contentEncoding,
    contentLength: length === undefined ? null : String(length),
    maxBytes,
    signal: new AbortController().signal,
  });

describe('the body of an answer', () => {
  it.each([
    [null, text],
    ['identity', text],
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('is unpacked: %s', async (encoding, body) => {
    expect(Buffer.from(await read(body, encoding))).toEqual(text);
  });

  it.each(['aws-chunked', 'UTF-8', 'none', 'zstd', 'compress', 'rot13, klingon', ' , ', 'constructor'])(
    'is as sent where the coding is no known one: %s',
    async (encoding) => {
      expect(Buffer.from(await read(text, encoding))).toEqual(text);
    },
  );

  it.each(['gzip, rot13', 'aws-chunked,gzip', 'UTF-8, x-gzip, none'])(
    'is unpacked by the known ones of a list: %s',
    async (encoding) => {
      expect(Buffer.from(await read(gzipSync(text), encoding))).toEqual(text);
    },
  );

  it.each(['gzip', 'deflate', 'br', 'gzip, br'])('is as sent where it is not packed as %s', async (encoding) => {
    for (const body of [text, Buffer.from('{"items":[]}'), Buffer.from('\uFEFF<a>שלום</a>'), Buffer.alloc(0)])
      expect(Buffer.from(await read(body, encoding))).toEqual(body);
  });

  it.each([
    ['gzip', gzipSync(text)],
    ['gzip twice', gzipSync(gzipSync(text))],
    ['deflate', deflateSync(text)],
    ['deflate in a small window', deflateSync(text, { windowBits: 9 })],
    ['Brotli', brotliCompressSync(text)],
  ])('is unpacked as %s under no coding, an unknown one and a wrong one', async (_, body) => {
    for (const encoding of [null, 'identity', 'UTF-8', 'gzip', 'deflate', 'br'])
      expect(Buffer.from(await read(body, encoding)), `${encoding}`).toEqual(text);
  });

  it('is unpacked as deflate without a header', async () => {
    expect(Buffer.from(await read(deflateRawSync(text), 'deflate'))).toEqual(text);
  });

  it('is as sent where it is no document, even if it begins as a packed one', async () => {
    for (const body of [Buffer.from('GIF89a\x01\x02'), Buffer.from([0, 0, 13, 10]), Buffer.from([0x78, 0x9c, 1, 2, 3])])
      expect(Buffer.from(await read(body))).toEqual(body);
  });

  it('is its first bytes where it may be cut, packed or not', async () => {
    const long = Buffer.from('<a>lamp</a>'.repeat(5_000));
    const noise = Buffer.from(`<a>${Array.from({ length: 5_000 }, (_, at) => hash('md5', `${at}`)).join('')}`);
    for (const document of [long, noise]) {
      for (const body of [document, gzipSync(document), brotliCompressSync(document)]) {
        const bytes = await readBody(Readable.from([body]), {
          contentEncoding: null,
          contentLength: String(body.length),
          maxBytes: 20_000,
          signal: new AbortController().signal,
          isCut: true,
        });
        expect(bytes.length).toBeGreaterThan(10_000);
        expect(bytes.length).toBeLessThanOrEqual(20_000);
        expect(document.subarray(0, bytes.length).equals(bytes)).toBe(true);
      }
    }
  });

  it('is refused when it is packed again and again', async () => {
    await expect(read(text, 'gzip, gzip, gzip, gzip')).rejects.toMatchObject({ code: 'refused' });
  });

  it('is refused when it is larger than allowed, as sent or as announced', async () => {
    const fault = { code: 'tooLarge', message: 'The answer is larger than 0.001 MB.' };
    await expect(read(Buffer.alloc(1001), null, 1000)).rejects.toMatchObject(fault);
    await expect(read(text, null, 1000, 1001)).rejects.toMatchObject(fault);
    expect((await read(Buffer.alloc(1000), null, 1000, 1000)).length).toBe(1000);
  });

  it('is refused when it unpacks to more than allowed, at whichever step', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read(bomb, 'gzip', 100_000)).rejects.toMatchObject({ code: 'tooLarge' });
    await expect(read(brotliCompressSync(bomb), 'gzip, br', 100_000)).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('is refused when it breaks off', async () => {
    for (const encoding of [null, 'gzip', 'br'])
      await expect(read(gzipSync(text).subarray(0, 12), encoding)).rejects.toThrow();
    await expect(read(brotliCompressSync(text).subarray(0, 12), 'br')).rejects.toThrow();
  });
});
