/** The usual prefix of each vocabulary that is read, by its address without scheme, `www.` and closing `/` or `#`. */
const prefixes: Record<string, string> = {
  'w3.org/2005/atom': 'atom',
  'purl.org/atom/ns': 'atom',
  'search.yahoo.com/mrss': 'media',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/dc/elements/1.0': 'dc',
  'purl.org/dc/elements/1.1': 'dc',
  'purl.org/dc/terms': 'dcterms',
  'itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'w3.org/1999/xhtml': 'xhtml',
  'w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
  'purl.org/rss/1.0': 'rss',
  'channel.netscape.com/rdf/simple/0.9': 'rss',
  'my.netscape.com/rdf/simple/0.9': 'rss',
  'backend.userland.com/rss': 'rss',
  'backend.userland.com/rss2': 'rss',
  'backend.userland.com/rss091': 'rss',
  'backend.userland.com/rss092': 'rss',
  'blogs.law.harvard.edu/tech/rss': 'rss',
  'cyber.law.harvard.edu/rss': 'rss',
};

/** The prefix that a vocabulary usually has, or null for one that is not read. */
export function usualPrefix(address: string): string | null {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[/#]+$/, '');
  return Object.hasOwn(prefixes, bare) ? (prefixes[bare] ?? null) : null;
}
