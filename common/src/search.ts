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

/** A time, or a day: then its first moment, or with `isEnd` its last one (UTC). */
const bound = (isEnd: boolean) =>
  z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => {
    const time = Date.parse(text);
    return new Date(isEnd && day.test(text) ? time + dayMs - 1 : time);
  });

const words = z.string().trim().max(limits.search);

/** Which events are asked for. What is left out does not narrow. */
export const filterFields = {
  /** Words of title, summary and place, all of which must be there; the last one may be a beginning. */
  q: words.optional(),
  /** One kind or several, with commas between them. */
  type: listed(eventTypes).optional(),
  urgency: listed(urgencyLevels).optional(),
  /** Part of the name of a place, and of a source. */
  place: words.optional(),
  source: words.optional(),
  /** Both included. */
  from: bound(false).optional(),
  to: bound(true).optional(),
};

export const EventFilter = z.strictObject(filterFields);
export type EventFilter = z.output<typeof EventFilter>;

export const SearchReply = z.object({
  /** Newest first. */
  events: z.array(Event),
  /** How many there are in all. */
  total: z.int(),
  /** What to send as `before` for the next page; null after the last one. */
  next: z.string().nullable(),
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
