/**
 * An image URL that is safe to show, or null. Links to app stores and buttons are rejected as well. An absolute URL
 * keeps its percent-encoding: signed URLs of image servers break when they are decoded.
 */
export function cleanImageUrl(raw: string): string | null {
  const written = decodeEntities(raw).trim();
  const plain = decodePercent(written);
  if (/\p{Cc}/u.test(plain)) return null;
  if (/^https?:\/\//i.test(plain)) {
    if (/app-store|google-play|download|button/i.test(plain)) return null;
    const url = /^https?:/i.test(written) ? written : plain;
    return URL.canParse(url) ? url : null;
  }
  return /^(?:\/|images\/)/.test(plain) && isOwnPath(plain) ? plain : null;
}

/** Each layer of encoding is decoded and checked; a path with more layers is rejected. */
const maxLayers = 5;

/**
 * Returns true if a path stays on this site however often it is decoded. Browsers read `\` as `/` and drop tabs and
 * line breaks, so `/\host` and `/<tab>/host` lead to another host, as `//host` does. Proxies can resolve `/.//host`, or
 * turn full-width slashes into plain ones.
 */
function isOwnPath(path: string, layer = 0): boolean {
  if (layer > maxLayers || /[\\\p{Cc}]|(?:^|\/\.{1,2})\/\//u.test(path.normalize('NFKC'))) return false;
  const next = decodePercent(decodeEntities(path));
  return next === path || isOwnPath(next, layer + 1);
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  sol: '/',
  bsol: '\\',
  tab: '\t',
  newline: '\n',
};

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
