import { findActs, isReal } from '../../language/acts.ts';
import { read } from '../../language/passage.ts';
import { relevanceOf } from '../classify/relevance.ts';
import type { Sign } from './conflict.ts';

/** What a report says of the state of the conflict, by the rules alone; null for what is not relevant by them, or says nothing. */
export function signOf(text: { title: string; summary: string }, at: Date): Sign | null {
  const reading = read(text);
  const { title } = reading;
  const all = findActs(title);
  if (!relevanceOf(reading, all).relevant) return null;
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
