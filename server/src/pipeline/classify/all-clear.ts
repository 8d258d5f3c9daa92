import { reportedActOf } from '../../language/reported-act.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Judgement } from '../judgement.ts';
import { isInRegion } from './setting.ts';

const sides = new Set(['Israel', 'Iran']);

/**
 * The end of an alarm in the region is relevant, though it names neither a party nor arms: users who received the alarm must learn that it is over. It is
 * of low urgency after any attack.
 */
export function withAllClear({ title, frame }: Reading, judgement: Judgement): Judgement {
  if (reportedActOf(title, frame).act !== 'all-clear') return judgement;
  const relevant =
    judgement.relevant || isInRegion(title) || title.places.some(({ value }) => sides.has(value.country));
  const reasons = () => [
    relevant && !judgement.relevant ? 'relevant: the end of an alarm in the region' : (judgement.reasons()[0] ?? ''),
    'military: the end of an alarm',
    'low: the end of an alarm',
    ...judgement.reasons().slice(3),
  ];
  return {
    ...judgement,
    relevant,
    isOpen: judgement.isOpen && !relevant,
    eventType: 'military',
    urgencyLevel: 'low',
    reasons,
  };
}
