import { firstIssue, inSentences } from '@vigil/common/sentences';
import type { z } from 'zod';
import { Fault } from './fault.ts';

/** What the schema makes of a value; throws a `Fault` with the sentence for what is wrong with it. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, inSentences);
  if (parsed.success) return parsed.data;
  throw new Fault('badInput', firstIssue(parsed.error.issues)?.message);
}

/** Parses the JSON that a form sends in one of its fields; throws a `Fault` where it is none. */
export function readJsonField(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault('badInput', `The field ${name} is not valid JSON.`, error);
  }
}
