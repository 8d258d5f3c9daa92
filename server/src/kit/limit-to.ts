import { Transform } from 'node:stream';
import type { Fault } from './fault.ts';

/** Passes on what comes, and breaks off with a fault as soon as it is more than so many bytes. */
export function limitTo(bytes: number, toFault: () => Fault): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(toFault());
      else done(null, chunk);
    },
  });
}
