import { belligerents } from '../language/data/parties.ts';

/** Is a party Israel, Iran, the United States or an ally of Iran that fights beside it? */
export function isOfSides(party: string): boolean {
  return belligerents.has(party) || party.startsWith('ally ');
}

/** Do two parties fight on one side: a state and its ally, Israel and the United States? */
export function areOfOneCamp(one: string, other: string): boolean {
  return campOf(one) === campOf(other);
}

function campOf(party: string): string {
  if (party.startsWith('ally ')) return 'iran';
  return party === 'usa' ? 'israel' : party;
}
