import { toVideo, youtubeId } from '@vigil/common/videos';

/** One of each picture that is given in several sizes, told by the query alone. */
export function differentImages(urls: string[]): string[] {
  const byPath = new Map<string, string>();
  for (const url of urls) {
    const path = /^[^?#]+\.(?:jpe?g|png|webp|gif|avif)(?=[?#])/i.exec(url)?.[0] ?? url;
    if (!byPath.has(path)) byPath.set(path, url);
  }
  return [...byPath.values()];
}

/** The page of a YouTube video that is given as a frame or a player; other addresses as they are. */
export function toWatchPage(address: string): string {
  const url = toUrl(address);
  const id = url && /^https?:$/.test(url.protocol) && /^\/(?:embed|v|e)\//.test(url.pathname) && youtubeId(url);
  return id ? `https://www.youtube.com/watch?v=${id}` : address;
}

/** Can it be shown in one of our players? */
export function isFramed(url: string): boolean {
  const video = toVideo(url);
  return video !== null && 'embed' in video;
}

/** An absolute http(s) address without a user name, or null. */
export function toHttpUrl(text: string, base: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxUrlLength) return null;
  const url = toUrl(trimmed) ?? toUrl(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const maxUrlLength = 2000;
