/**
 * An image address as it may be shown, or null when it must not be. Links to app stores and buttons
 * are no pictures of the news. An address that is absolute as it stands keeps its percent signs:
 * signed addresses of picture servers break when they are decoded.
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

/** Each layer of encoding is looked below; a path with more than this many is no real picture. */
const maxLayers = 5;

/**
 * Whether a path stays on this site however often it is decoded on its way. Browsers read `\` as `/` and drop tabs
 * and line breaks, so `/\host` and `/<tab>/host` lead to another host just as `//host` does. Servers on the way may
 * resolve `/.//host`, or make plain slashes of full-width ones.
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
