import { z } from 'zod';
import { call } from './call.ts';
import { marks } from './confirmation.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';
import { byNewest, eventsLimit, eventTypes, hasMovedOn, listedAt, urgencyLevels } from './listing.ts';
import { Move, maxMoves } from './move.ts';

export { byNewest, eventsLimit, eventTypes, hasMovedOn, listedAt, Move, maxMoves, urgencyLevels };

export const EventType = z.enum(eventTypes);
export type EventType = z.infer<typeof EventType>;

export const UrgencyLevel = z.enum(urgencyLevels);
export type UrgencyLevel = z.infer<typeof UrgencyLevel>;

/** Returns true if `a` is more urgent than `b`. */
export function isMoreUrgent(a: UrgencyLevel, b: UrgencyLevel): boolean {
  return urgencyLevels.indexOf(a) < urgencyLevels.indexOf(b);
}

/** A number from a report: what it counts, its value as text, and who gave it. */
export const Figure = z.object({ what: z.string(), value: z.string(), by: z.string() });
export type Figure = z.infer<typeof Figure>;

/** A figure over all its rows: `value` and `by` are the latest; `range` is missing if all rows agree. */
export const Tally = Figure.extend({
  range: z.string().optional(),
  isDisputed: z.boolean().optional(),
  rows: z.int().positive(),
});
export type Tally = z.infer<typeof Tally>;

/** The last correction by an administrator. */
export const Corrected = z.object({ at: z.iso.datetime(), reason: z.string() });
export type Corrected = z.infer<typeof Corrected>;

/** Degrees, WGS 84. */
export const Place = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Place = z.infer<typeof Place>;

/**
 * What decided type, urgency and place: the built-in reader, a language model, an administrator, or the archive; rules, in earlier versions
 * and of official alerts.
 */
export const JudgedBy = z.enum(['reader', 'rules', 'model', 'admin', 'archive']);
export type JudgedBy = z.infer<typeof JudgedBy>;

/** The supported languages besides English. */
export const TitleLanguage = z.enum(['ar', 'he', 'fa']);

/** An earlier event that a new one is possibly the same as, with the probability that it is. */
export const PossiblySame = z.object({
  eventId: z.string(),
  probability: z.number().min(0).max(1),
  /** A model was asked and could not tell either. */
  modelUnsure: z.literal(true).optional(),
});
export type PossiblySame = z.infer<typeof PossiblySame>;

/** A place under an official alert, drawn as a circle. */
export const AlertArea = z.object({ name: z.string(), place: Place, radiusKm: z.number().positive() });
export type AlertArea = z.infer<typeof AlertArea>;

/** The end of a danger: neither an attack nor an alarm, of any urgency. */
export const ReliefKind = z.enum(['all-clear', 'ceasefire']);
export type ReliefKind = z.infer<typeof ReliefKind>;

/** The contents of an event. Times are ISO 8601 in UTC. */
export const EventContent = z.object({
  title: z.string(),
  /** The language of the title; missing for English. */
  lang: TitleLanguage.optional(),
  /**
   * An English summary of a title in another language, by rule: 'Iran · missile attack · Haifa'. Empty once the title
   * is corrected or erased.
   */
  gloss: z.string().optional(),
  /** Set if the gloss is a model's translation of the title. */
  glossBy: z.literal('model').optional(),
  summary: z.string(),
  location: z.string(),
  place: Place.nullable(),
  eventType: EventType,
  urgencyLevel: UrgencyLevel,
  /** When the event happened or was first published; the time of arrival if no report has a usable date. */
  timestamp: z.iso.datetime(),
  /**
   * `time`: exact to the minute. `day`: only the day is known. `none`: no report has a date, `timestamp` is the
   * arrival.
   */
  precision: z.enum(['time', 'day', 'none']),
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  figures: z.array(Figure),
  judgedBy: JudgedBy,
  /** True for a documented past event that was not read from a feed. */
  archived: z.boolean(),
  /** Earlier events that it was not joined to in doubt, the most probable first; missing if there was no doubt. */
  possiblySame: z.array(PossiblySame).max(2).optional(),
  /** The places that are under alert, as of `updatedAt`; empty after the all-clear, missing for what is no alert. */
  alertAreas: z.array(AlertArea).max(200).optional(),
});

export type EventContent = z.infer<typeof EventContent>;

/** An event as the timeline shows it. */
export const Event = EventContent.extend({
  id: z.string(),
  /** The sequence number of the last change that is included. */
  seq: z.int().nonnegative(),
  /** Distinct publishers and the link of the first report of each: two lists of the same length. */
  sources: z.array(z.string()),
  sourceUrls: z.array(z.string()),
  sourceCount: z.int().nonnegative(),
  /** The number of independent origins of the reports. */
  originCount: z.int().nonnegative(),
  /** Which sides claim or deny the event, and whether it is confirmed. */
  marks: z.array(z.enum(marks)),
  figures: z.array(Tally),
  corrected: Corrected.optional(),
  /**
   * The kind of act that the reports state, such as `attack`; where it is not done with its reality, such as `attack denied`. Missing if
   * they state none. Computed when the event is read.
   */
  trigger: z.string().optional(),
  /** Missing for all other events. */
  kind: ReliefKind.optional(),
  /** What later reports added, oldest first; missing if none added anything. One report can have several of one time. */
  moves: z.array(Move).max(maxMoves).optional(),
  /**
   * How many alert steps it has moved by; missing for none. A step: the first deaths or injured, twice as many or ten more than
   * at the last step, the first impact, a higher urgency.
   */
  step: z.int().positive().optional(),
  /** When its newest report was published; missing for one without dated reports. */
  evidenceAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type Event = z.infer<typeof Event>;

export const EventsReply = z.object({
  events: z.array(Event),
  totalCount: z.int(),
  totalDisplayed: z.int(),
  /** Identifies the log that `seq` counts in. */
  epoch: z.string(),
  /** The sequence number of the last change that is included. */
  seq: z.int(),
});
export type EventsReply = z.infer<typeof EventsReply>;

const allRequired = 'All fields are required for manual event creation';
const whenLeftOut = { error: whenMissing(allRequired) };
const needed = (longest: number) => z.string(whenLeftOut).trim().min(1, allRequired).max(longest);

/** A list as entered in a form: items are trimmed, empty ones removed. */
const listOf = (item: z.ZodType<string, string>, longest: number) =>
  z
    .array(z.string().max(limits.url))
    .max(longest)
    .default([])
    .transform((items) => items.map((one) => one.trim()).filter((one) => one !== ''))
    .pipe(z.array(item));

/** A list in which positions matter, such as sources and their links: items are trimmed, empty ones kept. */
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

/** Maximum clock difference. Events dated further in the future are rejected. */
export const maxAheadMs = 10 * 60_000;

/** An event that an administrator writes. */
export const ManualEvent = z.strictObject({
  title: needed(limits.title),
  summary: needed(limits.summary),
  eventType: z.enum(eventTypes, whenLeftOut),
  urgencyLevel: z.enum(urgencyLevels, whenLeftOut),
  location: needed(limits.location),
  /** Each link belongs to the source at the same index: see `pairsOf`. */
  sources: placesOf(z.string().max(limits.sourceName), limits.entries),
  sourceUrls: placesOf(WebAddressOrNone, limits.entries),
  imageUrls: listOf(z.string(), limits.entries),
  videoUrls: listOf(WebAddress, limits.entries),
  /** Ignored: the count is computed from the sources. */
  sourceCount: z.number().optional(),
  /** Defaults to now. Rejected if it is later than the server's clock by more than `maxAheadMs`. */
  timestamp: z.iso.datetime({ offset: true }).optional(),
});
export type ManualEvent = z.infer<typeof ManualEvent>;

/** The ids of several events. */
const Ids = z.object({ ids: z.array(z.string().min(1).max(limits.id)).min(1).max(limits.bulk) });

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
  /** Multipart: `eventData` (a `ManualEvent` in JSON) and the files, which are added to its pictures and videos. */
  createEventWithMedia: call({
    method: 'POST',
    path: '/api/admin/events',
    access: 'admin',
    sending: 'form',
    body: ManualEvent,
    reply: Event,
  }),
  createEvent: call({ method: 'POST', path: '/api/events', access: 'admin', body: ManualEvent, reply: Event }),
  /** The coordinates for a location; null if it is not in the gazetteer. */
  locate: call({
    method: 'GET',
    path: '/api/admin/locate',
    access: 'admin',
    query: z.strictObject({ location: z.string().trim().min(1).max(limits.location) }),
    reply: z.object({ found: z.object({ location: z.string(), place: Place }).nullable() }),
  }),
  /** Scans now and replies when the scan has finished. An error can carry a `suggestion`. */
  refresh: call({
    method: 'POST',
    path: '/api/events/breaking-news',
    access: 'admin',
    reply: z.object({ newEvents: z.int() }),
  }),
  hideEvent: call({ method: 'DELETE', path: '/api/admin/events/:id', access: 'admin', params: Id, reply: Done }),
  /** Hides several events at once. Replies with those that were shown before. */
  hideEvents: call({
    method: 'POST',
    path: '/api/admin/events/hide',
    access: 'admin',
    body: Ids.strict(),
    reply: z.object({ ids: z.array(z.string()) }),
  }),
  /** Replies with those that were hidden before. */
  restoreEvents: call({
    method: 'POST',
    path: '/api/admin/events/restore',
    access: 'admin',
    body: Ids.strict(),
    reply: z.object({ ids: z.array(z.string()) }),
  }),
  /** A page of all hidden events, those that were hidden last first. */
  hiddenEvents: call({
    method: 'GET',
    path: '/api/admin/events/hidden',
    access: 'admin',
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ events: z.array(Event), total: z.int() }),
  }),
  restoreEvent: call({
    method: 'PUT',
    path: '/api/admin/events/:id/restore',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
  /** Permanent. */
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
