import { isReal } from '../../language/acts.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sign } from './conflict.ts';

/** What a report that is relevant by the rules alone says of the state of the conflict; null where it says nothing. */
export function signOf({ title, acts: all }: Reading, at: Date): Sign | null {
  const acts = all.filter((act) => isReal(title, act));
  const isArmed = acts.some(({ actor, target }) => actor ?? target);
  const isWarNamed = title.words.some((word) => word === 'war' || word === 'ceasefire');
  if (!isArmed && !isWarNamed) return null;
  const isState = (party: string | null) => party !== null && party !== 'ally';
  return {
    at,
    isArmed,
    isWarNamed,
    isBetweenStates: acts.some(({ actor, target }) => isState(actor) && isState(target)),
  };
}
