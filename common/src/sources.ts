import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';

/** `unread` until the first scan; `failing` while its feed cannot be read. */
export const SourceStatus = z.enum(['active', 'failing', 'unread']);
export type SourceStatus = z.infer<typeof SourceStatus>;

/** Whose voice a publisher is in this conflict: one of the two sides, or neither. */
export const Side = z.enum(['israeli', 'iranian', 'third']);
export type Side = z.infer<typeof Side>;

/** A publisher whose feed is read. */
export const Source = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  status: SourceStatus,
  /** Percent. */
  reliability: z.int().min(0).max(100).default(100),
  side: Side,
  /** When its feed was last read with success. */
  lastUpdate: z.iso.datetime().nullable(),
  /** Why it is failing, in a sentence, and since when. */
  fault: z.string().nullable(),
  failingSince: z.iso.datetime().nullable(),
});
export type Source = z.infer<typeof Source>;

/** The part of a source that a scan changes. */
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
  /** What the form sends; what a source really is, its next reading tells. */
  status: z.string().max(20).optional(),
  reliability: z.int().min(0).max(100).default(100),
  side: Side.default('third'),
});
export type NewSource = z.infer<typeof NewSource>;

/** How one feed answered a test. */
export const SourceVerdict = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  success: z.boolean(),
  /** Items that could be read. */
  items: z.int(),
  /** Why it could not be read, in a sentence. */
  error: z.string().nullable(),
  ms: z.int(),
});
export type SourceVerdict = z.infer<typeof SourceVerdict>;

export const sourceCalls = {
  sources: call({ method: 'GET', path: '/api/sources', access: 'anyone', reply: z.array(Source) }),
  addSource: call({ method: 'POST', path: '/api/sources', access: 'admin', body: NewSource, reply: Source }),
  removeSource: call({ method: 'DELETE', path: '/api/sources/:id', access: 'admin', params: Id, reply: Done }),
  /** Reads every feed and keeps nothing of it but how it went. */
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
