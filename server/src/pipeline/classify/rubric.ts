import type { UrgencyLevel } from '@vigil/common/events';
import type { Voice } from '../../language/data/voices.ts';
import { shapeOf } from '../../language/learned/signs.ts';
import { speaksOf } from '../../language/passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { headShapes } from './data/head-shapes.ts';

/** The urgency that the rubric of docs/classify.md fixes by the head clause; takes precedence over the model. */
export function urgencyByRubric({ title, head, voices }: Reading): { level: UrgencyLevel; why: string } | null {
  if (voices.some(({ value }) => speaking.has(value))) return null;
  const shape = shapeOf(title, head.from, head.to);
  return headShapes.find(({ form }) => form.test(shape)) ?? null;
}

/** Why the urgency of a title is capped; null for no cap. Some reasons give way to a model that holds it likely urgent. */
export function capByRubric(reading: Reading, { isLikelyUrgent }: { isLikelyUrgent: boolean }): string | null {
  const { title, acts, frame } = reading;
  const voices = new Set(reading.voices.map(({ value }) => value));
  if (!isLikelyUrgent && (voices.has('quarrel') || voices.has('essay'))) return 'comment on what was done';
  if (!isLikelyUrgent && voices.has('business') && !speaksOf(title, ...grave))
    return 'prices and trade after what was done';
  if (said.has(frame.stance)) return `told as ${frame.stance}`;
  const isSettled = speaksOf(title, 'truce') && speaksOf(title, 'settled');
  const trigger = doneIn(frame)?.urgency;
  const isTriggered = trigger === 'urgent' || trigger === 'critical';
  if (!isSettled && !isTriggered && !speaksOf(title, ...urgentTopics) && !voices.has('witnessed'))
    return 'neither arms, casualties, an alarm, a closure nor a settled truce';
  const isSubordinate = !isLikelyUrgent && acts.length > 0 && acts.every((act) => act.isSubordinate);
  return isSubordinate && !voices.has('witnessed') && !title.words.some((word) => victims.test(word))
    ? 'arms in a circumstance alone'
    : null;
}

const said = new Set<string>(['comment', 'reaction', 'denial', 'rejection', 'accusation', 'memory', 'offer', 'drill']);

/** A title is urgent only with one of these topics. */
const urgentTopics = ['strike', 'weapon', 'casualty', 'alarm', 'closure', 'toll', 'chief', 'mass', 'force'] as const;

/** With one of these topics a title about trade is about more than trade. */
const grave = ['casualty', 'toll', 'mass', 'alarm', 'closure'] as const;

/** Victims of an attack. */
const victims = /^(?:missing|dead|killed|wounded|injured|survivors?|drowned|sinks|trapped|cut)$/;

/** Headlines about quarrels, explanations, media or trade, not about the event. */
const speaking = new Set<Voice>(['quarrel', 'essay', 'media', 'partisan', 'travel', 'business']);
