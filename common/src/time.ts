import { z } from 'zod';
import { call } from './call.ts';
import { EventsReply } from './events.ts';
import { Id } from './kit.ts';

/** A past time, as in links; any offset is accepted. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The query of calls that can return the state at a past time. Defaults to now. */
export const AtMoment = z.strictObject({ at: Moment.optional() });

/** The state of `GET /api/events` at a past time. */
export const AsOfReply = EventsReply.extend({
  at: z.iso.datetime(),
  /**
   * The number of events that were in the list and have been erased, or hidden from the reader, since; not part of
   * `totalCount`.
   */
  removed: z.int().nonnegative(),
  /** The ids of listed events that are no longer listed now: merged since or, for administrators, hidden. */
  withdrawn: z.array(z.string()),
});
export type AsOfReply = z.infer<typeof AsOfReply>;

/** One change of an event. */
export const HistoryEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** 'the feeds', 'the archive' or 'an administrator'; administrators see the username. */
  by: z.string(),
  /** A sentence without a full stop. */
  what: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const timeCalls = {
  /** The newest events as of a past time. */
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
