import type { Clause } from './clauses.ts';
import { abstractObjects, figures, penalties, tradedGoods } from './data/figures.ts';
import { findAll, lexiconOfTables } from './lexicon.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** Figures of speech in a text: 'a war of words', 'shoots down the proposal', 'bitcoin sinks'. They report no attack. */
export function figuresIn(words: Words): Clause[] {
  const found: Clause[] = findAll(lexicon, words);
  for (const [at, word] of words.entries()) {
    if (!violent.test(word)) continue;
    const to = words[at + 1] === 'down' || words[at + 1] === 'up' || words[at + 1] === 'out' ? at + 2 : at + 1;
    if (isAbstract(words, to) || isPenalty(words, to) || isPriceMove(words, at, to)) found.push({ from: at, to });
  }
  return found;
}

/** The hits outside all figures of speech. */
export function literal<T extends Clause>(hits: T[], figures: readonly Clause[]): T[] {
  if (figures.length === 0) return hits;
  return hits.filter((hit) => !figures.some(({ from, to }) => hit.from < to && hit.to > from));
}

const lexicon = lexiconOfTables([[true, figures]]);

const violent =
  /^(?:shoots?|shot|sinks?|sank|sunk|torpedo(?:es|ed)?|kills?|killed|blows?|blew|hits?|hitting|strikes?|struck|pounds?|hammers?|hammered|batters?|battered|rocks?|rocked|crush(?:es|ed)?|slams?|blasts?|blasted|rips?|attacks?|attacked|targets?|bombs?|bombed|wipes?|wiped|fires?|destroys?|destroyed|hurts?|explodes?|tumbles?)$/;

/** 'Kills the deal', 'shoots down the idea', 'rejects and blasts claims': the object is abstract. */
function isAbstract(words: Words, to: number): boolean {
  for (let at = to; at < to + 4; at++) {
    const word = words[at];
    if (isMark(word) || (word !== undefined && arms.test(word))) return false;
    if (word !== undefined && things.has(word)) return true;
    if (word !== undefined && stops.has(word)) return false;
  }
  return false;
}

/** 'Hits |Iran with new sanctions|': but not 'strikes Iran with missiles after sanctions'. */
function isPenalty(words: Words, to: number): boolean {
  const by = words.slice(to, to + 4).indexOf('with');
  if (by < 0) return false;
  const means = words.slice(to + by + 1, to + by + 5);
  const end = means.findIndex((word) => isMark(word) || stops.has(word) || arms.test(word));
  return means.slice(0, end < 0 ? undefined : end).some((word) => penaltyWords.has(word));
}

/** 'Bitcoin |sinks| as', 'oil |hits| 100 dollars', 'propane |hit| fresh high': but not 'oil tanker hit by missile'. */
function isPriceMove(words: Words, at: number, to: number): boolean {
  const subject = words[at - 1] ?? '';
  const isPriced = goods.has(subject) || (/^(?:\d|percent$|dollars$)/.test(subject) && goods.has(words[at - 2] ?? ''));
  if (isPriced && !(words[to] === 'by' && words.slice(to, to + 5).some((word) => arms.test(word)))) return true;
  return /^(?:hits?|hitting)$/.test(words[at] ?? '') && (isLevel(words, to) || isPrice(words, to));
}

/** 'Hits |a fresh record|', 'hits |its lowest level|': but not 'hits |Iran in new wave|'. */
function isLevel(words: Words, at: number): boolean {
  const object = words.slice(at, at + 4);
  const end = object.findIndex((word) => isMark(word) || stops.has(word));
  return object.slice(0, end < 0 ? undefined : end).some((word) => levels.test(word));
}

/** 'Hits |100 dollars|', 'hits |over 5 percent|', 'toll hits |41|': but not 'hits |80 targets|'. */
function isPrice(words: Words, at: number): boolean {
  const from = /^(?:over|above|almost|nearly|about|around)$/.test(words[at] ?? '') ? at + 1 : at;
  const unit = words[from + 1];
  return /^\d/.test(words[from] ?? '') && (unit === undefined || isMark(unit) || stops.has(unit) || units.test(unit));
}

const things = wordSet(abstractObjects);
const penaltyWords = wordSet(penalties);
const goods = wordSet(tradedGoods);
const stops = wordSet(
  'in on at near with by from after as for to into over against across amid during despite while before following since but when because if',
);
const arms = /^(?:missile|rocket|drone|airstrike|air|bomb|torpedo|shell|projectile|uav)/;
const levels = /^(?:records?|highs?|lows?|highest|lowest|peaks?|bottom|milestones?)$/;
const units = /^(?:a|per|dollars?|usd|cents?|euros?|percent|points?|mark|(?:m|b|tr)illions?|degrees?)$/;
