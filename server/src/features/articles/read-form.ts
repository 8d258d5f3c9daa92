import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { uploadLimits } from '@vigil/common/articles';
import { Fault } from '../../kit/fault.ts';
import { limitTo } from '../../kit/limit-to.ts';
import type { UploadStore } from '../uploads/store.ts';

interface EventForm {
  /** JSON, not checked yet. */
  eventData: string;
  /** The addresses of the files, in the order of the form. */
  files: string[];
}

/**
 * Reads the form of an event with its files as it streams in, never a whole file in memory. Throws a
 * `Fault` for what such a form cannot hold, and then keeps none of its files.
 */
export async function readForm(request: IncomingMessage, uploads: Uploads): Promise<EventForm> {
  const parser = createParser(request);
  const streams: Readable[] = [];
  const receiving: Promise<string>[] = [];
  let eventData: string | null = null;
  const refuse = (fault: Error) => parser.destroy(fault);

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (name !== 'eventData' || isNameCut) refuse(unknownField());
    if (isValueCut) refuse(new Fault('tooLarge', 'The field eventData is too large.'));
    eventData = value;
  });
  parser.on('file', (name, stream) => {
    // The form itself does not tell of a file that breaks off.
    stream.on('error', refuse);
    streams.push(stream);
    if (!fileField.test(name)) {
      stream.resume();
      return refuse(unknownField());
    }
    const received = uploads.receive(stream);
    received.catch(refuse);
    receiving.push(received);
  });
  // Once the form is over, nobody else listens.
  parser.on('error', () => {});
  parser.on('filesLimit', () => refuse(new Fault('badInput', `At most ${uploadLimits.files} files can be added.`)));
  parser.on('fieldsLimit', () => refuse(unknownField()));
  parser.on('partsLimit', () => refuse(unknownField()));

  try {
    await feed(request, parser);
    const files = await Promise.all(receiving);
    if (eventData === null) throw new Fault('badInput', 'The field eventData is missing.');
    return { eventData, files };
  } catch (error) {
    for (const stream of streams) stream.destroy();
    // What is still being written cannot be removed.
    const ends = await Promise.allSettled(receiving);
    await uploads.forget(ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])));
    if (error instanceof Fault) throw error;
    throw new Fault('badInput', 'This is not a complete form.', error);
  }
}

type Uploads = Pick<UploadStore, 'receive' | 'forget'>;

/** As browsers and scripts name the files of a list. */
const fileField = /^(?:media|files?|images?|videos?)(?:\[\d{0,2}\]|_?\d{1,2})?$/;
const mostBytes = uploadLimits.files * uploadLimits.videoBytes + 1_000_000;
/** For the whole form: six videos on a slow line. */
const longestMs = 10 * 60_000;

function createParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 4, parts: 10, fieldNameSize: 64, fieldSize: 256 * 1024, files: uploadLimits.files },
    });
  } catch (error) {
    throw new Fault('badInput', 'This is not a complete form.', error);
  }
}

/**
 * Streams a request into the parser. When that fails, the rest is let go by unread: destroyed, the
 * request would take with it the connection by which our answer goes.
 */
async function feed(request: IncomingMessage, parser: BusboyInstance): Promise<void> {
  const body = limitTo(mostBytes, () => new Fault('tooLarge'));
  request.once('close', () => {
    if (!request.complete) body.destroy(new Fault('badInput', 'The form broke off.'));
  });
  try {
    await pipeline(request.pipe(body), parser, { signal: AbortSignal.timeout(longestMs) });
  } finally {
    request.unpipe(body).resume();
  }
}

function unknownField(): Fault {
  return new Fault('badInput', 'The form has a field that is not known.');
}
