import { z } from 'zod';
import { call } from './call.ts';

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

export const sourceCalls = {
  sources: call({ method: 'GET', path: '/api/sources', access: 'anyone', reply: z.array(Source) }),
};
