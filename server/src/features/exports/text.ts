/**
 * A text as others may repeat it: without the control characters that XML forbids, halves of characters, and the
 * invisible marks that turn the order of what stands around them.
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

/** For XML and HTML alike, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The same link where it leads to a page of the web, else null. */
export function webLink(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The identity of an event wherever it is repeated, for as long as there are events. */
export function permanentId(eventId: string): string {
  return `urn:vigil:event:${encodeURIComponent(eventId)}`;
}
