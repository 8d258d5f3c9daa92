/** A source that an administrator names, with its link; one of the two may be empty. */
export interface SourceLink {
  source: string;
  url: string;
}

/**
 * Sources and links as two lists, by their places: an empty link leaves the source at its place without one, an empty
 * name stands for the site of its link. Lists of different lengths that are of one length without their empty items are
 * paired without these. Places where both are empty are left out.
 */
export function pairsOf(sources: readonly string[], links: readonly string[]): SourceLink[] {
  const [names, urls] = [sources, links].map(withoutEnd);
  const [given, reachable] = [names, urls].map((list = []) => list.filter((item) => item !== ''));
  const isLoose = names?.length !== urls?.length && given?.length === reachable?.length;
  return isLoose ? byPlace(given, reachable) : byPlace(names, urls);
}

function byPlace(sources: readonly string[] = [], links: readonly string[] = []): SourceLink[] {
  const places = Array.from({ length: Math.max(sources.length, links.length) }, (_, at) => ({
    source: sources[at] ?? '',
    url: links[at] ?? '',
  }));
  return places.filter(({ source, url }) => source !== '' || url !== '');
}

/** Without the empty items behind the last one that is not. */
export function withoutEnd(list: readonly string[]): string[] {
  return list.slice(0, list.findLastIndex((item) => item !== '') + 1);
}
