import { readNumberInWords, scales, vagueNumbers } from '../../../language/number-words.ts';

/** A number as it stands in a text. */
interface NumberRead {
  token: { key: string; word: string; unit: string };
  /** The word after its last. */
  to: number;
}

/** Reads digits or number words that begin at a word: '3,117', '$12 billion', 'twenty-four', 'two dozen', '14th'. */
export function readNumber(words: readonly string[], from: number): NumberRead | null {
  const start = words[from] ?? '';
  const isPronoun = start === 'one' && /^(?:of|another)$/.test(words[from + 1] ?? '');
  if (isPronoun || (start === 'one' && words[from - 1] === 'no')) return null;
  if (/^\d{1,2}:\d{2}$/.test(start)) return { token: { key: start, word: start, unit: 'clock' }, to: from + 1 };
  if (withoutValue.has(start)) return { token: { key: `~${start}`, word: start, unit: '' }, to: from + 1 };
  const digits = /^([$€£]?)(\d[\d,]*(?:\.\d+)?)(%|st|nd|rd|th)?$/.exec(start);
  const read = digits ? { value: Number((digits[2] ?? '').replaceAll(',', '')), to: from + 1 } : inWords(words, from);
  if (!read) return null;
  let { value, to } = read;
  let unit = digits ? digits[1] || digits[3] || '' : '';
  if (/^(?:st|nd|rd)$/.test(unit)) unit = 'th';
  for (let factor = scales.get(words[to] ?? ''); factor; factor = scales.get(words[to] ?? '')) {
    value *= factor;
    to++;
  }
  if (percents.has(words[to] ?? '')) [unit, to] = ['%', to + 1];
  else if (words[to] === 'per' && words[to + 1] === 'cent') [unit, to] = ['%', to + 2];
  else if (unit === '' && dollars.has(words[to] ?? '')) [unit, to] = ['$', to + 1];
  const rounded = Number(value.toPrecision(12));
  return { token: { key: String(rounded), word: words.slice(from, to).join(' '), unit }, to };
}

/** A scale alone is a number too: 'a' before it is a word of its own. */
function inWords(words: readonly string[], from: number) {
  const start = words[from] ?? '';
  const scale = scales.get(start);
  if (scale) return { value: scale, to: from + 1 };
  return start === 'a' ? null : readNumberInWords(words, from);
}

const percents = new Set(['percent', 'pc']);
const dollars = new Set(['dollar', 'dollars', 'usd']);

/** Amounts without a value: each supports only itself. */
const withoutValue = new Set([
  ...vagueNumbers,
  ...'millions billions double twice triple half third quarter'.split(' '),
]);
