import type { Event } from '@vigil/common/events';
import { urgencyLevels } from '@vigil/common/listing';
import { isAtPlace } from '@vigil/common/my-places';
import { byGravity, deathsOf } from '../../kit/by-gravity.ts';
import { formatClock } from '../../kit/time.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import { countryOf, type Row } from './fold.ts';

/** The most severe event of a card. */
export const mostSevereOf = (row: Row): Event => row.toSorted(byGravity([]))[0] ?? row[0];

/**
 * '20 reports of attacks': several events may be of one attack. '20 military events'
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
  alarm: 'alarm',
  arrest: 'arrest',
  attack: 'attack',
  blockade: 'blockade',
  closure: 'closure',
  deployment: 'deployment',
  evacuation: 'evacuation',
  hack: 'cyber attack',
  interception: 'interception',
  reaction: 'reaction',
  reopening: 'reopening',
  sanction: 'sanction',
  seizure: 'seizure',
  threat: 'threat',
};

/**
 * 'Haifa, Israel' if all are there; of several places 'Israel: Haifa, Tel Aviv, Ashdod and 2 more': the reader's own places first, then
 * those of the newest.
 */
export function placeWords(row: Row, own: readonly string[] = []): string {
  const isAway = (location: string) => Number(!isAtPlace(location, own));
  const locations = [...new Set(row.map(({ location }) => location.trim()))].toSorted((a, b) => isAway(a) - isAway(b));
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
 * What the event with the most killed gives, with its place: 'killed at least 11, injured 40 in Haifa, Israel'. Other events are
 * other happenings: their numbers are neither added up nor a range. Empty where no event gives a number of killed.
 */
export function tollWords(row: Row): string {
  const worst = row.toSorted((a, b) => deathsOf(b) - deathsOf(a))[0];
  if (!worst || deathsOf(worst) === 0) return '';
  const given = worst.figures.filter(({ value }) => /\d/.test(value)).map(({ what, value }) => `${what} ${value}`);
  return `${given.join(', ')} in ${worst.location.trim()}`;
}

/** What the card says, in one sentence for screen readers. */
export function sumWords(row: Row, own: readonly string[] = []): string {
  const toll = tollWords(row);
  const sum = `${countWords(row)}, ${placeWords(row, own)}, ${timeWords(row)}: ${urgencyWords(row)}`;
  return toll ? `${sum}. Highest toll of one: ${toll}` : sum;
}
