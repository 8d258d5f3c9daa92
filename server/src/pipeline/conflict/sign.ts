import { isAgreed } from '../../assessment/agreement.ts';
import { isReal } from '../../language/acts.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { type Answers, judge } from '../classify/classify.ts';
import type { Sign } from './conflict.ts';

/** What a report that is relevant by the rules alone says of the state of the conflict; null where it says nothing. */
export function signOf(reading: Reading, byRules: Answers, at: Date): Sign | null {
  const { title } = reading;
  const acts = reading.acts.filter((act) => isReal(title, act));
  const isArmed = acts.some(({ actor, target }) => actor ?? target);
  const isWarNamed = title.words.some((word) => word === 'war' || word === 'ceasefire');
  const { stance, things } = reading.frame;
  // A threat is none, and what is done to a merchant ship, also by force, begins no war.
  const isAttack = stance !== 'threat' && !things.includes('ship');
  const isBetween = isAttack && acts.some(({ actor, target }) => areOpposed([actor, target]));
  const trigger = doneIn(reading.frame)?.name;
  const isOfTruce = trigger === 'truce' || trigger === 'deal';
  if (!isArmed && !isWarNamed && !isOfTruce) return null;
  // A look back, a comment or a part of a live page is less urgent than a report of an attack or of a truce.
  const { urgencyLevel } = judge(reading, byRules, 'calm');
  return {
    at,
    isArmed,
    isWarNamed,
    isBetweenStates: isBetween && (urgencyLevel === 'critical' || urgencyLevel === 'urgent'),
    isTruce:
      isOfTruce &&
      urgencyLevel === 'critical' &&
      areOpposed(title.mentions.map(({ party }) => party)) &&
      isAgreed(reading.text.title),
  };
}

/** Iran, and Israel or the United States. What an ally does or suffers alone is no war between the states. */
function areOpposed(parties: readonly (string | null)[]): boolean {
  return parties.includes('iran') && (parties.includes('israel') || parties.includes('usa'));
}
