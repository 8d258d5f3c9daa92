import { parties, type Statement } from '@vigil/reader';
import { isRelevant } from '../judgement.ts';
import type { Sign } from './conflict.ts';

type SaidOfState = Pick<Statement, 'relevance' | 'type' | 'kind' | 'reality' | 'by' | 'on' | 'country'>;

/** What a relevant report says of the state of the conflict; null where it says nothing. */
export function signOf(statement: SaidOfState, at: Date): Sign | null {
  if (!isRelevant(statement)) return null;
  const { type, kind, reality, by, on, country } = statement;
  const isDone = reality === 'done';
  const isArmed = isDone && (kind === 'attack' || kind === 'interception' || kind === 'alarm');
  const isOfWar = type === 'military' || kind === 'truce' || kind === 'truce-broken';
  const isTruce = isDone && (kind === 'truce' || kind === 'deal') && areOpposed([...by, ...on], [...by, ...on]);
  if (!isArmed && !isOfWar && !isTruce) return null;
  // Who strikes in a state strikes it, whether or not the report names it.
  const struck = [...on, ...parties.filter((party) => party === country)];
  const isBetweenStates = isArmed && kind === 'attack' && (areOpposed(by, struck) || areOpposed(struck, by));
  return { at, isArmed, isOfWar, isBetweenStates, isTruce };
}

/** Iran on one hand, and Israel or the United States on the other. What an ally does or suffers alone is no war between the states. */
function areOpposed(some: Statement['by'], others: Statement['by']): boolean {
  return some.includes('ir') && (others.includes('il') || others.includes('us'));
}
