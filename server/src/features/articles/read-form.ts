import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { uploadLimits } from '@vigil/common/articles';
import { byteLimit } from '../../kit/byte-limit.ts';
import { cleanText } from '../../kit/clean-text.ts';
import { Fault } from '../../kit/fault.ts';
import type { UploadStore } from '../uploads/store.ts';

interface EventForm {
  /** Unchecked JSON. */
  eventData: string;
  /** The URLs of the files, in the order of the form. */
  files: string[];
}

/**
 * Reads the form of an event with its files as a stream, never a whole file in memory. Throws a `Fault` for an invalid
 * form, and deletes its files.
 */
export async function readForm(request: IncomingMessage, uploads: Uploads): Promise<EventForm> {
  const parser = createParser(request);
  const refusal = new AbortController();
  const { signal } = refusal;
  const receiving: Promise<string>[] = [];
  let eventData: string | null = null;
  const refuse = (error: unknown) => refusal.abort(error);

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (name !== 'eventData' || isNameCut) refuse(unknownField());
    if (isValueCut) refuse(new Fault('tooLarge', 'The field eventData is too large.'));
    eventData = value;
  });
  parser.on('file', (name, stream, fileName) => {
    // The parser reports an incomplete file only on the file itself.
    stream.on('error', (error) => refuse(incomplete(error)));
    if (!fileField.test(name)) refuse(unknownField());
    // The rest of the chunk of a rejected form is skipped.
    if (signal.aborted) return void stream.resume();
    const received = uploads.receive(stream, signal);
    received.catch((error) => refuse(withFileName(error, fileName)));
    receiving.push(received);
  });
  // An error after the end of the form would otherwise end the process.
  parser.on('error', () => {});
  const refuseTooMany = (sentence: string) => refuse(new Fault('tooLarge', sentence));
  parser.on('filesLimit', () => refuseTooMany(`At most ${uploadLimits.files} files can be added.`));
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => refuseTooMany('The form has too many fields.'));

  const timer = setTimeout(() => refuse(new Fault('tooSlow', 'The form took too long to arrive.')), timeoutMs);
  try {
    await feed(request, parser, signal);
    const files = await Promise.all(receiving);
    if (eventData === null) throw new Fault('badInput', 'The field eventData is missing.');
    return { eventData, files };
  } catch (error) {
    // Ends every receiver: destroying a file that was read completely, but has not emitted its end, would leave its
    // receiver
    // waiting forever.
    refuse(error);
    // A file cannot be removed while it is written.
    const ends = await Promise.allSettled(receiving);
    await uploads.forget(ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])));
    throw signal.reason;
  } finally {
    clearTimeout(timer);
  }
}

/** The fault of one of several files says which file it is. */
function withFileName(error: unknown, fileName: string | undefined): unknown {
  const shown = cleanText(fileName ?? '')
    .trim()
    .slice(0, maxFileName);
  return error instanceof Fault && shown !== '' ? new Fault(error.code, `${shown}: ${error.message}`, error) : error;
}

type Uploads = Pick<UploadStore, 'receive' | 'forget'>;

/** Field names of lists, as browsers and scripts send them. */
const fileField = /^(?:media|files?|images?|videos?)(?:\[\d{0,2}\]|_?\d{1,2})?$/;
/** Characters of a file's name in a sentence. */
const maxFileName = 80;
const maxBytes = uploadLimits.files * uploadLimits.videoBytes + 1_000_000;
/** For the whole form: six videos over a slow connection. */
const timeoutMs = 10 * 60_000;

function createParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 4, parts: 10, fieldNameSize: 64, fieldSize: 256 * 1024, files: uploadLimits.files },
    });
  } catch (error) {
    throw incomplete(error);
  }
}

/**
 * Pipes a request into the parser until `signal` is aborted. The rest of a rejected request is read and dropped:
 * destroying the request would close the connection of the reply.
 */
async function feed(request: IncomingMessage, parser: BusboyInstance, signal: AbortSignal): Promise<void> {
  const brokenOff = () => new Fault('badInput', 'The form broke off.');
  if (request.destroyed && !request.complete) throw brokenOff();
  const body = byteLimit(maxBytes, () => new Fault('tooLarge', 'The form is too large.'));
  const onClose = () => {
    if (!request.complete) body.destroy(brokenOff());
  };
  request.once('close', onClose);
  try {
    await pipeline(request.pipe(body), parser, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Fault ? error : incomplete(error);
  } finally {
    request.off('close', onClose);
    request.unpipe(body).resume();
  }
}

function incomplete(error: unknown): Fault {
  return new Fault('badInput', 'This is not a complete form.', error);
}

function unknownField(): Fault {
  return new Fault('badInput', 'The form has a field that is not known.');
}
