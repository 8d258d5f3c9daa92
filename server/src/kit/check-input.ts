import { firstIssue, inSentences } from '@vigil/common/sentences';
import type { z } from 'zod';
import { Fault } from './fault.ts';

/** What the schema makes of a value; throws a `Fault` with the sentence for what is wrong with it. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, inSentences);
  if (parsed.success) return parsed.data;
  throw new Fault('badInput', firstIssue(parsed.error.issues)?.message);
}
