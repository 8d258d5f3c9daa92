import { type EventType, isMoreUrgent, type UrgencyLevel } from '@vigil/common/events';
import { partiesOf } from '../../language/parties.ts';
import { type Passage, speaksOf } from '../../language/passage.ts';
import type { Spot } from '../../language/places.ts';
import type { Written } from '../../reading/readable.ts';
import { type Reading, readItem } from '../../reading/reading.ts';
import type { ConflictState } from '../conflict/conflict.ts';
import type { Judgement } from '../judgement.ts';
import { placeCandidates } from '../learned/candidates.ts';
import { featuresOf, isHinted } from '../learned/features.ts';
import {
  type LearnedModels,
  lookUp,
  placeBy,
  relevanceBy,
  relevanceReason,
  shipped,
  typeBy,
  urgencyBy,
} from '../learned/judge.ts';
import { withAllClear } from './all-clear.ts';
import { eventTypeOf, isPlaceStruck } from './event-type.ts';
import { isNewsBehindForm } from './forms.ts';
import { judgeGlossed } from './glossed.ts';
import { otherSubjectOf } from './other-subjects.ts';
import { placeOf } from './place.ts';
import { relevanceOf } from './relevance.ts';
import { type Cap, capByRubric, softCapByRubric, urgencyByRubric } from './rubric.ts';
import { type Urgency, urgencyOf } from './urgency.ts';
import { no, type Verdict } from './verdict.ts';

/** The cap for events outside the confrontation. */
const irrelevantUrgency: Urgency = { urgencyLevel: 'medium', reason: 'medium: not of the confrontation' };

/** Probability from which the model overrules the rules: for titles with a party, titles without one, and glosses. */
const minProbability = { named: 0.5, unnamed: 0.7, glossed: 0.7 };

/** Reads and judges a text. */
export function classify(text: Written, state: ConflictState = 'calm', models: LearnedModels = shipped): Judgement {
  const reading = readItem(text);
  return judge(reading, judgeByRules(reading), state, models);
}

/**
 * Judges an item by its words and the state of the conflict, without network access. Rules decide clear cases, models the
 * open ones. The rubric is in docs/classify.md.
 */
export function judge(
  reading: Reading,
  byRules: Answers,
  state: ConflictState,
  models: LearnedModels = shipped,
): Judgement {
  const judged = judgeGlossed(reading, judgeEnglish(reading, byRules, state, models), state !== 'calm');
  return withAllClear(reading, judged);
}

function judgeEnglish(reading: Reading, byRules: Answers, state: ConflictState, models: LearnedModels): Judgement {
  const other = otherSubjectOf(reading);
  const verdict = other === null ? byRules.verdict : no(`the title is about '${other}'`);
  if (other !== null || !asksModels(reading, verdict, state))
    return toJudgement(verdict, false, decidedByRules(reading, byRules));
  // Outside a war no item is relevant by a model. Items that would be in a war stay pending and are judged again.
  const features = lookUp(models, featuresOf(reading, rulesOf(byRules), state === 'calm' ? 'war' : state));
  const { relevance, isPending } = decide(reading, verdict, features, state, models);
  const isAsked = state !== 'calm' && (relevance.relevant || relevance.isOpen);
  return toJudgement(
    relevance,
    isPending,
    isAsked ? learnedOf(reading, byRules, features, state, models) : decidedByRules(reading, byRules),
  );
}

/** The rules suffice in calm weeks. Items that name neither a party nor a war never reach the models. */
function asksModels(reading: Reading, verdict: Verdict, state: ConflictState): boolean {
  if (state === 'calm') return !verdict.relevant && namesSide(reading.title) && !isAboutOtherConflict(reading);
  return verdict.relevant || (isHinted(reading) && (verdict.isOpen || !isAboutOtherConflict(reading)));
}

function namesSide({ mentions }: Passage): boolean {
  return mentions.some(({ party }) => party === 'israel' || party === 'iran');
}

/** The answers of the rules alone. Models take the reasons of verdict and urgency as features. */
export interface Answers {
  verdict: Verdict;
  type: ReturnType<typeof eventTypeOf>;
  urgency: Urgency;
  place: Spot | null;
}

/** What is decided in the end, each with its reason. */
interface Decided {
  type: { eventType: EventType; reason: () => string };
  urgency: { urgencyLevel: UrgencyLevel; reason: () => string };
  place: { location: string; place: Judgement['place']; reason: () => string } | null;
}

export function judgeByRules(reading: Reading): Answers {
  const type = eventTypeOf(reading);
  return {
    verdict: relevanceOf(reading),
    type,
    urgency: urgencyOf(reading, type.eventType),
    place: placeOf(reading, type.eventType),
  };
}

export function rulesOf({ verdict, type, urgency }: Answers) {
  return { relevance: verdict.reason, eventType: type.eventType, urgency: urgency.reason };
}

function decide(
  reading: Reading,
  verdict: Verdict,
  features: readonly number[],
  state: ConflictState,
  models: LearnedModels,
): { relevance: Verdict; isPending: boolean } {
  if (verdict.relevant || isAboutOtherConflict(reading)) return { relevance: verdict, isPending: false };
  const probability = relevanceBy(models, features);
  const kind = reading.text.found ? 'glossed' : reading.title.mentions.length > 0 ? 'named' : 'unnamed';
  const isLikely = probability >= minProbability[kind];
  if (!isLikely || state === 'calm') return { relevance: verdict, isPending: isLikely };
  const reason = `relevant: by the model in a state of ${state}, ${probability.toFixed(2)} (${relevanceReason(models, features)})`;
  return { relevance: { relevant: true, isOpen: false, reason }, isPending: false };
}

/** Whether the title is about another conflict, without a weapon or two parties of this one. */
function isAboutOtherConflict({ title }: Reading): boolean {
  return speaksOf(title, 'gaza', 'elsewhere') && !speaksOf(title, 'weapon') && partiesOf(title).size < 2;
}

function learnedOf(
  reading: Reading,
  byRules: Answers,
  features: readonly number[],
  state: ConflictState,
  models: LearnedModels,
): Decided {
  const learned = typeBy(models, features);
  const isKept =
    learned.eventType === 'military'
      ? byRules.type.eventType !== 'other' && !hasMilitaryWords(reading)
      : learned.eventType === 'economic' && byRules.type.eventType === 'military' && isPlaceStruck(reading);
  const eventType = (isKept ? null : learned.eventType) ?? byRules.type.eventType;
  const type =
    isKept || !learned.eventType
      ? byRules.type
      : { eventType, reason: () => `${eventType}: by the model (${learned.why()})` };
  const candidates = placeCandidates(reading, { eventType, byRules: byRules.place?.location ?? null });
  const { best, why } = placeBy(models, candidates);
  const place = best && {
    location: best.spot.location,
    place: best.spot.place,
    reason: () => `place: ${best.spot.location}, by the model (${why()})`,
  };
  return {
    type,
    urgency: urgencyOfModel(reading, byRules, features, state, models),
    place: place ?? placeByRules(byRules),
  };
}

function urgencyOfModel(
  reading: Reading,
  byRules: Answers,
  features: readonly number[],
  state: ConflictState,
  models: LearnedModels,
): Decided['urgency'] {
  const kind = reading.text.found ? 'glossed' : state === 'war' ? 'war' : 'crisis';
  const { urgencyLevel, why, urgentChance } = urgencyBy(models, features, kind);
  if (!urgencyLevel || isNewsBehindForm(reading)) return toDecided(byRules.urgency);
  return withRubric(reading, { urgencyLevel, reason: () => `${urgencyLevel}: by the model (${why()})` }, urgentChance);
}

/** Without any of these a title is not military by the model alone: in a war most titles are. */
function hasMilitaryWords({ title, lead, acts }: Reading): boolean {
  return acts.length > 0 || [title, lead].some((passage) => speaksOf(passage, ...militaryTopics));
}

const militaryTopics = ['strike', 'weapon', 'force', 'casualty', 'alarm', 'toll', 'chief', 'mass', 'threat'] as const;

/** The rubric takes precedence over the model: it fixes clear head clauses and caps the urgency of other titles. */
function withRubric(reading: Reading, urgency: Decided['urgency'], urgentChance: number): Decided['urgency'] {
  const found = urgencyByRubric(reading);
  if (found) {
    return isMoreUrgent(found.level, urgency.urgencyLevel)
      ? { urgencyLevel: found.level, reason: () => `${found.level}: ${found.why}` }
      : urgency;
  }
  const capped = atMost(capByRubric(reading), urgency);
  if (!isMoreUrgent(capped.urgencyLevel, 'high')) return capped;
  const why = softCapUnless(urgentChance, reading);
  return why === null ? capped : { urgencyLevel: 'high', reason: () => `high: ${why}` };
}

function softCapUnless(urgentChance: number, reading: Reading): string | null {
  const cap = softCapByRubric(reading);
  return cap && urgentChance < cap.least ? cap.why : null;
}

function decidedByRules(reading: Reading, byRules: Answers): Decided {
  const urgency = toDecided(byRules.urgency);
  const isFixed = isNewsBehindForm(reading) || urgencyByRubric(reading) !== null;
  return {
    type: byRules.type,
    urgency: isFixed ? urgency : atMost(capByRubric(reading), urgency),
    place: placeByRules(byRules),
  };
}

function atMost(cap: Cap | null, urgency: Decided['urgency']): Decided['urgency'] {
  if (!cap || !isMoreUrgent(urgency.urgencyLevel, cap.most)) return urgency;
  return { urgencyLevel: cap.most, reason: () => `${cap.most}: ${cap.why}` };
}

function toDecided({ urgencyLevel, reason }: Urgency): Decided['urgency'] {
  return { urgencyLevel, reason: () => reason };
}

function placeByRules({ place: spot }: Answers): Decided['place'] {
  return spot && { location: spot.location, place: spot.place, reason: () => `place: ${spot.location}` };
}

function toJudgement({ relevant, isOpen, reason }: Verdict, isPending: boolean, decided: Decided): Judgement {
  const { type, urgency, place } = decided;
  const isCalm = relevant || urgency.urgencyLevel === 'low' || urgency.urgencyLevel === 'medium';
  const capped = isCalm ? urgency : toDecided(irrelevantUrgency);
  return {
    relevant,
    isOpen,
    isPending,
    eventType: type.eventType,
    urgencyLevel: capped.urgencyLevel,
    location: place?.location ?? 'Unknown',
    place: place?.place ?? null,
    reasons: () => [reason, type.reason(), capped.reason(), place?.reason() ?? 'place: none named'],
  };
}
