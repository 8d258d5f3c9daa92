import { z } from 'zod';
import { call } from './call.ts';
import { marks } from './confirmation.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';
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

/** What all rows of one figure come to: `value` and `by` are the latest, `range` is left out where all agree. */
export const Tally = Figure.extend({
  range: z.string().optional(),
  isDisputed: z.boolean().optional(),
  rows: z.int().positive(),
});
export type Tally = z.infer<typeof Tally>;

/** When an administrator last put something right, and why. */
export const Corrected = z.object({ at: z.iso.datetime(), reason: z.string() });
export type Corrected = z.infer<typeof Corrected>;

/** Degrees, WGS 84. */
export const Place = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Place = z.infer<typeof Place>;

/** Who judged type, urgency and place: the rules, a model, an admin, or the authors of the archive. */
export const JudgedBy = z.enum(['rules', 'model', 'admin', 'archive']);
export type JudgedBy = z.infer<typeof JudgedBy>;

/** The languages besides English that are read. */
export const TitleLanguage = z.enum(['ar', 'he', 'fa']);

/** What an event says, however it came about. Times are ISO 8601 in UTC. */
export const EventContent = z.object({
  title: z.string(),
  /** The language of the title; left out for English. */
  lang: TitleLanguage.optional(),
  /** What a title in another language tells, by rule: 'Iran · missile attack · Haifa'. Empty once the title is corrected or erased. */
  gloss: z.string().optional(),
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

export type EventContent = z.infer<typeof EventContent>;

/** An event as the timeline shows it. */
export const Event = EventContent.extend({
  id: z.string(),
  /** The number of the last change that this state includes. */
  seq: z.int().nonnegative(),
  /** Distinct publishers, and for each the link of its first report: two lists of one length. */
  sources: z.array(z.string()),
  sourceUrls: z.array(z.string()),
  sourceCount: z.int().nonnegative(),
  /** How many independent origins stand behind the reports. */
  originCount: z.int().nonnegative(),
  /** Who claims it, who denies it, and whether that makes it confirmed. */
  marks: z.array(z.enum(marks)),
  figures: z.array(Tally),
  corrected: Corrected.optional(),
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

const allRequired = 'All fields are required for manual event creation';
const whenLeftOut = { error: whenMissing(allRequired) };
const needed = (longest: number) => z.string(whenLeftOut).trim().min(1, allRequired).max(longest);

/** A list as a person writes it: trimmed, without empty items. */
const listOf = (item: z.ZodType<string, string>, longest: number) =>
  z
    .array(z.string().max(limits.url))
    .max(longest)
    .default([])
    .transform((items) => items.map((one) => one.trim()).filter((one) => one !== ''))
    .pipe(z.array(item));

/** A list whose places count, as those of sources and their links: trimmed, empty where nothing belongs to a place, also at its end. */
const placesOf = (item: z.ZodType<string, string>, longest: number) =>
  z
    .array(z.string().max(limits.url))
    .max(longest)
    .default([])
    .transform((items) => items.map((one) => one.trim()))
    .pipe(z.array(item));

const WebAddressOrNone = z
  .string()
  .refine((link) => link === '' || WebAddress.safeParse(link).success, 'Please enter a valid http(s) address');

/** Clocks differ by so much. An event that is dated further ahead has not happened. */
export const maxAheadMs = 10 * 60_000;

/** An event that an administrator writes. */
export const ManualEvent = z.strictObject({
  title: needed(limits.title),
  summary: needed(limits.summary),
  eventType: z.enum(eventTypes, whenLeftOut),
  urgencyLevel: z.enum(urgencyLevels, whenLeftOut),
  location: needed(limits.location),
  /** The link at a place belongs to the source at that place: see `pairsOf`. */
  sources: placesOf(z.string().max(limits.sourceName), limits.entries),
  sourceUrls: placesOf(WebAddressOrNone, limits.entries),
  imageUrls: listOf(z.string(), limits.entries),
  videoUrls: listOf(WebAddress, limits.entries),
  /** Taken from the sources, whatever is sent. */
  sourceCount: z.number().optional(),
  /** Now when left out; refused when it lies ahead of the server's clock by more than `maxAheadMs`. */
  timestamp: z.iso.datetime({ offset: true }).optional(),
});
export type ManualEvent = z.infer<typeof ManualEvent>;

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
  createEvent: call({ method: 'POST', path: '/api/events', access: 'admin', body: ManualEvent, reply: Event }),
  /** Where an event of this location will stand on the map; null where it is not found there. */
  locate: call({
    method: 'GET',
    path: '/api/admin/locate',
    access: 'admin',
    query: z.strictObject({ location: z.string().trim().min(1).max(limits.location) }),
    reply: z.object({ found: z.object({ location: z.string(), place: Place }).nullable() }),
  }),
  /** Scans now and answers when the scan is done. A refusal may carry a `suggestion`. */
  refresh: call({
    method: 'POST',
    path: '/api/events/breaking-news',
    access: 'admin',
    reply: z.object({ newEvents: z.int() }),
  }),
  hideEvent: call({ method: 'DELETE', path: '/api/admin/events/:id', access: 'admin', params: Id, reply: Done }),
  restoreEvent: call({
    method: 'PUT',
    path: '/api/admin/events/:id/restore',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
  /** For good. */
  eraseEvent: call({
    method: 'DELETE',
    path: '/api/admin/events/:id/hard',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
  removeImage: call({
    method: 'DELETE',
    path: '/api/events/:id/images',
    access: 'admin',
    params: Id,
    body: z.strictObject({ imageUrl: z.string().min(1).max(limits.url) }),
    reply: Done,
  }),
};
