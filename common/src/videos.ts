/** A video in a form that can be shown: an embedded player, an uploaded file, or a plain link. */
export type Video = { embed: string } | { file: string } | { link: string };

/** Returns null unless the text is an http(s) URL or the path of an upload. */
export function toVideo(raw: string): Video | null {
  if (/^\/media\/[\w-]+\.(?:mp4|webm)$/.test(raw.trim())) return { file: raw.trim() };
  const url = parseWeb(raw.trim());
  if (!url) return null;
  const youtube = youtubeId(url);
  if (youtube) return { embed: `https://www.youtube-nocookie.com/embed/${youtube}` };
  const facebook = facebookVideo(url);
  if (facebook) {
    return { embed: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(facebook)}&show_text=false` };
  }
  return { link: url.href };
}

/** Null unless it is an http(s) address. */
function parseWeb(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** The id of a YouTube video from any of its URL forms, or null. */
export function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const parameter = searchParams.get('v') ?? '';
  if (host === 'youtu.be') return readId(first) ?? (first === 'watch' ? readId(parameter) : null);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return readId(parameter) ?? readId(second);
  return /^(?:shorts|live|embed|v|e)$/.test(first) ? readId(second) : null;
}

/** Path segments of the length of an id that are not ids. */
const notVideos = new Set(['videoseries', 'live_stream']);

/** An id of 11 characters; parameters appended by mistake are dropped. */
function readId(text: string): string | null {
  const id = /^([\w-]{11})(?:[&?;].*)?$/.exec(text)?.[1];
  return id && !notVideos.has(id) ? id : null;
}

/** The URL for Facebook's player, without other parameters; null if it is not a video. */
function facebookVideo(url: URL): string | null {
  const { hostname, pathname, searchParams } = url;
  if (!/^(?:(?:www|m|web|mbasic|touch|[a-z]{2}-[a-z]{2})\.)?facebook\.com$/.test(hostname)) return null;
  if (pathname === '/plugins/video.php') {
    const inner = parseWeb(searchParams.get('href') ?? '');
    return inner && inner.pathname !== pathname ? facebookVideo(inner) : null;
  }
  const id = searchParams.get('v') ?? '';
  if (/^\/(?:watch(?:\/live)?\/?|video\.php)$/.test(pathname))
    return /^\d+$/.test(id) ? `https://www.facebook.com/watch/?v=${id}` : null;
  return /\/videos\/(?:[^/]+\/)?\d+\/?$|^\/reel\/\d+\/?$/.test(pathname) ? `https://www.facebook.com${pathname}` : null;
}
