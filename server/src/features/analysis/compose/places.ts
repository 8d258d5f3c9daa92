/** The country of a location: 'Southern Lebanon' and 'Beirut, Lebanon' are of Lebanon. */
export function countryOf(location: string): string {
  const country = location.split(', ').at(-1) ?? '';
  return country.replace(
    /^(?:North|South|East|West|Central)(?:ern|west(?:ern)?|east(?:ern)?)? (?!Bank|Africa|Korea)/,
    '',
  );
}
