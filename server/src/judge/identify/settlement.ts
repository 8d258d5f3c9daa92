import type { Event } from '@vigil/common/events';
import { findActors } from '../../language/actors.ts';
import type { Frame } from '../../language/frame.ts';
import type { Reading } from '../../reading/reading.ts';

/** How far a truce or a deal has come. */
const steps = ['suspended', 'agreed', 'signed', 'in effect'] as const;
type SettlementStep = (typeof steps)[number];

/** A truce or a deal that ends fighting, as one report has it. */
export interface Settlement {
  step: SettlementStep;
  /** `usa`, `israel`, `iran`, and allies by their countries. */
  fighters: readonly string[];
}

/** A settlement of an event: its furthest step, all fighters that its reports name, and its first report, in ms since 1970. */
export type SettledAt = Settlement & { at: number };

/** Two reports of a settlement are of one event for this time. */
const windowMs = 12 * 3_600_000;

/** Whether what is judged so reports a truce or deal as concluded: by the rubric no other diplomatic item is critical. */
export function isSettlement({ eventType, urgencyLevel }: Pick<Event, 'eventType' | 'urgencyLevel'>): boolean {
  return eventType === 'diplomatic' && urgencyLevel === 'critical';
}

/** The settlement that an item reports which is judged to report one; null if it is over, or no party to the fighting is named. */
export function settlementOf({ title, frame }: Reading): Settlement | null {
  const words = title.words.join(' ');
  if (frame.phase === 'break' || over.test(words)) return null;
  const named = fightersIn(frame.parties);
  // 'Trump announces ceasefire as Iran agrees': the head clause names who announces it.
  const fighters = named.some((one) => one !== 'usa') ? named : fightersIn(findActors(title).map(({ value }) => value));
  if (fighters.length === 0) return null;
  return { step: stepOf(words, frame), fighters };
}

/** Whether a report has nothing new of a settlement: no further step, and no other parties to the fighting. */
export function repeats(known: SettledAt, { step, fighters }: Settlement, at: number): boolean {
  return (
    Math.abs(at - known.at) <= windowMs &&
    steps.indexOf(step) <= steps.indexOf(known.step) &&
    fighters.every((one) => known.fighters.includes(one))
  );
}

/** What was agreed is signed or comes into effect: another event, which users are alerted to. */
export function isFurther(known: SettledAt | null, { step }: Settlement): boolean {
  return (
    known !== null && (step === 'signed' || step === 'in effect') && steps.indexOf(step) > steps.indexOf(known.step)
  );
}

/** The settlement of an event with one more report of it. */
export function grown(known: SettledAt | null, { step, fighters }: Settlement, at: number): SettledAt {
  if (!known || Math.abs(at - known.at) > windowMs) return { step, fighters, at };
  return {
    step: steps.indexOf(step) > steps.indexOf(known.step) ? step : known.step,
    fighters: [...new Set([...known.fighters, ...fighters])],
    at: Math.min(at, known.at),
  };
}

function stepOf(words: string, { stance, triggers }: Pick<Frame, 'stance' | 'triggers'>): SettlementStep {
  if (stance !== 'plan' && inEffect.test(words)) return 'in effect';
  if (signed.test(words)) return 'signed';
  return triggers.includes('truce') || triggers.includes('deal') || !suspended.test(words) ? 'agreed' : 'suspended';
}

const over =
  /\b(?:ceasefire|truce|deal) (?:\S+ ){0,4}(?:over|dead|void|broken|ended|collapse[sd]?|finished|violated|unreasonable|meaningless)\b/;
const inEffect =
  /\b(?:(?:takes?|took|taken|goes|go|went|comes?|came|enters?|entered) (?:in |into )?(?:immediate )?(?:effect|force)|takes hold|(?:truce|ceasefire) (?:begins|starts|started|began))\b/;
const signed = /(?<!\b(?:be|to) )\b(?:signs?|signed)\b/;
const suspended = /\b(?:suspend\w*|paus\w+|halt\w*|cancel\w*|call(?:s|ed|ing)? off|hold(?:s|ing)? off)\b/;

/** Any other party mediates. The United States do too where two others are named. */
function fightersIn(parties: readonly string[]): string[] {
  const own = parties.map((party) => party.replace(/^ally in /, '')).filter((party) => fighting.has(party));
  const all = [...new Set(own)];
  const others = all.filter((party) => party !== 'usa');
  return others.length > 1 ? others : all;
}

const fighting = new Set(['usa', 'israel', 'iran', 'Lebanon', 'Yemen', 'Iraq', 'Syria']);
