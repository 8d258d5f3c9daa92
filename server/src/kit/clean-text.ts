/**
 * A text that others can repeat: without control characters that XML forbids, unpaired surrogates, and invisible
 * characters that change the direction of text.
 */
export function cleanText(text: string): string {
  return text
    .replace(forbidden, ' ')
    .replace(turning, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes for XML and HTML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The link if it is an http(s) URL, else null. */
export function webLink(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The permanent, globally unique id of an event. */
export function permanentId(eventId: string): string {
  return `urn:vigil:event:${encodeURIComponent(eventId)}`;
}
