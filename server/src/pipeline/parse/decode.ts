import { legacyEncoding } from './legacy-encoding.ts';

/**
 * The text of a feed: by its byte order mark, else as the server says, else as its XML declaration says, else UTF-8.
 * Labels are often a default of the server or of the tool that wrote the feed, so the bytes are checked as well: bytes
 * that form valid UTF-8 are UTF-8 if any label says so or there is no label, and bytes that do not form it are decoded
 * by the other label, or as the feed's language was usually encoded. An unknown label is ignored.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const marked = markedEncoding(bytes);
  if (marked) return decode(bytes, marked);
  const labels = [charsetOf(contentType), declaredEncoding(bytes)].flatMap((label) => known(label) ?? []);
  const other = labels.find((label) => label !== utf8);
  if (other && !labels.includes(utf8)) return decode(bytes, other);
  const text = decodeStrictly(bytes);
  if (text !== null) return text;
  if (other) return decode(bytes, other);
  const broken = decode(bytes, utf8);
  const legacy = isMostlyBroken(broken) ? legacyEncoding(asCharacters(bytes)) : null;
  return legacy ? decode(bytes, legacy) : broken;
}

const utf8 = 'utf-8';

/** Broken bytes become U+FFFD. */
function decode(bytes: Uint8Array, label: string): string {
  const decoder = new TextDecoder(label);
  if (decoder.encoding === utf8) return decoder.decode(bytes);
  // In one step Node takes windows-1252 for latin1, and quotes and dashes become control characters.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Null where the bytes are no UTF-8. */
function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(utf8, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether fewer characters beyond ASCII were read than could not be read: a text in UTF-8 has only a few broken bytes. */
function isMostlyBroken(text: string): boolean {
  let broken = 0;
  let read = 0;
  for (const { length, 0: first } of text.match(/\uFFFD+|[^\p{ASCII}\uFFFD]+/gu) ?? []) {
    if (first === '\uFFFD') broken += length;
    else read += length;
  }
  return broken > read;
}

/** By a byte order mark, or by the zeros that UTF-16 leaves around the first `<`. */
function markedEncoding([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return utf8;
  if ((a === 0xfe && b === 0xff) || (a === 0x00 && b === 0x3c)) return 'utf-16be';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0x00)) return 'utf-16le';
  return null;
}

function charsetOf(contentType: string | null): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(asCharacters(bytes.subarray(0, 300)))?.[1];
  // A declaration that could be read byte by byte is not in UTF-16, even if it says so.
  return /^utf-?16/i.test(declared ?? '') ? undefined : declared;
}

/** Each byte as one character. */
function asCharacters(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function known(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
