import { belligerents } from '../language/data/parties.ts';
import { isAssertedIn } from './clauses.ts';
import type { EventFacts } from './event-facts.ts';
import { isConditional, isDenialOfReport, isFeature } from './predicate.ts';

/** Reported as done, or ordered: what is denied, feared, remembered or rehearsed is no sign. Most rules ask this: an event is read once. */
export function isGiven(facts: EventFacts): boolean {
  const known = given.get(facts);
  if (known !== undefined) return known;
  const { stance } = facts.frame;
  const isFact =
    (stance === 'done' || stance === 'accusation' || stance === 'plan' || stance === 'offer') &&
    !isFeature(facts.event.title) &&
    !isDenialOfReport(facts.event.title);
  given.set(facts, isFact);
  return isFact;
}

const given = new WeakMap<EventFacts, boolean>();

export const says =
  (words: RegExp, also?: (facts: EventFacts) => boolean) =>
  (facts: EventFacts): boolean =>
    words.test(facts.event.title) && isGiven(facts) && (!also || also(facts));

/** The same, with nothing that is wished for, feared or a condition. */
export const isDone = (facts: EventFacts) => isGiven(facts) && !isConditional(facts.event.title);

/** In any clause: 'closes the strait, refuses to reopen it' says that it is closed. An announcement of a measure is no such sign. */
export const doneSays = (words: RegExp, also: RegExp, unless?: RegExp) => (facts: EventFacts) =>
  facts.kind !== 'measure-announced' &&
  isAssertedIn(
    facts.clause,
    words,
    (clause) => words.test(clause) && also.test(clause) && !unless?.test(clause) && !isConditional(clause),
  ) &&
  isGiven(facts);

export const isAttack = ({ kind }: EventFacts) => kind === 'attack' || kind === 'leader-killed';
/** The attacker is named, and is none of Israel, Iran and the United States: an ally, or fire from its country. */
export const isByOthers = ({ frame: { actor }, actors }: EventFacts) =>
  actor !== null && ![actor, ...actors].some((party) => belligerents.has(party));

export const hits =
  (...wanted: string[]) =>
  (facts: EventFacts) =>
    isAttack(facts) && facts.frame.things.some((thing) => wanted.includes(thing));

/** Not a town near one. */
export function isOnNuclearSite({ frame, clause }: Pick<EventFacts, 'frame' | 'clause'>): boolean {
  return frame.things.includes('nuclear site') && !isNearby.test(clause);
}

export const isNearby = /\b(?:near|close to|beside)\b/i;

/** Official alerts count by themselves; drills and cancelled ones are of low urgency. */
export function isSounded(words: RegExp): (facts: EventFacts) => boolean {
  const isReported = says(words);
  return (facts) => (facts.isAlert ? facts.event.urgencyLevel !== 'low' : isReported(facts));
}
