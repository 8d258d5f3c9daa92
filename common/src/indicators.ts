import { z } from 'zod';
import { call } from './call.ts';

const Moment = z.iso.datetime();

/** What an indicator is about. */
export const indicatorGroups = ['fighting', 'preparation', 'sea', 'nuclear', 'talks', 'home'] as const;
export const IndicatorGroup = z.enum(indicatorGroups);
export type IndicatorGroup = z.infer<typeof IndicatorGroup>;

/** Hours before a moment in which an indicator counts as seen. */
export const seenHours = 72;
/** Days before those hours that an indicator is compared with. */
export const baseDays = 30;

/** A sign that is public before or while something happens. The same rule holds for both sides. */
export const Indicator = z.object({
  id: z.string(),
  name: z.string(),
  group: IndicatorGroup,
  /** `seen`: within `seenHours`. `not visible`: no feed, or no event of any kind within 24 hours, would show it. */
  state: z.enum(['seen', 'quiet', 'not visible']),
  /** When the present run of events began, none of them more than `seenHours` after the one before; null unless seen. */
  since: Moment.nullable(),
  /** Events within `seenHours`. */
  count: z.int().nonnegative(),
  /** Events a day within `seenHours`. */
  rate: z.number().nonnegative(),
  /** Of the `baseDays` before, those that were observed: something was read on them, or the archive has an event of them. */
  observedDays: z.int().nonnegative(),
  /** Events a day on those; null where they are too few to compare with. */
  base: z.number().nonnegative().nullable(),
  /** `rate` against `base` as a power of two, both raised by 0.2 a day, so that one event against none is no leap; null without a base. */
  change: z.number().nullable(),
  last: z.object({ eventId: z.string(), title: z.string(), at: Moment }).nullable(),
  /** Events of each day in UTC, oldest first; the last one is the present day. */
  days: z.array(z.int().nonnegative()),
});
export type Indicator = z.infer<typeof Indicator>;

export const Indicators = z.object({
  at: Moment,
  /** Whether each of the `days` was observed: on the others events may be missing. */
  observed: z.array(z.boolean()),
  indicators: z.array(Indicator),
  /** The number of the last change that they take into account. */
  seq: z.int().nonnegative(),
});
export type Indicators = z.infer<typeof Indicators>;

/** Those that changed most against their own base, or without a base those seen most often; seen ones first. */
export function byChange(indicators: readonly Indicator[]): Indicator[] {
  return [...indicators].sort(
    (a, b) =>
      Number(b.state === 'seen') - Number(a.state === 'seen') ||
      (b.change ?? b.rate) - (a.change ?? a.rate) ||
      (a.id < b.id ? -1 : 1),
  );
}

export const indicatorCalls = {
  /** As of the moment of the answer. */
  indicators: call({ method: 'GET', path: '/api/indicators', access: 'anyone', reply: Indicators }),
};
