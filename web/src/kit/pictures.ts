import { cleanImageUrl } from '@vigil/common/media';

/** A picture that can be shown: its address in the event, and the address that is requested. */
export interface Picture {
  written: string;
  url: string;
}

/** The pictures of an event that can be shown. Two addresses with the same requested address are one picture. */
export function picturesOf(imageUrls: readonly string[], ownOrigin: string): Picture[] {
  const pictures = new Map<string, Picture>();
  for (const written of imageUrls) {
    const url = shownUrl(written, ownOrigin);
    if (url && !pictures.has(url)) pictures.set(url, { written, url });
  }
  return [...pictures.values()];
}

/**
 * The address to request a picture from, or null if it cannot be shown. The page loads pictures of other sites over https
 * only, so an http address is requested over https, which nearly every publisher supports. An address with a port or an
 * IP address has no https counterpart.
 */
export function shownUrl(written: string, ownOrigin: string): string | null {
  const clean = cleanImageUrl(written);
  if (!clean || !/^http:/i.test(clean)) return clean;
  const url = new URL(clean);
  if (url.origin === ownOrigin) return clean;
  if (url.port !== '' || /^\[|^[\d.]+$|^localhost$/.test(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href;
}
