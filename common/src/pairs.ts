/** A source entered by an administrator, with its link; one of the two can be empty. */
interface SourceLink {
  source: string;
  url: string;
}

/**
 * Pairs sources and links by index. An empty link leaves its source without one; an empty name among others is dropped with its
 * link. A link beyond the names, or without any, is named by its host. If the lists differ in length and their non-empty items
 * do not, these are paired instead.
 */
export function pairsOf(sources: readonly string[], links: readonly string[]): SourceLink[] {
  const given = sources.filter((name) => name !== '');
  const reachable = links.filter((link) => link !== '');
  const isLoose = sources.length !== links.length && given.length === reachable.length;
  if (isLoose) return byPlace(given, reachable);
  return byPlace(given.length > 0 ? sources : [], links);
}

function byPlace(sources: readonly string[], links: readonly string[]): SourceLink[] {
  const places = Array.from({ length: Math.max(sources.length, links.length) }, (_, at) => ({
    source: sources[at] ?? '',
    url: links[at] ?? '',
  }));
  return places.filter(({ source, url }, at) => source !== '' || (at >= sources.length && url !== ''));
}
