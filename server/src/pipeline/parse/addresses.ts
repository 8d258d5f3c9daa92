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

/**
 * An absolute http(s) address without a user name, or null. What begins with the name of a host and lacks the scheme is
 * completed, never taken for a path of `base`.
 */
export function toHttpUrl(text: string, base: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxUrlLength) return null;
  const given = withScheme(trimmed, toUrl(base)?.host ?? '');
  const url = toUrl(given) ?? (isPath(given) ? toUrl(given, base) : null);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

/** Whether a text is an absolute http(s) address as it stands. */
export const isHttpUrl = (text: string): boolean => /^https?:\/\/[^/\s]/i.test(text.trim());

/** 'www.paper.example/7', 'paper.example/7', 'paper.example:8080/7' and 'https//paper.example/7', as they are meant. */
function withScheme(text: string, baseHost: string): string {
  const broken = /^(https?)(?:\/\/|:\/(?!\/))/i.exec(text);
  if (broken) return `${broken[1]}://${text.slice(broken[0].length)}`;
  const host = /^((?:[\p{L}\d_-]{1,63}\.){1,8}\p{L}{2,24})(?::\d{1,5})?(?=[/?#]|$)/iu.exec(text);
  if (!host) return text;
  const name = host[1]?.toLowerCase() ?? '';
  const isOwn = baseHost !== '' && (name === baseHost || name === `www.${baseHost}` || `www.${name}` === baseHost);
  const isHost = name.startsWith('www.') || isOwn || (text.length > host[0].length && !files.test(name));
  return isHost ? `https://${text}` : text;
}

/** Endings of files, which may stand before a query or a slash. */
const files =
  /\.(?:html?|xhtml|php\d?|aspx?|jsp|cgi|xml|rss|json|js|css|txt|pdf|cfm|do|jpe?g|png|gif|webp|avif|svg|mp4|webm|min)$/;

/** Words are no path. */
const isPath = (text: string): boolean => /^[/?#.]/.test(text) || !/\s|^:/.test(text);

function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const maxUrlLength = 2000;
