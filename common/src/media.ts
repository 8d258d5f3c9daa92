/**
 * An image address as it may be shown, or null when it must not be. Links to app stores and buttons
 * are no pictures of the news. An address that is absolute as it stands keeps its percent signs:
 * signed addresses of picture servers break when they are decoded.
 */
export function cleanImageUrl(raw: string): string | null {
  const written = decodeEntities(raw).trim();
  const plain = decodePercent(written);
  if (/^https?:\/\//i.test(plain)) {
    if (/app-store|google-play|download|button/i.test(plain)) return null;
    const url = /^https?:/i.test(written) ? written : plain;
    return URL.canParse(url) ? url : null;
  }
  return (plain.startsWith('/') && !plain.startsWith('//')) || plain.startsWith('images/') ? plain : null;
}

/** A video as it may be shown: in a frame of one of two players, as a file of our own, or as a plain link. */
export type Video = { embed: string } | { file: string } | { link: string };

/** Null when the address is blank, or neither an http(s) address nor the path of an upload. */
export function toVideo(raw: string): Video | null {
  if (/^\/media\/[\w-]+\.(?:mp4|webm)$/.test(raw.trim())) return { file: raw.trim() };
  if (!URL.canParse(raw.trim())) return null;
  const url = new URL(raw.trim());
  if (!/^https?:$/.test(url.protocol)) return null;
  const youtube = youtubeId(url);
  if (youtube) return { embed: `https://www.youtube-nocookie.com/embed/${youtube}` };
  if (isFacebookVideo(url)) {
    return { embed: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}&show_text=false` };
  }
  return { link: url.href };
}

function youtubeId(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (host === 'youtu.be') id = first;
  if (host === 'youtube.com') id = first === 'shorts' ? second : first === 'watch' ? url.searchParams.get('v') : null;
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

function isFacebookVideo(url: URL): boolean {
  if (!/^(www\.|m\.|web\.)?facebook\.com$/.test(url.hostname)) return false;
  return (
    /\/videos\/(?:[^/]+\/)?\d+|\/reel\/\d+/.test(url.pathname) ||
    (/^\/watch\/?$/.test(url.pathname) && url.searchParams.has('v'))
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, dec?: string, hex?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = dec ? Number.parseInt(dec, 10) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
