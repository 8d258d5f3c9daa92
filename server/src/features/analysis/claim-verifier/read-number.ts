/** A number as it stands in a text. */
export interface NumberRead {
  token: { key: string; word: string; unit: string };
  /** The word after its last. */
  to: number;
}

/** Reads digits or number words that begin at a word: '3,117', '$12 billion', 'twenty-four', 'two dozen', '14th'. */
export function readNumber(words: readonly string[], from: number): NumberRead | null {
  const start = words[from] ?? '';
  const isPronoun = start === 'one' && /^(?:of|another)$/.test(words[from + 1] ?? '');
  if (isPronoun || (start === 'one' && words[from - 1] === 'no')) return null;
  const digits = /^([$€£]?)(\d[\d,]*(?:\.\d+)?)(%|st|nd|rd|th)?$/.exec(start);
  let to = from + 1;
  let value = digits ? Number((digits[2] ?? '').replaceAll(',', '')) : small.get(start);
  let unit = digits ? digits[1] || digits[3] || '' : '';
  if (/^(?:st|nd|rd)$/.test(unit)) unit = 'th';
  if (/^\d{1,2}:\d{2}$/.test(start)) return { token: { key: start, word: start, unit: 'clock' }, to };
  if (value === undefined && vague.has(start)) return { token: { key: `~${start}`, word: start, unit: '' }, to };
  if (value === undefined) return null;
  const unitDigit = small.get(words[to] ?? '');
  if (!digits && value >= 20 && value < 100 && unitDigit !== undefined && unitDigit > 0 && unitDigit < 10) {
    value += unitDigit;
    to++;
  }
  for (let factor = factors.get(words[to] ?? ''); factor; factor = factors.get(words[to] ?? '')) {
    value *= factor;
    to++;
  }
  if (percents.has(words[to] ?? '')) [unit, to] = ['%', to + 1];
  else if (words[to] === 'per' && words[to + 1] === 'cent') [unit, to] = ['%', to + 2];
  else if (unit === '' && dollars.has(words[to] ?? '')) [unit, to] = ['$', to + 1];
  const rounded = Number(value.toPrecision(12));
  return { token: { key: String(rounded), word: words.slice(from, to).join(' '), unit }, to };
}

const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const small = new Map<string, number>([
  ...names.split(' ').map((word, value): [string, number] => [word, value]),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 3) * 10]),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const factors = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const percents = new Set(['percent', 'pc']);
const dollars = new Set(['dollar', 'dollars', 'usd']);

/** Amounts without a value: each supports only itself. */
const vague = new Set(
  'dozens scores hundreds thousands millions billions double twice triple half third quarter'.split(' '),
);
