import { z } from 'zod';
import { call } from './call.ts';
import { Event, eventTypes, urgencyLevels } from './events.ts';
import { limits } from './limits.ts';

const listed = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string()
    .max(limits.search)
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(values)).min(1));

const day = /^\d{4}-\d\d-\d\d$/;
const dayMs = 86_400_000;

/** A time, or a day: its first moment, or its last one if `isEnd` (UTC). */
const bound = (isEnd: boolean) =>
  z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => {
    const time = Date.parse(text);
    return new Date(isEnd && day.test(text) ? time + dayMs - 1 : time);
  });

const words = z.string().trim().max(limits.search);

/** The fields of a filter. Missing fields do not filter. */
export const filterFields = {
  /** Words of title, summary and place, all required; the last one can be a prefix. */
  q: words.optional(),
  /** One or several values, separated by commas. */
  type: listed(eventTypes).optional(),
  urgency: listed(urgencyLevels).optional(),
  /** Part of the name of a place, and of a source. */
  place: words.optional(),
  source: words.optional(),
  /** Both bounds are inclusive. */
  from: bound(false).optional(),
  to: bound(true).optional(),
};

export const EventFilter = z.strictObject(filterFields);
export type EventFilter = z.output<typeof EventFilter>;

export const SearchReply = z.object({
  /** Newest first. */
  events: z.array(Event),
  /** The number of all matches. */
  total: z.int(),
  /** The value of `before` for the next page; null after the last one. */
  next: z.string().nullable(),
  /** After a start, while older events are still being read: there can be more results, and `total` is of those read. */
  partial: z.literal(true).optional(),
});
export type SearchReply = z.infer<typeof SearchReply>;

export const searchCalls = {
  searchEvents: call({
    method: 'GET',
    path: '/api/events/search',
    access: 'anyone',
    query: z.strictObject({
      ...filterFields,
      limit: z.coerce.number().int().min(1).max(100).default(20),
      before: z.string().max(300).optional(),
    }),
    reply: SearchReply,
  }),
};
