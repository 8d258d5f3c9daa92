import { contentWordsIn } from './align.ts';
import { bounds } from './data/vocabulary.ts';
import { formsIn } from './dates.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

interface QuantityMention {
  value: string;
  unit: string;
  bound: string;
  /** What it counts, as far as the words around it tell, and what they mean. */
  around: ReadonlySet<string>;
  near: readonly Token[];
  /** All words of the sentence that it stands in. */
  sentence: ReadonlySet<string>;
  /** As written. */
  text: string;
}

/** Why a number of the claim is not in the evidence: none such, of something else, or with another bound. */
export function wrongNumber(claim: ParsedText, { whole, keys }: EvidenceIndex): string | null {
  const known = whole.flatMap(amountsIn);
  for (const amount of amountsIn(claim)) {
    const same = known.filter(({ value, unit }) => value === amount.value && unit === amount.unit);
    if (same.length === 0) return `no cited event has the number ${amount.text}`;
    const counted = same.filter(
      (other) => isShared(other.around, amount.around) && amount.near.every((token) => isOf(token, other, keys)),
    );
    if (counted.length === 0) return `${amount.text} counts something else in the cited events`;
    if (!counted.some(({ bound }) => bound === amount.bound))
      return `the cited events bound ${amount.text} in another way`;
  }
  return null;
}

/** Does a text count events: '7 military events from 13 to 15 June'? */
export function isCounting({ tokens }: ParsedText): boolean {
  return tokens.some((_, at) => countAt(tokens, at) !== null);
}

/** Why a count is wrong: it must say no more than that the cited events are so many, of this type, from the first day to the last. */
export function wrongCount(claim: ParsedText, { count, types, ends }: EvidenceIndex['events']): string | null {
  const { tokens, dates } = claim;
  const counts = tokens.flatMap((_, at) => countAt(tokens, at) ?? []);
  const said = formsIn(dates);
  const isRight =
    counts.length === 1 &&
    counts.every(({ type }) => contentWordsIn(claim).length === (type ? 2 : 1)) &&
    counts.every(({ value, type }) => value === String(count) && (!type || (types.size === 1 && types.has(type)))) &&
    (said.length === 0 || isSame(new Set(said), ends));
  return isRight ? null : 'the cited events are not so many of this kind and time';
}

/** A number of events that begins at a token, with their type where it is said. */
function countAt(tokens: readonly Token[], at: number): { value: string; type: string | null } | null {
  const [number, first, second] = tokens.slice(at, at + 3);
  if (number?.kind !== 'number') return null;
  if (first?.key === 'event') return { value: number.key, type: null };
  return first && second?.key === 'event' ? { value: number.key, type: first.word } : null;
}

/** Words on each side that may say what is counted. */
const reach = 4;

function amountsIn({ tokens, dates }: ParsedText): QuantityMention[] {
  const sentence = keysOf(tokens);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || dates.used.has(at) || countAt(tokens, at)) return [];
    const near = nearTo(tokens, at);
    return [
      {
        value: token.key,
        unit: token.unit ?? '',
        bound: boundOf(tokens, at),
        around: keysOf(near),
        near,
        sentence,
        text: `${token.word}${token.unit === '%' ? '%' : ''}`,
      },
    ];
  });
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

/** The words around a number, to the next mark on each side; in 'killed: at least 5' also those before the colon. */
function nearTo(tokens: readonly Token[], at: number): Token[] {
  const stop = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark');
  const right = tokens.slice(at + 1, Math.min(at + 1 + reach, stop < 0 ? tokens.length : stop));
  const colon = tokens.findLastIndex(({ kind }, index) => index < at && kind === 'mark');
  const left = tokens.slice(Math.max(colon + 1, at - reach), at);
  const label = tokens[colon]?.word === ':' ? labelBefore(tokens, colon) : [];
  return [...label, ...left, ...right].filter(({ kind }) => kind === 'word' || kind === 'name');
}

/** What a colon ends, if it is more than a name: a place before a colon says nothing of the number after it. */
function labelBefore(tokens: readonly Token[], colon: number): readonly Token[] {
  const start = tokens.findLastIndex(({ kind }, index) => index < colon && kind === 'mark') + 1;
  const label = tokens.slice(start, colon);
  return label.some(({ kind }) => kind === 'word') ? label : [];
}

function keysOf(near: readonly Token[]): Set<string> {
  return new Set(near.map(({ key }) => key));
}

/** A word beside a number belongs to its sentence; one that no event says is no matter of the number. */
function isOf(token: Token, { sentence }: QuantityMention, keys: ReadonlySet<string>): boolean {
  if (token.kind === 'word' && !keys.has(token.key)) return true;
  return sentence.has(token.key);
}

/** A number that stands alone fits any other of its value. */
function isShared(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === 0 || b.size === 0 || [...a].some((word) => b.has(word));
}

function boundOf(tokens: readonly Token[], at: number): string {
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ word }) => word)
    .join(' ');
  const found = bounds
    .flatMap(([bound, phrases]) => phrases.map((phrase) => ({ bound, phrase })))
    .filter(({ phrase }) => ` ${before}`.endsWith(` ${phrase}`))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  return found[0]?.bound ?? '';
}
