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
