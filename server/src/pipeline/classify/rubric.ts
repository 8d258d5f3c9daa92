import type { UrgencyLevel } from '@vigil/common/events';
import type { Voice } from '../../language/data/voices.ts';
import { speaksOf } from '../../language/passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { shapeOf } from '../learned/signs.ts';

/** The urgency that the rubric of docs/classify.md fixes by the head clause; takes precedence over the model. */
export function urgencyByRubric({ title, head, voices }: Reading): { level: UrgencyLevel; why: string } | null {
  if (voices.some(({ value }) => speaking.has(value))) return null;
  const shape = shapeOf(title, head.from, head.to);
  return shapes.find(({ form }) => form.test(shape)) ?? null;
}

/** Why the urgency of a title is capped, regardless of the model; null for no cap. */
export function capByRubric(reading: Reading): string | null {
  const { title, acts, frame } = reading;
  const voices = new Set(reading.voices.map(({ value }) => value));
  if (voices.has('quarrel') || voices.has('essay')) return 'comment on what was done';
  if (said.has(frame.stance)) return `told as ${frame.stance}`;
  const isSettled = speaksOf(title, 'truce') && speaksOf(title, 'settled');
  const trigger = doneIn(frame)?.urgency;
  const isTriggered = trigger === 'urgent' || trigger === 'critical';
  if (!isSettled && !isTriggered && !speaksOf(title, ...urgentTopics) && !voices.has('witnessed'))
    return 'neither arms, casualties, an alarm, a closure nor a settled truce';
  const isSubordinate = acts.length > 0 && acts.every((act) => act.isSubordinate);
  return isSubordinate && !voices.has('witnessed') && !title.words.some((word) => victims.test(word))
    ? 'arms in a circumstance alone'
    : null;
}

const said = new Set<string>(['comment', 'reaction', 'denial', 'rejection', 'accusation', 'memory', 'offer', 'drill']);

/** A title is urgent only with one of these topics. */
const urgentTopics = ['strike', 'weapon', 'casualty', 'alarm', 'closure', 'toll', 'chief', 'mass', 'force'] as const;

/** Victims of an attack. */
const victims = /^(?:missing|dead|killed|wounded|injured|survivors?|drowned|sinks|trapped|cut)$/;

/** Headlines about quarrels, explanations, media or trade, not about the event. */
const speaking = new Set<Voice>(['quarrel', 'essay', 'media', 'partisan', 'travel', 'business']);

/** Either side or the United States, as written by `shapeOf`. */
const state = '(?:s|usa|sleader)';
const announces =
  '(?:announces?|announced|declares?|declared|confirms?|confirmed|says|said|begins?|begun|starts?|started)';
const launches = 'launch(?:es|ed)?';
const operation = '(?:(?:combat|military) operations?|massive (?:\\S+ ){0,6}(?:operations?|assault|attacks?|strikes))';
const attack = '(?:attacks?|strikes?|operations?|offensive|assault|war|campaign)';
const suspends = '(?:suspends?|suspended|pauses?|paused|halts?|halted|calls off|called off|holds off)';
const agrees = '(?:agree[sd]?|announce[sd]?|declare[sd]?|accept(?:s|ed)?|reach(?:es|ed)?|sign(?:s|ed)?)';

const shapes: { level: UrgencyLevel; why: string; form: RegExp }[] = [
  {
    level: 'critical',
    why: 'operations begun',
    form: shape(
      `${state} (?:\\S+ ){0,5}(?:${announces}|${launches}) (?:\\S+ ){0,6}${operation} (?:\\S+ ){0,3}(?:in|on|against|at|across|under)`,
      `${state} (?:\\S+ ){0,2}${launches} (?:\\S+ ){0,7}${attack} (?:\\S+ ){0,2}(?:on|against|in|at|across) (?:\\S+ )?s`,
      'combat operations? (?:in \\S+ )?(?:have begun|has begun|underway|under way|begin)',
    ),
  },
  {
    level: 'critical',
    why: 'a truce concluded',
    form: shape(
      `${state} (?:\\S+ ){0,4}${agrees} (?:to |on )?(?:\\S+ ){0,5}(?:ceasefire|truce)`,
      '(?:ceasefire|truce) (?:\\S+ ){0,4}(?:agreed|reached|announced|(?:takes|comes|goes) into effect|takes effect|in effect|takes hold)',
    ),
  },
  {
    level: 'critical',
    why: 'strikes suspended',
    form: shape(
      `${state} (?:\\S+ ){0,2}(?:${suspends}|agree[sd]? to (?:pause|halt|suspend|stop)) (?:\\S+ ){0,4}(?:attacks?|bombing|strikes?|bombardment|war|operations?)`,
    ),
  },
  {
    level: 'urgent',
    why: 'an attack as it is heard and seen',
    form: shape(
      '(?:explosions?|blasts?|sirens?|smoke|booms?|air defen[cs]es?) (?:\\S+ ){0,3}(?:heard|seen|sounds?|rocks?|rise[sn]?|rising|activated|over|in|across)',
    ),
  },
  {
    level: 'urgent',
    why: 'the dead or missing of an attack',
    form: shape(
      '(?:\\d\\S*|two|three|four|five|six|seven|eight|dozens|hundreds|crew|people|sailors) (?:\\S+ ){0,3}(?:missing|feared dead|killed|wounded|trapped) (?:\\S+ ){0,3}(?:after|in|by|as) (?:\\S+ ){0,4}(?:attacks?|strikes?|torpedo\\S*|missiles?|drones?)',
    ),
  },
  {
    level: 'urgent',
    why: 'missiles come down',
    form: shape(
      '(?:missiles?|rockets?|drones?|debris) (?:\\S+ ){0,4}(?:lands?|crash(?:es|ed)?|falls?|fell|hits?|struck|slams?|approach(?:es|ing)?)',
    ),
  },
];

function shape(...forms: string[]): RegExp {
  return new RegExp(` (?:${forms.join('|')}) `);
}
