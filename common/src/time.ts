import { z } from 'zod';
import { ThreatLevel, UnknownLevel } from './analysis.ts';
import { call } from './call.ts';
import { EventsReply, urgencyLevels } from './events.ts';
import { Id } from './kit.ts';
import { Moment } from './moment.ts';
import { RaisedBy, ThreatTrend } from './threat.ts';

/** Which events a past time shows: those known then, or all of up to then that are known now. */
const knowledge = ['then', 'now'] as const;

/** The threat level of a past time, by the rules of the present. Whether feeds were read then is not stored. */
export const PastThreat = z.object({
  /** `unknown` if no event of the 24 hours before is known. */
  level: z.union([ThreatLevel, UnknownLevel]),
  /** A sentence without its full stop. */
  reason: z.string(),
  raisedBy: z.array(RaisedBy),
  /** Null while the level is unknown. */
  trend: ThreatTrend.nullable(),
  /** The time of the newest event of then; null if there is none. */
  evidenceAt: z.iso.datetime().nullable(),
  /** The level at that event, while the level is unknown. */
  lastKnown: z.object({ level: ThreatLevel, at: z.iso.datetime() }).nullable(),
});
export type PastThreat = z.infer<typeof PastThreat>;

/** The state of `GET /api/events` at a past time. */
export const AsOfReply = EventsReply.extend({
  at: z.iso.datetime(),
  known: z.enum(knowledge),
  /** Of the events below, so that it agrees with them. */
  threat: PastThreat,
  /**
   * The number of events that were in the list and have been erased, or hidden from the reader, since; not part of
   * `totalCount`.
   */
  removed: z.int().nonnegative(),
  /** The ids of listed events that are no longer listed now: merged since or, for administrators, hidden. */
  withdrawn: z.array(z.string()),
});
export type AsOfReply = z.infer<typeof AsOfReply>;

/** How many events there are of each month, and from when on Vigil knows what was known. */
export const Density = z.object({
  /** Each month from that of the first event to that of the last one, by the time of the events, UTC. */
  months: z.array(
    z.object({
      /** '2025-06' */
      month: z.string(),
      counts: z.record(z.enum(urgencyLevels), z.int().nonnegative()),
    }),
  ),
  /** The time of the first change of the log; null if there is none. Before it nothing was known here. */
  knownFrom: z.iso.datetime().nullable(),
});
export type Density = z.infer<typeof Density>;

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
  /**
   * The newest events as of a past time. `known`: `then`, the list that was served then; `now`, the events of up to then as
   * they are known now, also from before the log begins.
   */
  eventsAsOf: call({
    method: 'GET',
    path: '/api/events/as-of',
    access: 'anyone',
    query: z.strictObject({ at: Moment, known: z.enum(knowledge).default('then') }),
    reply: AsOfReply,
  }),
  /** The number of events by month, as the reader sees them now. */
  eventDensity: call({ method: 'GET', path: '/api/events/density', access: 'anyone', reply: Density }),
  /** Oldest first. */
  eventHistory: call({
    method: 'GET',
    path: '/api/events/:id/history',
    access: 'anyone',
    params: Id,
    reply: z.array(HistoryEntry),
  }),
};
