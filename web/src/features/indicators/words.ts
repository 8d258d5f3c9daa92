import { baseDays, type Indicator, type IndicatorGroup, seenHours } from '@vigil/common/indicators';
import { plural } from '../../kit/words.ts';

export const groupTitles: Record<IndicatorGroup, string> = {
  fighting: 'Fighting',
  preparation: 'Preparation and threats',
  sea: 'Ships and the Strait of Hormuz',
  nuclear: 'Nuclear file',
  talks: 'Talks, ceasefire and sanctions',
  home: 'Networks, supply and services',
};

export const stateWords: Record<Indicator['state'], string> = {
  seen: 'Seen',
  quiet: 'Quiet',
  'not visible': 'Not visible',
};

/**
 * '3 events in 72 hours, 1 a day against 0.1 in the 30 days before: more than usual'. Nothing is compared while nothing would be seen, or
 * with days that were not observed.
 */
export function comparisonWords(indicator: Indicator): string {
  if (indicator.state === 'not visible') return 'No feed is read, or no event of 24 hours is known, that would show it';
  const { count, rate, base, observedDays } = indicator;
  const events = `${count === 0 ? 'No event' : count === 1 ? 'One event' : `${count} events`} in ${seenHours} hours`;
  if (base === null)
    return `${events}; what is usual is not known yet, ${observedDays === 0 ? 'none' : observedDays} of the ${baseDays} days before ${observedDays === 1 ? 'was' : 'were'} observed`;
  return `${events}, ${rateWords(rate)} against ${rateWords(base)} ${baseWords(observedDays)}: ${changeWords(indicator)}`;
}

function baseWords(observedDays: number): string {
  return observedDays < baseDays
    ? `on the ${observedDays} observed of the ${baseDays} days before`
    : `in the ${baseDays} days before`;
}

/** 'more than usual'; empty where what is usual is not known. */
export function changeWords({ change }: Indicator): string {
  if (change === null) return '';
  if (change >= 0.5) return 'more than usual';
  return change <= -0.5 ? 'less than usual' : 'as usual';
}

function rateWords(value: number): string {
  if (value === 0) return 'none';
  return value < 0.1 ? 'fewer than 0.1 a day' : `${value.toFixed(1).replace(/\.0$/, '')} a day`;
}

/** The events of the last days, the last one today, for a screen reader: '5 events in the last 33 days, today 1; 12 of the days were not observed'. */
export function daysWords(days: readonly number[], observed: readonly boolean[]): string {
  const total = days.reduce((sum, count) => sum + count, 0);
  const today = days.at(-1) || (observed.at(-1) ? 'none' : 'unknown');
  const missing = days.length - observed.filter(Boolean).length;
  const unknown = missing > 0 ? `; ${missing} of the days ${missing === 1 ? 'was' : 'were'} not observed` : '';
  return `${plural(total, 'event')} in the last ${days.length} days, today ${today}${unknown}`;
}
