import { z } from 'zod';
import { call } from './call.ts';
import { EventsReply } from './events.ts';
import { Id } from './kit.ts';

/** A moment of the past, as a link keeps it; any offset is understood. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The query of calls that can tell what was the latest at a moment. Now when left out. */
export const AtMoment = z.strictObject({ at: Moment.optional() });

/** What `GET /api/events` answered at a moment. */
export const AsOfReply = EventsReply.extend({
  at: z.iso.datetime(),
  /** How many events stood there that were erased since, or hidden from the reader since: `totalCount` leaves them out. */
  removed: z.int().nonnegative(),
  /** The events of this answer that no longer stand there by themselves: merged since or, for administrators, hidden. */
  withdrawn: z.array(z.string()),
});
export type AsOfReply = z.infer<typeof AsOfReply>;

/** One thing that happened to an event. */
export const HistoryEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** 'the feeds', 'the archive', 'an administrator'; to administrators the name of that person. */
  by: z.string(),
  /** A sentence without its full stop. */
  what: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const timeCalls = {
  /** The newest events as they were known at a moment. */
  eventsAsOf: call({
    method: 'GET',
    path: '/api/events/as-of',
    access: 'anyone',
    query: z.strictObject({ at: Moment }),
    reply: AsOfReply,
  }),
  /** Oldest first. */
  eventHistory: call({
    method: 'GET',
    path: '/api/events/:id/history',
    access: 'anyone',
    params: Id,
    reply: z.array(HistoryEntry),
  }),
};
