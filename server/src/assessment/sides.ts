/** Is a party Israel, Iran, the United States or an ally of Iran that fights beside it? */
export function isOfSides(party: string): boolean {
  return party === 'israel' || party === 'iran' || party === 'usa' || party.startsWith('ally ');
}
