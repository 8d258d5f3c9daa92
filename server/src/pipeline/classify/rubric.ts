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
export function capByRubric({ frame: { stance } }: Reading): string | null {
  return said.has(stance) ? `told as ${stance}` : null;
}

/** A cap that gives way to a model that gives urgent or critical at least this chance. */
interface SoftCap {
  why: string;
  least: number;
}

/** Why the urgency of a title is capped unless a model holds it likely urgent; null for no cap. */
export function softCapByRubric(reading: Reading): SoftCap | null {
  const { title, acts, voices } = reading;
  if (!namesUrgent(reading)) return softCaps.unnamed;
  const named = new Set(voices.map(({ value }) => value));
  if (named.has('quarrel') || named.has('essay')) return softCaps.comment;
  if (named.has('business') && !speaksOf(title, ...grave)) return softCaps.trade;
  const isSubordinate = acts.length > 0 && acts.every((act) => act.isSubordinate);
  return isSubordinate && !isWitnessed(voices) && !title.words.some((word) => victims.test(word))
    ? softCaps.circumstance
    : null;
}

/** The chances are from items of days left out: above them most titles of the kind are labelled urgent or critical. */
const softCaps = {
  unnamed: { why: 'neither arms, casualties, an alarm, a closure nor a settled truce', least: 0.4 },
  comment: { why: 'comment on what was done', least: 0.4 },
  trade: { why: 'prices and trade after what was done', least: 0.4 },
  circumstance: { why: 'arms in a circumstance alone', least: 0.7 },
} satisfies Record<string, SoftCap>;

/** Whether the title names a settled truce, an urgent trigger or topic, or what witnesses of an attack see. */
function namesUrgent({ title, frame, voices }: Reading): boolean {
  const trigger = doneIn(frame)?.urgency;
  return (
    (speaksOf(title, 'truce') && speaksOf(title, 'settled')) ||
    trigger === 'urgent' ||
    trigger === 'critical' ||
    speaksOf(title, ...urgentTopics) ||
    isWitnessed(voices)
  );
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
