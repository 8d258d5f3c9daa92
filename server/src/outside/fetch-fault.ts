import { Fault } from '../kit/fault.ts';

/** What went wrong on the way to a server, as a `Fault` that an administrator understands. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const sign = signOf(error);
  if (sign === 'UND_ERR_CONNECT_TIMEOUT') return new Fault('tooSlow', 'The server does not take the call.', error);
  const [, sentence] = sentences.find(([signs]) => signs.test(sign)) ?? [];
  return new Fault('unreachable', sentence ?? 'The server cannot be reached.', error);
}

/** Errors of the HTTP parser have no code: they are told by their message. */
function signOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

const sentences: [signs: RegExp, sentence: string][] = [
  [/^ENOTFOUND$/, 'No server has this name.'],
  [/^EAI_/, 'The name of the server cannot be looked up at the moment.'],
  [/^ECONNREFUSED$/, 'The server refuses connections.'],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$|Invalid EOF state/,
    'The server broke off the connection.',
  ],
  [/^Z_|^ERR__ERROR_/, 'The answer is damaged.'],
  [/HTTP\/1\.1 protocol|^UND_ERR_HEADERS_OVERFLOW$/, 'The server does not speak proper HTTP.'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|^ERR_(?:TLS|SSL)_|^EPROTO$/, 'A protected connection to the server cannot be made.'],
];
