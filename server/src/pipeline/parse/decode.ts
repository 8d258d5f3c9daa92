/**
 * The text of a feed: by its byte order mark, else as the server says, else as its XML declaration
 * says, else UTF-8. A name that nobody knows counts as UTF-8, and broken bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const label = markedEncoding(bytes) ?? known(charsetOf(contentType)) ?? known(declaredEncoding(bytes)) ?? 'utf-8';
  const decoder = new TextDecoder(label);
  if (decoder.encoding === 'utf-8') return decoder.decode(bytes);
  // In one step Node takes windows-1252 for latin1, and quotes and dashes become control characters.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** By a byte order mark, or by the zeros that UTF-16 leaves around the first `<`. */
function markedEncoding([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xfe && b === 0xff) || (a === 0x00 && b === 0x3c)) return 'utf-16be';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0x00)) return 'utf-16le';
  return null;
}

function charsetOf(contentType: string | null): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  return /^utf-?16/i.test(declared ?? '') ? undefined : declared;
}

function known(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
