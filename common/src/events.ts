import { z } from 'zod';
import { call } from './call.ts';
import { byNewest, eventsLimit, eventTypes, urgencyLevels } from './listing.ts';

export { byNewest, eventsLimit, eventTypes, urgencyLevels };

export const EventType = z.enum(eventTypes);
export type EventType = z.infer<typeof EventType>;

export const UrgencyLevel = z.enum(urgencyLevels);
export type UrgencyLevel = z.infer<typeof UrgencyLevel>;

/** True when `a` presses more than `b`. */
export function isMoreUrgent(a: UrgencyLevel, b: UrgencyLevel): boolean {
  return urgencyLevels.indexOf(a) < urgencyLevels.indexOf(b);
}

/** A number somebody gave: what it counts, its value in the words of the report, and who says so. */
export const Figure = z.object({ what: z.string(), value: z.string(), by: z.string() });
export type Figure = z.infer<typeof Figure>;

/** Degrees, WGS 84. */
export const Place = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Place = z.infer<typeof Place>;

/** Who judged type, urgency and place: the rules, a model, an admin, or the authors of the archive. */
export const JudgedBy = z.enum(['rules', 'model', 'admin', 'archive']);
export type JudgedBy = z.infer<typeof JudgedBy>;

/** What an event says, however it came about. Times are ISO 8601 in UTC. */
export const EventContent = z.object({
  title: z.string(),
  summary: z.string(),
  location: z.string(),
  place: Place.nullable(),
  eventType: EventType,
  urgencyLevel: UrgencyLevel,
  /** When it happened or was first published; the time of arrival when no report has a usable date. */
  timestamp: z.iso.datetime(),
  /** `time`: to the minute. `day`: only the day is known. `none`: no report is dated, timestamp is the arrival. */
  precision: z.enum(['time', 'day', 'none']),
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  figures: z.array(Figure),
  judgedBy: JudgedBy,
  /** True for a documented event of the past that was not read from a feed. */
  archived: z.boolean(),
});

/** An event as the timeline shows it. */
export const Event = EventContent.extend({
  id: z.string(),
  /** The number of the last change that this state includes. */
  seq: z.int().nonnegative(),
  /** Distinct publishers, and for each the link of its first report: two lists of one length. */
  sources: z.array(z.string()),
  sourceUrls: z.array(z.string()),
  sourceCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type Event = z.infer<typeof Event>;

export const EventsReply = z.object({
  events: z.array(Event),
  totalCount: z.int(),
  totalDisplayed: z.int(),
  /** The log that `seq` counts in; another epoch means another log. */
  epoch: z.string(),
  /** Everything up to this change is included. */
  seq: z.int(),
});
export type EventsReply = z.infer<typeof EventsReply>;

export const eventCalls = {
  events: call({
    method: 'GET',
    path: '/api/events',
    access: 'anyone',
    query: z.strictObject({
      page: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(eventsLimit).default(eventsLimit),
    }),
    reply: EventsReply,
  }),
};
