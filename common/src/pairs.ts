/** A source that an administrator names, with its link; one of the two may be empty. */
export interface SourceLink {
  source: string;
  url: string;
}

/**
 * Sources and links as two lists, by their places: an empty link leaves the source at its place without one, an empty
 * name stands for the site of its link. Lists of different lengths, as they were given, that are of one length without
 * their empty items are paired without these. Places where both are empty are left out.
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
