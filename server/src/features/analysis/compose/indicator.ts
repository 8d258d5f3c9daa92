import { baseDays, seenHours } from '@vigil/common/indicators';
import { indicatorRules } from '../../../assessment/data/indicator-rules.ts';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { indicatorMs, rateOf } from '../../../assessment/indicators.ts';
import type { Compared } from './counts.ts';
import { momentOf, type PastSpan, spanOf } from './moments.ts';

/** 'Airspace closed or flights stopped: 3 events in 72 hours, 1 a day against 0.1 in the 30 days before; the last on ...' */
export function indicatorSentence(
  facts: readonly EventFacts[],
  { indicator: id, hasBase = true, days = baseDays, isPast }: { indicator: string } & Compared & PastSpan,
  until: number,
): string | null {
  const rule = indicatorRules.find((one) => one.id === id);
  if (!rule || !facts.every(rule.fits)) return null;
  if (facts.some(({ time }) => time <= until - indicatorMs || time > until)) return null;
  const times = facts.map(({ time }) => time);
  const { count, rate, base } = rateOf(times, until, hasBase ? days : 0);
  if (count === 0) return null;
  const isDated = facts.some(({ event }) => event.precision !== 'none');
  const last = isDated ? `; the last of ${momentOf(Math.max(...times))}` : '';
  const counted = `${rule.name}: ${count === 1 ? 'one event' : `${count} events`} in ${spanOf(seenHours, until, isPast)}`;
  // 'One event, 0.3 a day against none' compares nothing.
  if (base === null) return `${counted}${last}.`;
  const before =
    days < baseDays ? `on the ${days} days read of the ${baseDays} before` : `in the ${baseDays} days before`;
  if (count === 1 && base === 0) return `${counted}, none ${before}${last}.`;
  return `${counted}, ${format(rate)} a day against ${format(base)} ${before}${last}.`;
}

function format(value: number): string {
  if (value === 0) return 'none';
  return value < 0.1 ? 'fewer than 0.1' : value.toFixed(1).replace(/\.0$/, '');
}
