import { findActs } from '../../language/acts.ts';
import { read } from '../../language/passage.ts';
import type { Judgement } from '../judgement.ts';
import { eventTypeOf } from './event-type.ts';
import { placeOf } from './place.ts';
import { relevanceOf } from './relevance.ts';
import { type Urgency, urgencyOf } from './urgency.ts';

/** What happens outside the confrontation presses nobody here. */
const elsewhere: Urgency = { urgencyLevel: 'medium', reason: 'medium: not of the confrontation' };

/** Judges an item by its words alone, at once and without asking anybody. The rubric is in docs/classify.md. */
export function classify(text: { title: string; summary: string }): Judgement {
  const reading = read(text);
  const acts = findActs(reading.title);
  const { relevant, isOpen, reason } = relevanceOf(reading, acts);
  const type = eventTypeOf(reading);
  const pressing = urgencyOf(reading, acts, type.eventType);
  const isCalm = relevant || pressing.urgencyLevel === 'low' || pressing.urgencyLevel === 'medium';
  const urgency = isCalm ? pressing : elsewhere;
  const hit = placeOf(reading, acts, type.eventType);
  return {
    relevant,
    isOpen,
    eventType: type.eventType,
    urgencyLevel: urgency.urgencyLevel,
    location: hit?.location ?? 'Unknown',
    place: hit?.place ?? null,
    reasons: [reason, type.reason, urgency.reason, hit ? `place: ${hit.location}` : 'place: none named'],
  };
}
