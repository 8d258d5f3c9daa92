import { z } from 'zod';
import { Side } from './sources.ts';

/** Since when news may be missing; null if unknown. */
const since = z.iso.datetime().nullable();

/** A reason why the timeline may miss events. Lists are sorted by severity, in this order. */
export const HealthIssue = z.discriminatedUnion('kind', [
  /** The disk is full: nothing can be stored. */
  z.object({ kind: z.literal('full'), since }),
  /** The database does not answer: nothing can be stored. */
  z.object({ kind: z.literal('database'), since }),
  /** This server is behind the log. */
  z.object({ kind: z.literal('behind'), since }),
  /** These official alert channels cannot be read. */
  z.object({ kind: z.literal('alerts'), since, names: z.array(z.string()) }),
  /** No feed can be read, or none is configured. `since`: the last successful read. */
  z.object({ kind: z.literal('dark'), since, total: z.int() }),
  /** No scan has finished within two scan intervals. `since`: the end of the last scan. */
  z.object({ kind: z.literal('late'), since }),
  /** Scheduled scans are disabled. `since`: the end of the last scan. */
  z.object({ kind: z.literal('off'), since }),
  /** No source of these sides can be read. `since`: the last successful read of one. */
  z.object({ kind: z.literal('side'), since, sides: z.array(Side) }),
  /** Less than half of the feeds can be read. */
  z.object({ kind: z.literal('few'), since, read: z.int(), total: z.int() }),
  /** The reader could not read this many reports; it tries again with each scan. For administrators only. */
  z.object({ kind: z.literal('unread'), since, reports: z.int() }),
  /** Free disk space is below the threshold `below`, in megabytes. For administrators only. */
  z.object({ kind: z.literal('low'), since, below: z.int() }),
]);
export type HealthIssue = z.infer<typeof HealthIssue>;

/** The issues that visitors see; the others are for administrators only. */
export const publicHealthIssues = (healthIssues: readonly HealthIssue[]): HealthIssue[] =>
  healthIssues.filter(({ kind }) => kind !== 'low' && kind !== 'unread');
