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

/** Why the urgency of a title is capped, regardless of the model; null for no cap. */
export function capByRubric({ title, frame, voices }: Reading): string | null {
  if (said.has(frame.stance)) return `told as ${frame.stance}`;
  const isSettled = speaksOf(title, 'truce') && speaksOf(title, 'settled');
  const trigger = doneIn(frame)?.urgency;
  const isTriggered = trigger === 'urgent' || trigger === 'critical';
  const isUrgent = isSettled || isTriggered || speaksOf(title, ...urgentTopics) || isWitnessed(voices);
  return isUrgent ? null : 'neither arms, casualties, an alarm, a closure nor a settled truce';
}

/** Why the urgency of a title is capped unless a model holds it likely urgent; null for no cap. */
export function doubtByRubric({ title, acts, voices }: Reading): string | null {
  const named = new Set(voices.map(({ value }) => value));
  if (named.has('quarrel') || named.has('essay')) return 'comment on what was done';
  if (named.has('business') && !speaksOf(title, ...grave)) return 'prices and trade after what was done';
  const isSubordinate = acts.length > 0 && acts.every((act) => act.isSubordinate);
  return isSubordinate && !isWitnessed(voices) && !title.words.some((word) => victims.test(word))
    ? 'arms in a circumstance alone'
    : null;
}

function isWitnessed(voices: Reading['voices']): boolean {
  return voices.some(({ value }) => value === 'witnessed');
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
