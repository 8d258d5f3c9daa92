/** How well a place, such as 'Haifa, Israel', fits what is typed: 0 is best, 5 is not at all. */
function misfit(place: string, typed: string): number {
  const name = place.split(',')[0] ?? '';
  if (place === typed || name === typed) return 0;
  if (place.startsWith(typed)) return 1;
  if (place.includes(` ${typed}`) || place.includes(`-${typed}`)) return 2;
  return place.includes(typed) ? 3 : 5;
}

/** The places that fit what is typed, the best one first: a name itself stands before longer ones that begin with it. */
export function bestPlaces(places: readonly string[], typed: string): string[] {
  const wanted = plain(typed);
  if (wanted === '') return [...places];
  return places
    .map((place) => ({ place, rank: misfit(plain(place), wanted) }))
    .filter(({ rank }) => rank < 5)
    .sort((a, b) => a.rank - b.rank || a.place.length - b.place.length || a.place.localeCompare(b.place, 'en'))
    .map(({ place }) => place);
}

/** The place that has this very name. */
export function namedPlace(places: readonly string[], typed: string): string | undefined {
  return places.find((place) => misfit(plain(place), plain(typed)) === 0);
}

/** Without accents, apostrophes and case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
