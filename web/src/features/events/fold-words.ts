import { urgencyLevels } from '@vigil/common/listing';
import { formatClock } from '../../kit/time.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import { countryOf, type Row } from './fold.ts';

/**
 * '20 reports of strikes': an opinion on a strike counts there too, and several events may be of one strike. '20 military events'
 * where a trigger has no noun and all are of one type, else '20 events'.
 */
export function countWords(row: Row): string {
  const noun = nouns[row[0].trigger ?? ''];
  if (noun) return `${plural(row.length, 'report')} of ${noun}s`;
  const isOfOneType = row.every(({ eventType }) => eventType === row[0].eventType && eventType !== 'other');
  return plural(row.length, isOfOneType ? `${row[0].eventType} event` : 'event');
}

/** In the singular; all take an s. */
const nouns: Partial<Record<string, string>> = {
  accusation: 'accusation',
  arrest: 'arrest',
  blackout: 'blackout',
  blockade: 'blockade',
  cancelled: 'cancellation',
  closure: 'closure',
  comment: 'comment',
  denial: 'denial',
  deployment: 'deployment',
  downing: 'interception',
  drill: 'drill',
  evacuation: 'evacuation',
  execution: 'execution',
  hack: 'cyber attack',
  incursion: 'incursion',
  memory: 'commemoration',
  offer: 'offer',
  plan: 'plan',
  reaction: 'reaction',
  rejection: 'rejection',
  sanction: 'sanction',
  seizure: 'seizure',
  strike: 'strike',
  threat: 'threat',
  wish: 'demand',
};

/** 'Haifa, Israel' if all are there; of several places 'Israel: Haifa, Tel Aviv, Ashdod and 2 more', those of the newest first. */
export function placeWords(row: Row): string {
  const locations = [...new Set(row.map(({ location }) => location.trim()))];
  const [only = '', ...others] = locations;
  if (others.length === 0) return only;
  const country = countryOf(only);
  const names = locations.filter((one) => one !== country).map((one) => one.split(', ')[0] ?? one);
  const more = names.length > maxNames ? ` and ${formatNumber(names.length - maxNames)} more` : '';
  return `${country}: ${names.slice(0, maxNames).join(', ')}${more}`;
}

const maxNames = 3;

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
  const sum = `${countWords(row)}, ${placeWords(row)}, ${timeWords(row)}: ${urgencyWords(row)}`;
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
