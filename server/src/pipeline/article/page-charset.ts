/** The content type of a page with the encoding that the page names itself, where its server names none. */
export function withCharset(contentType: string | null, bytes: Uint8Array): string | null {
  if (/charset\s*=/i.test(contentType ?? '')) return contentType;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const named = /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  // What could be read byte by byte is not in UTF-16, even if it says so.
  return named && !/^utf-?16/i.test(named) ? `text/html; charset=${named}` : contentType;
}

/** Browsers look this far as well, and a little less. */
const headBytes = 4096;
