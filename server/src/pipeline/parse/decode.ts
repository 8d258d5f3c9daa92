import { isUtf8 } from 'node:buffer';
import { legacyEncoding } from './legacy-encoding.ts';

/**
 * The text of a document. Labels are often a default of the server or of the tool that wrote it, so the bytes decide where they
 * can: bytes with the marks or zeros of UTF-16 are UTF-16, and letters that form UTF-8 are UTF-8 under any label. Other
 * bytes are decoded by the label of the server, else of the XML declaration, else as the document's language was usually
 * encoded. windows-1252 and its names such as ISO-8859-1 are the label that means least. An unknown label is ignored.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const wide = utf16Of(bytes);
  if (wide) return decode(bytes, wide);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = isMarked ? bytes.subarray(3) : bytes;
  const labels = [isMarked ? utf8 : null, charsetOf(contentType), declaredEncoding(body)]
    .flatMap((label) => known(label) ?? [])
    .filter((label) => label === utf8 || !/^utf-16/.test(label) || body.includes(0));
  const other =
    labels.find((label) => label !== utf8 && label !== western) ?? labels.find((label) => label === western);
  const text = decode(body, utf8);
  if (!hasLetters.test(text)) return other && !labels.includes(utf8) ? decode(body, other) : text;
  if (isUtf8(body) || !isBroken(text, other ? 0.2 : 0.5)) return text;
  if (other && other !== western) return decode(body, other);
  const legacy = legacyEncoding(asCharacters(body), other === western);
  return legacy ? decode(body, legacy) : text;
}

const utf8 = 'utf-8';
const western = 'windows-1252';
const hasLetters = /\P{ASCII}/u;

/** Broken bytes become U+FFFD. */
function decode(bytes: Uint8Array, label: string): string {
  const decoder = new TextDecoder(label);
  if (decoder.encoding === utf8) return decoder.decode(bytes);
  // In one step Node takes windows-1252 for latin1, and quotes and dashes become control characters.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Whether more than this share of the characters beyond ASCII cannot be read: a text in UTF-8 has only a few broken bytes. */
function isBroken(text: string, share: number): boolean {
  let broken = 0;
  let all = 0;
  for (const { length, 0: first } of text.match(/\uFFFD+|[^\p{ASCII}\uFFFD]+/gu) ?? []) {
    if (first === '\uFFFD') broken += length;
    all += length;
  }
  return broken > all * share;
}

/** By a byte order mark, or by the zeros that UTF-16 leaves around the first `<`. */
function utf16Of([a, b]: Uint8Array): string | null {
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

function known(label: string | null | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
