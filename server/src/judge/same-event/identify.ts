import type { PossiblySame } from '@vigil/common/events';
import { clearsFor, isOfOneMoment, isOfTown, relationTo, repetitionOf } from './acts.ts';
import { actMs, begunAt, type Relation } from './again.ts';
import { type AllWeights, chanceOf } from './chance.ts';
import { cosinesOf, type Features, featuresOf } from './features.ts';
import { type Index, nearestEvents } from './index.ts';
import type { Known } from './known.ts';
import type { Comparable } from './stated-report.ts';
import { isDenial, isVetoed } from './vetoes.ts';

/** What a report reports. */
export interface Identification {
  /** The known event; null for none. */
  eventId: string | null;
  /** Without a known event, those that it is possibly the same as, the most probable first. */
  possiblySame: PossiblySame[];
  /** Without a known event, the one that it repeats; null for none. */
  againOf: string | null;
  /** The known event was first reported later. */
  isEarlier: boolean;
}

/** Two titles that the pair model is asked about. */
export type Question = readonly [string, string];

/** What it answered; null where it could not, undefined where it was not asked. */
export type AnswerOf = (question: Question) => number | null | undefined;

/** Events that a search looks at closely. */
const looks = 8;

/** Events that are asked about for one report. */
const maxAsked = 3;

/**
 * Without asking, a report with this chance is of the event. The likeliest of the others is nearly always asked about, further ones
 * only where they are likely: two reports of one event in wholly other words have vectors that are far apart.
 */
const clearChance = 0.97;
const minAsked = { first: 0.001, further: 0.02 };

/** A report with this chance belongs to an event. */
const minChance = 0.6;

/** A denial, which the judge of pairs calls another event, with this one, without asking. */
const minDenied = 0.3;

/** Events that are at least this probable, and are not joined, are in doubt. */
const minPossible = 0.2;
const maxPossible = 2;

/** By what they say, apart from their times, two reports with this chance are nearly certain to be of one event. */
const nearChance = 0.8;

/** An event that a report may belong to. */
export interface Candidate {
  event: Known;
  features: Features;
  /** The two titles of its core that are nearest to the report. */
  questions: readonly Question[];
  chance: number;
  relation: Relation;
}

/**
 * The known event that a report belongs to, or the questions that must be answered first. Changes nothing. The answer depends on the
 * report, the index and the answers alone. `candidates`: as of `candidatesFor`, if the index is as it was then.
 */
export function identify(
  index: Index,
  report: Comparable,
  answerOf: AnswerOf,
  candidates: readonly Candidate[] = candidatesFor(index, report),
): Identification | { questions: readonly Question[] } {
  const asked = askedAbout(candidates, report);
  const open = asked.flatMap(({ questions, features }) => {
    const next = nextQuestion(questions, (answer) => chanceOf(features, answer, index.weights), answerOf);
    return next ? [next] : [];
  });
  if (open.length > 0) return { questions: open };
  const clearedAt = clearsFor(index.clears, report);
  const compared = candidates.map((one) => {
    const answer = asked.includes(one) ? highestAnswer(one.questions, answerOf) : null;
    const chance = chanceWith(answer, one, report, index.weights);
    return { ...one, chance, relation: relationTo(one.event, report, chance >= nearChance, clearedAt) };
  });
  return decide(compared, report);
}

function chanceWith(
  answer: number | null,
  { event, features, chance }: Candidate,
  report: Comparable,
  weights: AllWeights,
) {
  if (isOfOneMoment(event, report)) return 1;
  const asked = chanceOf(features, answer, weights);
  return isDenial(event, report) && chance >= minDenied ? Math.max(minChance, asked) : asked;
}

/** Those of which the judge of pairs is asked. */
function askedAbout(candidates: readonly Candidate[], report: Comparable): readonly Candidate[] {
  if (candidates.some(({ chance, event }) => chance >= clearChance || isOfOneMoment(event, report))) return [];
  return candidates
    .filter(({ chance }, at) => chance >= (at === 0 ? minAsked.first : minAsked.further))
    .slice(0, maxAsked);
}

/** The title that is nearest; where the answer leaves it in doubt, the next one: reports of one event tell different parts of it. */
function nextQuestion(
  questions: readonly Question[],
  chanceBy: (answer: number | null) => number,
  answerOf: AnswerOf,
): Question | null {
  for (const question of questions) {
    const answer = answerOf(question);
    if (answer === undefined) return question;
    const chance = chanceBy(answer);
    if (chance >= minChance || chance < minPossible) return null;
  }
  return null;
}

function highestAnswer(questions: readonly Question[], answerOf: AnswerOf): number | null {
  const answers = questions.flatMap((question) => answerOf(question) ?? []);
  return answers.length > 0 ? Math.max(...answers) : null;
}

/** The events that a report may belong to, the likeliest first: a search of some ms among those of three days. */
export function candidatesFor(index: Index, report: Comparable): Candidate[] {
  const near = nearestEvents(index, report, looks);
  // Many alike of other hours would crowd out those of the same hour.
  const ofHour = report.act.act === null ? [] : nearestEvents(index, report, looks, actMs);
  return [...new Set([...near, ...ofHour])]
    .filter((event) => !isVetoed(event, report))
    .map((event): Candidate => {
      const features = featuresOf(event, report);
      const cosines = cosinesOf(event, report);
      const nearest = event.core
        .map(({ title }, at) => ({ title, cosine: cosines[at] ?? 0 }))
        .sort((a, b) => b.cosine - a.cosine);
      const titles = [...new Set(nearest.map(({ title }) => title))].slice(0, 2);
      return {
        event,
        features,
        questions: titles.map((title): Question => [title, report.title]),
        chance: chanceOf(features, null, index.weights),
        relation: 'open',
      };
    })
    .sort((a, b) => b.chance - a.chance);
}

function decide(candidates: readonly Candidate[], report: Comparable): Identification {
  const open = candidates.filter(({ relation }) => relation === 'open').sort((a, b) => b.chance - a.chance);
  const [best] = open;
  if (best && best.chance >= minChance) {
    const likely = open.filter(({ chance }) => chance >= minChance);
    const { eventId, firstAt } = repetitionOf(best.event, { open: eventsOf(open), likely: eventsOf(likely) }, report);
    return { eventId, possiblySame: [], againOf: null, isEarlier: report.at < firstAt };
  }
  const isClear = report.act.act === 'all-clear';
  const parted = candidates
    .filter(({ event, relation }) => relation !== 'open' && event.history.isClear === isClear)
    .filter(({ event, chance }) => chance >= minChance || isOfTown(event, report))
    .sort((a, b) => begunAt(b.event.history) - begunAt(a.event.history));
  const doubted = parted.filter(({ relation }) => relation === 'doubt');
  return {
    eventId: null,
    possiblySame: possiblySameOf([...open, ...doubted]),
    againOf: parted.find(({ event }) => begunAt(event.history) <= report.at)?.event.eventId ?? null,
    isEarlier: false,
  };
}

function eventsOf(candidates: readonly Candidate[]): Known[] {
  return candidates.map(({ event }) => event);
}

/** The most probable first. What time alone parts is in doubt, however probable it is. */
function possiblySameOf(candidates: readonly Candidate[]): PossiblySame[] {
  return candidates
    .map(({ event: { eventId }, chance, relation }) => {
      const probability = Math.round(chance * 100) / 100;
      return { eventId, probability: relation === 'doubt' ? Math.max(minPossible, probability) : probability };
    })
    .filter(({ probability }) => probability >= minPossible)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, maxPossible);
}
