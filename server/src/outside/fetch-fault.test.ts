import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Fault } from '../kit/fault.ts';
import { toFault } from './fetch-fault.ts';

const coded = (code: string) => Object.assign(new Error('no sentence for an administrator'), { code });
const errorOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('trouble on the way to a server', () => {
  it.each([
    ['ENOTFOUND', 'No server has this name.'],
    ['EAI_AGAIN', 'The name of the server cannot be looked up at the moment.'],
    ['ECONNREFUSED', 'The server refuses connections.'],
    ['ECONNRESET', 'The server broke off the connection.'],
    ['UND_ERR_SOCKET', 'The server broke off the connection.'],
    ['CERT_HAS_EXPIRED', 'A protected connection to the server cannot be made.'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'A protected connection to the server cannot be made.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'A protected connection to the server cannot be made.'],
    ['EHOSTUNREACH', 'The server cannot be reached.'],
  ])('is told in a sentence: %s', (code, message) => {
    const error = coded(code);
    expect(toFault(error)).toMatchObject({ code: 'unreachable', message, detail: error });
  });

  it('is told apart when the server does not take the call', () => {
    expect(toFault(coded('UND_ERR_CONNECT_TIMEOUT'))).toMatchObject({ code: 'tooSlow' });
  });

  it('is a damaged answer when it cannot be unpacked', () => {
    for (const unpack of [gunzipSync, brotliDecompressSync])
      expect(toFault(errorOf(() => unpack(Buffer.from('not packed'))))).toMatchObject({
        message: 'The answer is damaged.',
      });
  });

  it('stays what it is when it has a sentence already', () => {
    const fault = new Fault('refused', 'The address redirects too often.');
    expect(toFault(fault)).toBe(fault);
    expect(toFault('nonsense')).toMatchObject({ message: 'The server cannot be reached.' });
  });
});
