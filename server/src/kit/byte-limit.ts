import { Transform } from 'node:stream';
import type { Fault } from './fault.ts';

/** A stream that passes data on, and fails with a `Fault` once it exceeds this many bytes. */
export function byteLimit(bytes: number, toFault: () => Fault): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(toFault());
      else done(null, chunk);
    },
  });
}
