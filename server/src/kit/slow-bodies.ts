import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface BodyLimits {
  /** Time for a whole body to arrive, and the period over which an upload is measured. */
  bodyMs: number;
  /** What an upload must average from its beginning on. */
  uploadBytesPerSecond: number;
}

interface SlowBodyOptions extends BodyLimits {
  /** Requests with files take as long as they need while they keep up their rate. */
  isUpload: (request: IncomingMessage) => boolean;
  /** The headers of the refusal. */
  headers: Record<string, string>;
}

const refusal = JSON.stringify({ error: 'The request took too long to arrive.' });

/**
 * Ends requests whose body arrives too slowly. Node bounds the time of a whole request only, which must be long enough
 * for an upload; with that alone, clients that send a byte now and then hold connections for minutes.
 */
export function refuseSlowBodies(options: SlowBodyOptions, next: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) watch(request, response, options);
    return next(request, response);
  };
}

function watch(request: IncomingMessage, response: ServerResponse, options: SlowBodyOptions): void {
  const { bodyMs, uploadBytesPerSecond, isUpload, headers } = options;
  const from = { at: performance.now(), bytes: request.socket.bytesRead };
  const isLong = isUpload(request);
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const seconds = (performance.now() - from.at) / 1000;
    // Once an upload is answered, the rest of it is not read: it gets the same time as any other body.
    const isReading = isLong && !response.writableEnded;
    if (isReading && request.socket.bytesRead - from.bytes >= uploadBytesPerSecond * seconds) return;
    clearInterval(timer);
    refuse(request, response, headers);
  }, bodyMs).unref();
  request.once('close', () => clearInterval(timer));
}

function refuse(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.writeHead(408, { ...headers, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
  response.end(refusal, () => request.destroy());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
