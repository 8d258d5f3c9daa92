import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
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

  it.each(['zstd', 'compress', 'gzip, rot13'])('is refused when it is packed as %s', async (encoding) => {
    await expect(read(gzipSync(text), encoding)).rejects.toMatchObject({ code: 'refused' });
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

  it('is refused when it breaks off or is not packed as announced', async () => {
    await expect(read(gzipSync(text).subarray(0, 12), 'gzip')).rejects.toThrow();
    await expect(read(text, 'gzip')).rejects.toThrow();
    await expect(read(text, 'br')).rejects.toThrow();
  });
});
