import { type NumberInWords, readNumberInWords, scales, vagueNumbers } from '../../language/number-words.ts';
import type { FigureToken } from './tokens.ts';

/** A number in words or digits at tokens `from` (inclusive) to `to` (exclusive), with what stands before it. */
export interface NumberFound {
  from: number;
  to: number;
  /** As shown: '5', 'at least 5', '5-7', 'dozens'. */
  value: string;
  low: number | null;
  high: number | null;
}

/** True of every text with a number in it, and of some without: most sentences have none and need not be taken apart. */
export const mayCount =
  /\d|(?:^|[^a-z])(?:no|nobody|zero|one|two|three|four(?:teen)?|five|six(?:teen|ty)?|seven(?:teen|ty)?|eight(?:een|y)?|nine(?:teen|ty)?|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|million|dozens?|scores|several)(?![a-z])/i;

/** All numbers of a sentence that may count something: no years, dates, ages, shares, sums of money, distances or names. */
export function findNumbers(tokens: readonly FigureToken[]): NumberFound[] {
  const words = tokens.map(({ word }) => word);
  const found: NumberFound[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(words, at);
    if (!number) {
      at += 1;
      continue;
    }
    at = number.to;
    if (!isOther(tokens, number)) found.push(qualify(tokens, number));
  }
  return found;
}

interface Plain {
  from: number;
  to: number;
  low: number | null;
  high: number | null;
  words: string | null;
}

function readNumber(words: readonly string[], from: number): Plain | null {
  const word = words[from] ?? '';
  if (vagueNumbers.has(word)) {
    const next = words[from + 1] ?? '';
    const isOfThousands = word !== 'several' && next === 'of' && vagueNumbers.has(words[from + 2] ?? '');
    const to = from + (isOfThousands ? 3 : scales.has(next) ? 2 : 1);
    return { from, to, low: null, high: null, words: words.slice(from, to).join(' ') };
  }
  const between = /^(\d[\d,]*)-(\d[\d,]*)$/.exec(word);
  if (between) return toRange(from, from + 1, digits(between[1]), digits(between[2]));
  const first = readOne(words, from);
  if (!first) return null;
  const joint = words[first.to];
  const second = joint === 'to' || joint === 'or' ? readOne(words, first.to + 1) : null;
  // 'rises from 5 to 7': only the second one holds.
  if (second && words[from - 1] === 'from') return null;
  if (second && second.value > first.value) return toRange(from, second.to, first.value, second.value);
  const isBetween = words[from - 1] === 'between' && joint === 'and';
  const other = isBetween ? readOne(words, first.to + 1) : null;
  if (other) return toRange(from, other.to, first.value, other.value);
  return { from, to: first.to, low: first.value, high: first.value, words: null };
}

function toRange(from: number, to: number, low: number, high: number): Plain | null {
  return low < high ? { from, to, low, high, words: null } : null;
}

/** '5', '1,200', '3 thousand', 'two hundred and five', 'twenty-five', 'a dozen', 'half a dozen' */
function readOne(words: readonly string[], from: number): NumberInWords | null {
  const word = words[from] ?? '';
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)$/.test(word)) return readNumberInWords(words, from);
  const scale = scales.get(words[from + 1] ?? '');
  const value = digits(word) * (scale ?? 1);
  return Number.isSafeInteger(value) ? { value, to: from + (scale ? 2 : 1) } : null;
}

function digits(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/;
const units =
  /^(?:%|percent|per|pct|years?|months?|weeks?|days?|hours?|minutes?|seconds?|year-old|km|kms|kilometres?|kilometers?|miles?|metres?|meters?|feet|kg|kilos?|kilograms?|tons?|tonnes?|pounds?|dollars?|euros?|shekels?|rials?|tomans?|usd|gmt|utc|local|am|pm|a\.m\.?|p\.m\.?|degrees|times|points|barrels?|megawatts?|mw|billion|trillion|o'clock|rounds?|countries|nations|states|provinces|cities|sites|targets|locations|waves?|barrages?|salvos?|volleys?|swarms?|attacks|strikes|raids|votes?|magnitude)$/;
const labels =
  /^(?:no|number|channel|phase|day|article|resolution|unit|flight|boeing|airbus|chapter|group|operation|promise|page|section|aged|age|ages|version|level|tier|stage|brigade|division|fattah|shahab|arrow|zolfaghar|hermes|shahed)$/;

/** A number that counts nothing that happened. */
function isOther(tokens: readonly FigureToken[], { from, to, low }: Plain): boolean {
  const [before = '', after = ''] = [tokens[from - 1]?.word, tokens[to]?.word];
  if (before === 'no' && tokens[from]?.word === 'one') return true;
  if (tokens[from]?.word === 'one' && (after === 'of' || after === 'another')) return true;
  if (after === 'of' && /^(?:them|whom|those)$/.test(tokens[to + 1]?.word ?? '')) return true;
  if (units.test(after) || (after === '-' && units.test(tokens[to + 1]?.word ?? ''))) return true;
  const isDigits = /^\d/.test(tokens[from]?.word ?? '');
  if (isDigits && (labels.test(before) || months.test(before) || months.test(after))) return true;
  return (
    isDigits &&
    isYear(low, tokens[from]?.word ?? '') &&
    (/^(?:in|of|since|from|until|by|the|early|late|mid|during)$/.test(before) || from === 0)
  );
}

function isYear(value: number | null, word: string): boolean {
  return value !== null && value >= 1900 && value < 2100 && !word.includes(',');
}

type Bound = 'at least' | 'more than' | 'about' | 'up to' | 'fewer than';

const qualifiers: [words: string[], bound: Bound][] = (
  [
    ['at least, no fewer than, not less than, no less than, a minimum of', 'at least'],
    ['more than, over, above, upwards of, exceeding, well over', 'more than'],
    ['about, around, approximately, nearly, almost, some, roughly, close to, an estimated, estimated', 'about'],
    ['up to, as many as, at most', 'up to'],
    ['fewer than, less than, under', 'fewer than'],
  ] as const
).flatMap(([phrases, bound]) => phrases.split(', ').map((phrase): [string[], Bound] => [phrase.split(' '), bound]));

/** Takes in what stands before the number: 'at least', 'more than', 'up to'. */
function qualify(tokens: readonly FigureToken[], { from, to, low, high, words }: Plain): NumberFound {
  const found = qualifiers.find(([phrase]) =>
    phrase.every((word, at) => tokens[from - phrase.length + at]?.word === word),
  );
  const isMore = tokens[to]?.word === 'or' && tokens[to + 1]?.word === 'more';
  const bound = isMore ? 'at least' : found?.[1];
  const start = from - (found?.[0].length ?? 0);
  const end = to + (isMore ? 2 : 0);
  const number = words ?? (low !== null && high !== null && low < high ? `${show(low)}-${show(high)}` : show(low ?? 0));
  const value = bound ? `${bound} ${number}` : number;
  const isOpenAbove = bound === 'at least' || bound === 'more than';
  const isOpenBelow = bound === 'up to' || bound === 'fewer than';
  return { from: start, to: end, value, low: isOpenBelow ? null : low, high: isOpenAbove ? null : high };
}

const formatter = new Intl.NumberFormat('en');
const show = (value: number): string =>
  value < 1_000 && Number.isInteger(value) ? `${value}` : formatter.format(value);
