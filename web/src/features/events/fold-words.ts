import { urgencyLevels } from '@vigil/common/listing';
import { formatClock } from '../../kit/time.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import type { Row } from './fold.ts';

/** '20 military events' */
export const countWords = (row: Row): string => plural(row.length, `${row[0].eventType} event`);

/** '19:23 to 19:41', in the reader's time zone. */
export function timeWords(row: Row): string {
  const [from, to] = [row.at(-1) ?? row[0], row[0]].map(({ timestamp }) => formatClock(timestamp));
  return from === to ? `${to}` : `${from} to ${to}`;
}

/** '12 critical, 8 urgent', the most severe first. */
export function urgencyWords(row: Row): string {
  return urgencyLevels
    .map((level) => ({ level, count: row.filter(({ urgencyLevel }) => urgencyLevel === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${formatNumber(count)} ${level}`)
    .join(', ');
}

/**
 * The lowest and the highest number that one of the events gives of each figure: 'killed 8 to at least 11, injured 40'.
 * They are not added up: several events may report the same count. Empty where no event gives a number.
 */
export function tollWords(row: Row): string {
  const given = new Map<string, Given[]>();
  for (const { what, value, range } of row.flatMap(({ figures }) => figures))
    given.set(what, [...(given.get(what) ?? []), ...numbersIn(value), ...numbersIn(range ?? '')]);
  return [...given]
    .flatMap(([what, numbers]) => {
      const [low, high] = [
        numbers.toSorted((a, b) => a.value - b.value)[0],
        numbers.toSorted((a, b) => b.value - a.value)[0],
      ];
      if (!low || !high) return [];
      return low.value === high.value ? `${what} ${high.words}` : `${what} ${low.words} to ${high.words}`;
    })
    .join(', ');
}

/** What the card says, in one sentence for screen readers. */
export function sumWords(row: Row): string {
  const toll = tollWords(row);
  const sum = `${countWords(row)}, ${row[0].location}, ${timeWords(row)}: ${urgencyWords(row)}`;
  return toll ? `${sum}. Toll by event: ${toll}` : sum;
}

interface Given {
  value: number;
  /** As it was given: 'at least 5'. */
  words: string;
}

/** Of '5', 'at least 1,200' and both ends of '5-7'; nothing of 'dozens'. */
function numbersIn(text: string): Given[] {
  const range = /^([\d,]+)-([\d,]+)$/.exec(text);
  const parts = range ? range.slice(1) : [text];
  return parts.flatMap((words) => {
    const digits = /^(?:[a-z ]+ )?(\d[\d,]*)$/.exec(words)?.[1];
    return digits ? [{ value: Number(digits.replaceAll(',', '')), words }] : [];
  });
}
