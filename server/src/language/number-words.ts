/** `to`: index of the word after the last word of the number. */
export interface NumberInWords {
  value: number;
  to: number;
}

const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);

/** Words that multiply the number before them. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Words that say that there are many, and not how many. */
export const vagueNumbers: ReadonlySet<string> = new Set(['several', 'dozens', 'scores', 'hundreds', 'thousands']);

/** Reads 'five', 'twenty-five', 'two hundred and five', 'two dozen', 'half a dozen' and 'a dozen' at words[from]. */
export function readNumberInWords(words: readonly string[], from: number): NumberInWords | null {
  const [first = '', second = '', third = ''] = words.slice(from, from + 3);
  if (first === 'half' && second === 'a' && third === 'dozen') return { value: 6, to: from + 3 };
  const scale = first === 'a' ? scales.get(second) : undefined;
  if (scale) return { value: scale, to: from + 2 };
  let [total, part, at] = [0, 0, from];
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = numberOf(word);
    const factor = scales.get(word);
    if (value !== undefined) {
      // 'fifty five' is one number, 'five twelve' are two.
      if (part % 100 > 0 && !(part % 10 === 0 && value < 10 && part % 100 >= 20)) break;
      part += value;
    } else if (factor !== undefined && at > from) {
      if (factor === 100 || factor === 12) part *= factor;
      else [total, part] = [total + part * factor, 0];
    } else if (word !== 'and' || at === from || numberOf(words[at + 1] ?? '') === undefined || total + part < 100)
      break;
  }
  return at > from ? { value: total + part, to: at } : null;
}

/** 'five', 'twenty', 'twenty-five' */
function numberOf(word: string): number | undefined {
  const value = small.get(word) ?? tens.get(word);
  if (value !== undefined || !word.includes('-')) return value;
  const [ten, unit] = [tens.get(word.split('-')[0] ?? ''), small.get(word.split('-')[1] ?? '')];
  return ten !== undefined && unit !== undefined && unit > 0 && unit < 10 ? ten + unit : undefined;
}
