import type { UrgencyLevel } from '@vigil/common/events';
import { isReal } from '../../language/acts.ts';
import { notReported } from '../../language/data/not-reported.ts';
import type { Voice } from '../../language/data/voices.ts';
import { shapeOf } from '../../language/learned/signs.ts';
import { findAll, type Hit, lexiconOfTables } from '../../language/lexicon.ts';
import { findMeanings } from '../../language/meanings.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { headShapes } from './data/head-shapes.ts';
import { isOneQuestion } from './forms.ts';

/** The urgency that the rubric of docs/classify.md fixes by the head clause; takes precedence over the model. */
export function urgencyByRubric(reading: Reading): { level: UrgencyLevel; why: string } | null {
  const { title, head, voices, frame } = reading;
  if (isAttackBesideMemory(reading) && !isOneQuestion(title))
    return { level: 'urgent', why: 'an attack beside what is remembered, rehearsed or denied' };
  if (
    unreported.has(frame.stance) ||
    tellingOf(title) ||
    isRollOfDead(title) ||
    voices.some(({ value }) => speaking.has(value))
  )
    return null;
  const shape = shapeOf(title, head.from, head.to);
  return headShapes.find(({ form }) => form.test(shape)) ?? null;
}

/** The highest urgency that a title can have. */
export interface Cap {
  most: UrgencyLevel;
  why: string;
}

/** The highest urgency of a title, regardless of the words of war in it; null for no cap. */
export function capByRubric(reading: Reading): Cap | null {
  const { title, frame } = reading;
  const stance = tellingOf(title)?.value ?? frame.stance;
  if (isOneQuestion(title)) return { most: 'medium', why: 'asks a question' };
  if (isAttackBesideMemory(reading)) return null;
  if (stance === 'memory' || stance === 'drill') return { most: 'medium', why: `told as ${stance}` };
  if (said.has(stance)) return { most: 'high', why: `told as ${stance}` };
  const trigger = doneIn(frame)?.name;
  if (trigger && unarmed.has(trigger)) return { most: 'high', why: `reports ${trigger}` };
  if (speaksOf(title, 'truce') && speaksOf(title, 'modal')) return { most: 'high', why: 'a truce that may be' };
  if (speaksOf(title, 'toll')) return { most: 'urgent', why: `a toll (${quote(title, 'toll')})` };
  if (isRollOfDead(title)) return { most: 'high', why: 'names the dead' };
  return summedUp.test(title.words.join(' ')) ? { most: 'urgent', why: 'the dead of the whole war' } : null;
}

/** Whether a title reports an attack beside a memory, a drill, a denial or a prospect. */
function isAttackBesideMemory(reading: Reading): boolean {
  const { title, frame } = reading;
  const telling = tellingOf(title);
  const stance = telling?.value ?? frame.stance;
  return exempted.has(stance) && isBesideAttack(reading, stance, telling ?? stanceHit(title, stance));
}

/** How a title names an attack that it does not report; null without such a phrase. */
function tellingOf({ words }: Passage): Hit<string> | null {
  return findAll(tellings, words)[0] ?? null;
}

function stanceHit({ words, figures }: Passage, stance: string): Hit<string> | null {
  return findMeanings(words, figures).stances.find(({ value }) => value === stance) ?? null;
}

/**
 * An attack told before what is remembered or rehearsed, or in a clause of its own after it, is news: 'Israel strikes Iran a year
 * after', 'minute of silence as Iran fires missiles at', 'denies a truce and bombs'. Not so 'On this day: Iran fires missiles at'.
 */
function isBesideAttack({ title, acts }: Reading, stance: string, hit: Hit<string> | null): boolean {
  if (!hit) return false;
  const { words } = title;
  return acts.some((act) => {
    if (!act.target || !isReal(title, act)) return false;
    // The attack follows the denial and has the same subject: 'denies a truce and bombs'.
    if (stance === 'denial') return act.from >= hit.to && continuing.has(words[act.from - 1] ?? '');
    if (!act.actor) return false;
    if (act.from >= hit.to) return words.slice(hit.to, act.from).some((word) => joining.has(word));
    return stance === 'memory' || words.slice(act.to, hit.from).some((word) => circumstances.has(word));
  });
}

const exempted = new Set<string>(['memory', 'drill', 'denial', 'prospect']);
const continuing = wordSet(', and');
const joining = wordSet('as while ;');
const circumstances = wordSet('as while after before following amid during hours days');

const tellings = lexiconOfTables<string>(notReported);

/** '900 killed since start of war', 'killed in 12 day war'. */
const summedUp = /\b(?:killed|dead|deaths) .*\b(?:since (?:the )?(?:start|beginning|war)|in \S+ day war)\b/;

/** 'Identifies soldiers killed in attack', 'announced the names of four soldiers who were killed': the deaths were news before. */
function isRollOfDead({ words }: Passage): boolean {
  return rollOfDead.test(words.join(' '));
}

const rollOfDead = /\b(?:names?|identif(?:y|ies|ied))(?: \S+){1,7} killed\b/;

/** Events that name an earlier act or a weapon without an act of their own: 'funeral of commanders killed by'. */
const unarmed = new Set<string>(['funeral', 'test']);

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

/** What is told as one of these is high at most. */
const said = new Set<string>([
  'rhetoric',
  'comment',
  'reaction',
  'denial',
  'rejection',
  'accusation',
  'offer',
  'wish',
  'opinion',
  'complaint',
  'purchase',
  'option',
  'prospect',
]);

/** Told as one of these, the event of the head clause is not reported at all. */
const unreported = new Set<string>(['denial', 'memory', 'drill', 'reaction']);

/** A title is urgent only with one of these topics. */
const urgentTopics = ['strike', 'weapon', 'casualty', 'alarm', 'closure', 'toll', 'chief', 'mass', 'force'] as const;

/** With one of these topics a title about trade is about more than trade. */
const grave = ['casualty', 'toll', 'mass', 'alarm', 'closure'] as const;

/** Victims of an attack. */
const victims = /^(?:missing|dead|killed|wounded|injured|survivors?|drowned|sinks|trapped|cut)$/;

/** Headlines about quarrels, explanations, media or trade, not about the event. */
const speaking = new Set<Voice>(['quarrel', 'essay', 'media', 'partisan', 'travel', 'business']);
