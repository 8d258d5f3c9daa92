/** A source entered by an administrator, with its link; one of the two can be empty. */
interface SourceLink {
  source: string;
  url: string;
}

/**
 * Pairs sources and links by index. An empty link leaves its source without one; an empty name is replaced by the
 * link's host. If the lists differ in length and their non-empty items do not, these are paired instead. Pairs with two
 * empty values are dropped.
 */
export function pairsOf(sources: readonly string[], links: readonly string[]): SourceLink[] {
  const [given, reachable] = [sources, links].map((list) => list.filter((item) => item !== ''));
  const isLoose = sources.length !== links.length && given?.length === reachable?.length;
  return isLoose ? byPlace(given, reachable) : byPlace(sources, links);
}

function byPlace(sources: readonly string[] = [], links: readonly string[] = []): SourceLink[] {
  const places = Array.from({ length: Math.max(sources.length, links.length) }, (_, at) => ({
    source: sources[at] ?? '',
    url: links[at] ?? '',
  }));
  return places.filter(({ source, url }) => source !== '' || url !== '');
}
