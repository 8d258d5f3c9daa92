import { z } from 'zod';
import { call } from './call.ts';
import { EventType, UrgencyLevel } from './events.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { Delay } from './latency.ts';
import { limits } from './limits.ts';

/** `unread` until the first scan; `failing` while its feed cannot be read. */
export const SourceStatus = z.enum(['active', 'failing', 'unread']);
export type SourceStatus = z.infer<typeof SourceStatus>;

/** The side that a publisher belongs to, or neither. */
export const Side = z.enum(['israeli', 'iranian', 'third']);
export type Side = z.infer<typeof Side>;

/** What is read of a source. `server/src/pipeline/kinds` has a folder for each kind. */
export const sourceKinds = ['feed', 'telegram', 'bluesky', 'mastodon', 'youtube', 'sitemap', 'oref', 'cap'] as const;
export const SourceKind = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof SourceKind>;

/** Kinds on which accounts post unedited: a post is a claim of its account, and confirms nothing. */
export const channelKinds: ReadonlySet<SourceKind> = new Set(['telegram', 'bluesky', 'mastodon', 'youtube']);

/** Official alert channels, which are read each second: the JSON of Israel's Home Front Command, and CAP 1.2. */
export const alertKinds: ReadonlySet<SourceKind> = new Set(['oref', 'cap']);

/**
 * The language in which most items of a source are written: a BCP 47 tag, `und` if it is not known. `isRead` is false if
 * Vigil's rules read no such texts.
 */
export const SourceLanguage = z.object({ tag: z.string(), isRead: z.boolean() });
export type SourceLanguage = z.infer<typeof SourceLanguage>;

/** A publisher with a feed. */
export const Source = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  status: SourceStatus,
  /** Percent. */
  reliability: z.int().min(0).max(100).default(100),
  side: Side,
  kind: SourceKind.default('feed'),
  /** It speaks for a government or an army. */
  official: z.boolean().default(false),
  /** The last successful read. */
  lastUpdate: z.iso.datetime().nullable(),
  /** Why it is failing, as a sentence, and since when. */
  fault: z.string().nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** An administrator has paused it: it is not read. */
  paused: z.boolean().default(false),
  /** Null until enough of it was read. */
  language: SourceLanguage.nullable().default(null),
});
export type Source = z.infer<typeof Source>;

/** The fields of a source that a scan changes. */
export const SourceState = Source.pick({ id: true, status: true, lastUpdate: true, fault: true, failingSince: true });
export type SourceState = z.infer<typeof SourceState>;

export const missingSourceParts = 'Please provide both source name and URL';

const given = z
  .string({ error: whenMissing(missingSourceParts) })
  .trim()
  .min(1, missingSourceParts);

export const NewSource = z.strictObject({
  name: given.max(limits.sourceName),
  url: given.pipe(WebAddress),
  /** Sent by the form and ignored: the next read sets the status. */
  status: z.string().max(20).optional(),
  reliability: z.int().min(0).max(100).default(100),
  side: Side.default('third'),
  official: z.boolean().default(false),
  /** Left out, it is told by the address and by what its server sends. */
  kind: SourceKind.optional(),
});
export type NewSource = z.infer<typeof NewSource>;

/** Missing fields stay unchanged. A new address without a kind is told by what its server sends. */
export const SourceChange = z.strictObject({
  name: given.max(limits.sourceName).optional(),
  url: given.pipe(WebAddress).optional(),
  reliability: z.int().min(0).max(100).optional(),
  side: Side.optional(),
  official: z.boolean().optional(),
  kind: SourceKind.optional(),
  paused: z.boolean().optional(),
});
export type SourceChange = z.infer<typeof SourceChange>;

/** The test result of one feed. */
export const SourceVerdict = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  success: z.boolean(),
  /** The number of readable items. */
  items: z.int(),
  /** Why it could not be read, as a sentence; null on success. */
  error: z.string().nullable(),
  ms: z.int(),
});
export type SourceVerdict = z.infer<typeof SourceVerdict>;

/** An item of a probed address. `judgement` is missing for official alerts, which are not judged by their words. */
export const ProbedItem = z.object({
  title: z.string(),
  link: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  judgement: z
    .object({
      relevant: z.boolean(),
      /** Why it is relevant or not. */
      reason: z.string(),
      eventType: EventType,
      urgencyLevel: UrgencyLevel,
      location: z.string(),
    })
    .optional(),
});
export type ProbedItem = z.infer<typeof ProbedItem>;

/** What stands behind an address that is not on the list. */
export const SourceProbe = z.object({
  /** What would be read. */
  url: z.string(),
  kind: SourceKind,
  /** Of a web page that names several feeds, all of them; none is read then. */
  feeds: z.array(z.object({ url: z.string(), title: z.string() })),
  /** The number of readable items, and the first three. */
  items: z.int(),
  first: z.array(ProbedItem).max(3),
  /** Why it cannot be read, as a sentence; null where it can, or where a feed is to be chosen. */
  error: z.string().nullable(),
});
export type SourceProbe = z.infer<typeof SourceProbe>;

/** An address as it is typed: without a scheme it is of https. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/** How a feed is doing, for administrators. */
export const FeedFigures = z.object({
  id: z.string(),
  /** The next planned reading, which may be past; null if only a scan reads it, or nothing does. */
  nextReadAt: z.iso.datetime().nullable(),
  /** The date of its newest item, as its publisher gives it. */
  newestAt: z.iso.datetime().nullable(),
  /** New items a day over the last seven days, by their dates; null before the first. */
  itemsPerDay: z.number().nullable(),
  /** From publication to the open tabs, in milliseconds: its last hundred reports on this server; null without any. */
  delay: Delay.nullable(),
});
export type FeedFigures = z.infer<typeof FeedFigures>;

export const sourceCalls = {
  sources: call({ method: 'GET', path: '/api/sources', access: 'anyone', reply: z.array(Source) }),
  addSource: call({ method: 'POST', path: '/api/sources', access: 'admin', body: NewSource, reply: Source }),
  /** Reads an address and stores nothing. */
  probeSource: call({
    method: 'POST',
    path: '/api/admin/probe-source',
    access: 'admin',
    body: z.strictObject({ url: given.transform(withScheme).pipe(WebAddress), kind: SourceKind.optional() }),
    reply: SourceProbe,
  }),
  /** A changed address is read at once, and so is a source that is no longer paused. */
  changeSource: call({
    method: 'PUT',
    path: '/api/sources/:id',
    access: 'admin',
    params: Id,
    body: SourceChange,
    reply: Source,
  }),
  removeSource: call({ method: 'DELETE', path: '/api/sources/:id', access: 'admin', params: Id, reply: Done }),
  feedFigures: call({ method: 'GET', path: '/api/admin/feeds', access: 'admin', reply: z.array(FeedFigures) }),
  /** Reads one feed and stores the result of reading only, no items. */
  testSource: call({
    method: 'POST',
    path: '/api/admin/test-sources/:id',
    access: 'admin',
    params: Id,
    reply: SourceVerdict,
  }),
  /** The same for every feed that is not paused. Administrators' tabs receive each result as `source-tested`. */
  testSources: call({
    method: 'POST',
    path: '/api/admin/test-sources',
    access: 'admin',
    reply: z.object({
      summary: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
      results: z.array(SourceVerdict),
    }),
  }),
};
