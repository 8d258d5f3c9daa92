/** An answer of more bytes than may be read. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/**
 * `fetch`, but the whole body is read before it resolves and never more than `maxBytes` of it, unpacked. It follows no
 * redirect: a server at another address is not the one that the operator named, and must not get its key.
 */
export function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText, headers } = answer;
    const bytes = answer.body && (await read(answer.body, maxBytes));
    return new Response(bytes, { status, statusText, headers });
  };
}

async function read(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    // Leaving the loop by an error cancels the body, and with it the connection.
    if (length > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks);
}
