import { expect, it } from 'vitest';
import { toFrame } from './frame.ts';

/** Takes a frame apart by the words of RFC 6455, not by the code that made it. */
function read(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame.readUInt8(1);
  const [length, start] =
    short === 127 ? [Number(frame.readBigUInt64BE(2)), 10] : short === 126 ? [frame.readUInt16BE(2), 4] : [short, 2];
  expect(frame.length).toBe(start + length);
  return frame.toString('utf8', start);
}

it.each([1, 90, 110, 200, 65_500, 65_600, 200_000])('a message of about %i letters is one frame', (letters) => {
  const payload = { text: 'é'.repeat(letters) };
  expect(read(toFrame('new-event', payload))).toBe(`42["new-event",${JSON.stringify(payload)}]`);
});
