import { z } from 'zod';
import { Side } from './sources.ts';

/** From when on news may be missing; null where nobody knows. */
const since = z.iso.datetime().nullable();

/** A reason why a quiet timeline need not mean a quiet world. In lists the gravest stands first, as it does here. */
export const HealthIssue = z.discriminatedUnion('kind', [
  /** There is no space to write: nothing is kept, and nothing new is known. */
  z.object({ kind: z.literal('full'), since }),
  /** The database does not answer: nothing is kept, and nothing new is known. */
  z.object({ kind: z.literal('database'), since }),
  /** This server has not caught up with the log. */
  z.object({ kind: z.literal('behind'), since }),
  /** None of all feeds can be read; there may be no feed at all. `since`: when one last was. */
  z.object({ kind: z.literal('dark'), since, total: z.int() }),
  /** No scan has finished when the next but one was due. `since`: when one last did. */
  z.object({ kind: z.literal('late'), since }),
  /** Scans by the clock are turned off. `since`: when the last one finished. */
  z.object({ kind: z.literal('off'), since }),
  /** Of these sides of the conflict no source can be read. `since`: when one last was. */
  z.object({ kind: z.literal('side'), since, sides: z.array(Side) }),
  /** Less than half of the feeds can be read. */
  z.object({ kind: z.literal('few'), since, read: z.int(), total: z.int() }),
  /** There is less free space than the operator wants: for administrators alone. `below` is in megabytes. */
  z.object({ kind: z.literal('low'), since, below: z.int() }),
]);
export type HealthIssue = z.infer<typeof HealthIssue>;

/** What is said to everyone; the rest is for administrators, who can do something about it. */
export const publicHealthIssues = (impairments: readonly HealthIssue[]): HealthIssue[] =>
  impairments.filter(({ kind }) => kind !== 'low');
