/**
 * Whether an event's location is one of the chosen places. A country has all its cities; a city without its country
 * ('Haifa') is that city, and 'Western Iran' is in Iran.
 */
export function isAtPlace(location: string, places: readonly string[]): boolean {
  if (places.length === 0) return false;
  const [name, ...rest] = partsOf(location);
  if (!name) return false;
  const country = rest.at(-1) ?? name;
  return places.some((place) => {
    const [chosen, ...chosenRest] = partsOf(place);
    if (chosenRest.length === 0) return [country, name].includes(chosen ?? '') || name.endsWith(` ${chosen}`);
    return chosen === name && (rest.length === 0 || chosenRest.at(-1) === country);
  });
}

/** 'Haifa, Israel' as 'haifa' and 'israel'. */
function partsOf(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}
