import { cleanImageUrl } from '@vigil/common/media';

/** A picture that may be shown: its address as the event has it, and as it is asked for. */
export interface Picture {
  written: string;
  url: string;
}

/** The pictures of an event that can be shown here. Two addresses that are asked for in one way are one picture. */
export function picturesOf(imageUrls: readonly string[], ownOrigin: string): Picture[] {
  const pictures = new Map<string, Picture>();
  for (const written of imageUrls) {
    const url = shownUrl(written, ownOrigin);
    if (url && !pictures.has(url)) pictures.set(url, { written, url });
  }
  return [...pictures.values()];
}

/**
 * The address by which a picture is asked for, or null where it cannot be shown. The page loads pictures of others over
 * https alone, so an address of http is asked for over https, which nearly every publisher answers. One that names a
 * port of its own, or a host by its number, has no such counterpart.
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
